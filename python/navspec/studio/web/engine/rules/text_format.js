// Texts with values in braces, in the notation of Python's `str.format`: messages of rules are written so.

/** Return the digits of a finite number above 0, rounded half to even, and the exponent of the first of them. */
function decimal(value, digits) {
  const [mantissa, exponent] = value.toExponential(60).split("e");
  const all = mantissa.replace(".", "");
  if (digits >= all.length) return { digits: all, exponent: Number(exponent) };
  if (digits < 0) return { digits: "", exponent: Number(exponent) };
  const [kept, rest] = [all.slice(0, digits), all.slice(digits)];
  const isUp = rest[0] > "5" || (rest[0] === "5" && (/[1-9]/.test(rest.slice(1)) || Number(kept.at(-1) ?? 0) % 2 === 1));
  if (!isUp) return { digits: kept, exponent: Number(exponent) };
  const raised = String(BigInt(kept || "0") + 1n).padStart(digits, "0");
  return raised.length > digits ? { digits: digits ? raised.slice(0, digits) : "1", exponent: Number(exponent) + 1 } : { digits: raised, exponent: Number(exponent) };
}

const power = (exponent) => `e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;

function fixed(value, places) {
  if (value === 0) return places ? `0.${"0".repeat(places)}` : "0";
  const { exponent: first } = decimal(value, 60);
  const { digits, exponent } = decimal(value, first + 1 + places);
  if (!digits) return fixed(0, places);
  const padded = exponent >= 0 ? digits.padEnd(exponent + 1 + places, "0") : `${"0".repeat(-exponent)}${digits}`;
  const at = padded.length - places;
  return places ? `${padded.slice(0, at)}.${padded.slice(at)}` : padded;
}

function general(value, precision) {
  const wanted = Math.max(precision, 1);
  if (value === 0) return "0";
  const { digits, exponent } = decimal(value, wanted);
  const trimmed = digits.replace(/0+$/, "") || "0";
  if (exponent < -4 || exponent >= wanted) return `${trimmed[0]}${trimmed.length > 1 ? `.${trimmed.slice(1)}` : ""}${power(exponent)}`;
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${trimmed}`;
  const whole = trimmed.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const rest = trimmed.slice(exponent + 1);
  return rest ? `${whole}.${rest}` : whole;
}

const special = (value) => (Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf");

/** Return a float as Python shows it: 1.0, 1e+16, nan. */
export function showFloat(value) {
  if (!Number.isFinite(value)) return special(value);
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [mantissa, exponent] = value.toExponential().split("e");
  if (exponent < -4 || exponent >= 16) return `${mantissa}${power(Number(exponent))}`;
  const text = Math.abs(value) < 1e-6 ? fixed(Math.abs(value), Math.max(mantissa.replace(/[-.]/g, "").length - 1 - exponent, 1)) : String(Math.abs(value));
  return `${value < 0 ? "-" : ""}${text.includes(".") ? text : `${text}.0`}`;
}

/** Return a value of a kind (int, float, bool, text, list) as Python shows it. */
export function show(value, kind) {
  if (value === null || value === undefined) return "None";
  if (kind === "bool") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map((part) => show(part, "int")).join(", ")}]`;
  return typeof value === "number" && (kind === "float" || !Number.isInteger(value)) ? showFloat(value) : String(value);
}

const SPEC = /^(?:(.)?([<>=^]))?([-+ ])?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/;
const BASES = { x: 16, o: 8, b: 2 };

/** Return a value in the form that a specification such as `,` or `.4g` says. */
export function formatValue(value, kind, spec) {
  if (!spec) return show(value, kind);
  const [, fill, align, sign = "-", alternate, zero, width = "0", group, precision, type] = SPEC.exec(spec) ?? [];
  if (typeof value === "string") return padded("", value, { fill, align: align ?? "<", width });
  const isFloat = kind === "float" || (typeof value === "number" && !Number.isInteger(value)) || "feg%".includes(type ?? "-");
  const isNegative = value < 0 || Object.is(value, -0);
  const size = isNegative ? -value : value;
  let text;
  if (type in BASES) text = `${alternate ? `0${type}` : ""}${size.toString(BASES[type])}`;
  else if (!isFloat) text = String(typeof value === "boolean" ? Number(value) : size);
  else if (!Number.isFinite(Number(size))) text = special(Number(size));
  else if (type === "f") text = fixed(Number(size), Number(precision ?? 6));
  else if (type === "g" || precision !== undefined) text = general(Number(size), Number(precision ?? 6));
  else text = showFloat(Number(size));
  if (group) text = text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, group));
  const before = isNegative ? "-" : sign === "-" ? "" : sign;
  return padded(before, text, { fill: fill ?? (zero ? "0" : " "), align: align ?? (zero ? "=" : ">"), width });
}

function padded(before, text, { fill = " ", align, width }) {
  const [head, rest] = align === "=" && /^0[xob]/i.test(text) ? [before + text.slice(0, 2), text.slice(2)] : [before, text];
  const room = Math.max(Number(width) - head.length - rest.length, 0);
  if (align === "=") return head + fill.repeat(room) + rest;
  if (align === "<") return head + rest + fill.repeat(room);
  const left = align === "^" ? room >> 1 : room;
  return fill.repeat(left) + head + rest + fill.repeat(room - left);
}

/** Return a text with values in the place of `{name}` and `{name:spec}`; `valueOf(name)` returns `[value, kind]`. */
export function fillTemplate(text, valueOf) {
  let next = 0;
  return text.replace(/\{\{|\}\}|\{(\w*)(?::([^}]*))?\}/g, (whole, name, spec) => {
    if (whole === "{{" || whole === "}}") return whole[0];
    const [value, kind] = valueOf(name || next++);
    return formatValue(value, kind, spec);
  });
}
