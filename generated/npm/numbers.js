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
