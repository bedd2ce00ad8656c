/** What a file is. */
export interface Identity {
  /** The id of the format, such as `source_nav`; of a file that cannot be read the nearest one, or null. */
  format: string | null;
  family: string | null;
  variant: string | null;
  title: string | null;
  /** Why the file is taken for one of this format. */
  evidence: string;
  /** Why no format reads the file; absent where one does. */
  reason?: string;
  pointer?: string;
  offset?: number;
  length?: number;
  expected?: string;
  actual?: string;
  hint?: string;
}

/** A format that navspec knows. */
export interface Format {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly variants: readonly string[];
  readonly extensions: readonly string[];
}

/** A file that cannot be read, or a change that cannot be made. */
export class NavspecError extends Error {
  /** Why. */
  readonly reason: string;
  /** The place in the file as a JSON Pointer; empty for the whole file. */
  readonly pointer: string;
  readonly offset: number;
  readonly length: number;
  readonly expected: string;
  readonly actual: string;
  readonly hint: string;
  /** The code of the rule that the file breaks, if it has one. */
  readonly code: string;
}

/** A value of a file; numbers beyond 2^53 are BigInts, single bits are truth values. */
export type Value = number | bigint | boolean | Uint8Array | Value[] | { [name: string]: Value };

export type Column =
  | Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | BigUint64Array | BigInt64Array
  | Float32Array | Float64Array;

/** A new row: values by dotted field, or a number where the rows are numbers. */
export type Row = number | bigint | string | { readonly [field: string]: Row | Uint8Array | boolean | readonly (number | bigint)[] };

/** A file that was read. */
export class OpenFile {
  private constructor();
  readonly name: string;
  readonly format: string;
  readonly family: string;
  readonly variant: string;
  readonly title: string;
  readonly evidence: string;
  /** The keys of all tables: "" for the root, dotted paths for lists and optional parts. */
  readonly tables: readonly string[];
  /** Return the number of rows of a table in the whole file. */
  rows(table: string): number;
  /** Return what a pointer such as `/nodes/3/x` leads to; of a structure or list an object or array. */
  get(pointer: string): Value;
  /** Return the offset and length of what a pointer leads to; null for a derived value, which is not stored. */
  offset(pointer: string): [offset: number, length: number] | null;
  /**
   * Return a field of all rows of a table. The field is a dotted path, may lead to bits or to a derived value, and is empty where the
   * rows are numbers. Rows without the field have NaN.
   */
  column(table: string, field?: string): Column;
  /**
   * Store a value: a number, a truth value for a bit, bytes, or a text as on the command line (`0xFF`, the name of a member of an enum,
   * `12.5m`, `hex:00ff`). Throws `NavspecError` for what does not fit.
   */
  set(pointer: string, value: number | bigint | boolean | string | Uint8Array): void;
  /**
   * Insert rows before row `at` of a list. Fields without a value get the default of the spec; lists in new rows are empty. Counts,
   * parallel lists and references to later rows follow. For a list inside records, `parent` is the row around it, and `at` a position in
   * its list; for a list whose rows belong to slices of other rows, `parent` is the row that will own the new ones. Throws `NavspecError`,
   * with nothing changed, for what does not fit or cannot follow.
   */
  insert(table: string, at: number, rows: Row | readonly Row[], parent?: number): void;
  /** Remove rows of a list with everything in them. Throws `NavspecError`, with nothing changed, where other rows refer to them. */
  remove(table: string, rows: number | readonly number[]): void;
  /**
   * Return the bytes of the file; values that follow from others, padding and checksum follow changes, the first of these not with
   * `follow: false`. Throws `NavspecError` where the bytes would not read back as this file.
   */
  toBytes(options?: { readonly follow?: boolean }): Uint8Array;
}

/** The formats that navspec knows. */
export const formats: readonly Format[];

/** Return what a file is, by its bytes and its name. */
export function identify(bytes: Uint8Array, name?: string): Promise<Identity>;

/** Open a file of any known format. Throws `NavspecError` where no format reads it. */
export function open(bytes: Uint8Array, name?: string): Promise<OpenFile>;

/** A file to check. With `inFolder`, files of a set that are in one folder are checked as a set, and files that no format claims are left out. */
export interface CheckedFile {
  /** The path or name: some formats can only be told apart by it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly inFolder?: boolean;
}

/** What a rule has found. */
export interface Finding {
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly evidence: string;
  readonly message: string;
  readonly path: string;
  readonly pointer: string;
  readonly offset: number;
  readonly length: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly position: null;
  readonly related: readonly { readonly path: string; readonly pointer: string; readonly message: string; readonly position: null }[];
}

/** The result of a check, in the form of `navspec check --output-format json`. */
export interface Report {
  readonly schema_version: 1;
  readonly tool: { readonly name: string; readonly version: string; readonly profile: string };
  readonly inputs: readonly {
    readonly path: string;
    readonly size: number;
    readonly sha256: string;
    readonly format: string;
    readonly family: string;
    readonly variant: string;
    readonly status: "read" | "unreadable" | "unknown_format";
    readonly info: Readonly<Record<string, unknown>>;
  }[];
  readonly sets: readonly { readonly path: string; readonly family: string; readonly files: number; readonly missing: readonly string[]; readonly info: Readonly<Record<string, unknown>> }[];
  readonly summary: {
    readonly error: number;
    readonly warning: number;
    readonly info: number;
    readonly truncated: boolean;
    readonly rules: Readonly<Record<string, { readonly cases: number; readonly failed: number }>>;
  };
  readonly findings: readonly Finding[];
  readonly causes: readonly [];
  readonly skipped_rules: readonly { readonly code: string; readonly path: string; readonly reason: string; readonly not_asked: number }[];
  readonly suppressed: readonly [];
  readonly tool_errors: readonly string[];
}

/** How to check. */
export interface CheckOptions {
  /** The number of findings to keep of each rule in each file, 200 by default. */
  readonly most?: number;
  /** Whether to run the rules, as is done by default; without them the report says what the files are. */
  readonly withRules?: boolean;
  /**
   * Returns what a floating-point number, or a whole one beyond 2^53 (a BigInt), becomes in the report: a number by default, which
   * may lose the last digits of such a whole one, and does not show that 12.0 is a floating-point number.
   */
  readonly number?: (value: number | bigint) => unknown;
}

/** Check files by the rules that the specs declare. */
export function check(files: readonly CheckedFile[], options?: CheckOptions): Promise<Report>;

/** The version of navspec. */
export const VERSION: string;
