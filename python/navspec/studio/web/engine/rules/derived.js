// Bytes that are derived from the rest of a file.

/** The sum of bytes modulo 2^32. */
export function sum32(bytes, start, end) {
  let sum = 0;
  for (let at = start; at < end; at += 1) sum = (sum + bytes[at]) >>> 0;
  return sum;
}

/** Return whether bytes repeat the ones at a distance before them; the bytes before a file count as zeros. */
export function repeats(bytes, start, size, distance) {
  for (let at = start; at < start + size; at += 1) if (bytes[at] !== (at < distance ? 0 : bytes[at - distance])) return false;
  return true;
}
