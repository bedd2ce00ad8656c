// Files that no format reads: another file stored in their place, or a recognised kind.

const BEGINNING = 4096; // bytes

/** Return `{message, hint}` for such a file; null for an unknown one. The argument has `standIns` and `unsupported` of the page's data. */
export function findUnsupported({ standIns, unsupported }, name, bytes) {
  if (!bytes.length) return { message: "the file is empty", hint: "Take the file from a backup, or copy it once more" };
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, BEGINNING));
  for (const { pattern, flags, message, fix } of standIns) {
    const match = new RegExp(pattern, flags).exec(text);
    if (match) return { message: `the file ${filled(message, match.groups ?? {})}`, hint: fix.replace("{path}", name) };
  }
  if (bytes.every((byte) => byte === 0)) return { message: "the file holds only zeros: its bytes never came", hint: "Take the file from a backup, or copy it once more" };
  const kind = unsupported.find((candidate) => fits(candidate, name, bytes, text));
  return kind ? { message: `this is ${kind.title}, which navspec does not read`, hint: kind.hint } : null;
}

/** A message with numbers in the place of `{name:,}`. */
function filled(message, numbers) {
  return message.replace(/\{(\w+):,\}/g, (_, name) => Number(numbers[name]).toLocaleString("en-US"));
}

function fits({ extensions, magics, text: pattern }, name, bytes, text) {
  if (extensions.length && !extensions.includes(name.slice(name.lastIndexOf(".") + 1).toLowerCase())) return false;
  return magics.some(([offset, magic]) => begins(bytes, offset, magic)) || Boolean(pattern && new RegExp(pattern).test(text));
}

function begins(bytes, offset, magic) {
  return magic.match(/../g).every((digits, at) => bytes[offset + at] === parseInt(digits, 16));
}
