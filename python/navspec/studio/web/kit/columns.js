// Data with typed arrays in it, as the server sends it: see navspec/studio/endpoints.py.

const KINDS = {
  u1: Uint8Array, u2: Uint16Array, u4: Uint32Array, i1: Int8Array, i2: Int16Array, i4: Int32Array, f4: Float32Array, f8: Float64Array,
};

// Arrays are views on the buffer. Throws `TypeError` for bytes that are none of such data.
export function decode(buffer) {
  const head = new DataView(buffer);
  if (buffer.byteLength < 8 || head.getUint32(0) !== 0x4e564331) throw new TypeError("these are no columns");
  const length = head.getUint32(4, true);
  const start = 8 + length;
  const revive = (_, value) => {
    if (value === null || typeof value !== "object" || !("$" in value)) return value;
    const [kind, offset, count] = value.$;
    return new KINDS[kind](buffer, start + offset, count);
  };
  return JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)), revive);
}
