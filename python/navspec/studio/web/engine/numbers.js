// Numbers stored in bytes.

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
