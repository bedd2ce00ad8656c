// Numbers stored in bytes, and what fits them.

const READ = {
  int: {
    1: [(view, at) => view.getUint8(at), (view, at) => view.getInt8(at)],
    2: [(view, at, little) => view.getUint16(at, little), (view, at, little) => view.getInt16(at, little)],
    4: [(view, at, little) => view.getUint32(at, little), (view, at, little) => view.getInt32(at, little)],
    8: [(view, at, little) => exact(view.getBigUint64(at, little)), (view, at, little) => exact(view.getBigInt64(at, little))],
  },
  float: { 4: [(view, at, little) => view.getFloat32(at, little)], 8: [(view, at, little) => view.getFloat64(at, little)] },
};

/** Return a number where it is exact, a BigInt otherwise. */
const exact = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);

function any(size) {
  return (view, at, little) => {
    let value = 0n;
    for (let i = 0; i < size; i += 1) value = (value << 8n) | BigInt(view.getUint8(little ? at + size - 1 - i : at + i));
    return exact(value);
  };
}

/** Return a reader of numbers of a kind (int, float or bits) at a place of a DataView. */
export function numberReader(kind, size, signed, endian) {
  const little = endian !== "be";
  const read = kind === "float" ? READ.float[size][0] : READ.int[size]?.[signed ? 1 : 0] ?? any(size);
  return (view, at) => read(view, at, little);
}

// A loop for each kind: browsers make these quick, and none that calls a function for each number.
const RUNS = {
  int: {
    1: [
      (view, at, step, array, from, to) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getUint8(at); },
      (view, at, step, array, from, to) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getInt8(at); },
    ],
    2: [
      (view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getUint16(at, little); },
      (view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getInt16(at, little); },
    ],
    4: [
      (view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getUint32(at, little); },
      (view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getInt32(at, little); },
    ],
  },
  float: {
    4: [(view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getFloat32(at, little); }],
    8: [(view, at, step, array, from, to, little) => { for (let row = from; row < to; row += 1, at += step) array[row] = view.getFloat64(at, little); }],
  },
};

/**
 * Return a function of (view, at, step, array, from, to) that reads numbers of some layout at equal distances into the rows of an array;
 * null for whole numbers that an array of floats cannot hold.
 */
export function runReader({ kind, size, signed, endian }) {
  const read = kind === "float" ? RUNS.float[size][0] : RUNS.int[size]?.[signed ? 1 : 0];
  return read ? (view, at, step, array, from, to) => read(view, at, step, array, from, to, endian !== "be") : null;
}

/** The value of a bit field in the whole that it is part of. */
export function bitOf(value, { shift, width }) {
  if (typeof value === "bigint") return Number((value >> BigInt(shift)) & ((1n << BigInt(width)) - 1n));
  if (value <= 0xffffffff && width < 32) return (value >>> shift) & (2 ** width - 1);
  return Math.floor(value / 2 ** shift) % 2 ** width;
}

const WRITE_FLOAT = { 4: (view, at, value, little) => view.setFloat32(at, value, little), 8: (view, at, value, little) => view.setFloat64(at, value, little) };

/** Store a valid number of some layout (`kind`, `size`, `endian`) at a place of a DataView. */
export function writeNumber(view, at, { kind, size, endian }, value) {
  const little = endian !== "be";
  if (kind === "float") return WRITE_FLOAT[size](view, at, Number(value), little);
  let rest = BigInt.asUintN(8 * size, BigInt(value));
  for (let i = 0; i < size; i += 1, rest >>= 8n) view.setUint8(little ? at + i : at + size - 1 - i, Number(rest & 0xffn));
  return undefined;
}

/** Return the smallest and the largest whole number of some layout (`size`, `signed`), as BigInts. */
export function wholeLimits({ size, signed }) {
  const bits = BigInt(8 * size);
  return signed ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
}
