// Data of the page from its JSON, with packed arrays as numbers.

const $ = (id) => document.getElementById(id);
const data = JSON.parse($("data").textContent);
const findings = data.findings;
const count = findings.rule.length;
const unlisted = data.unlisted.map(([rule, severity, file, many, explained]) => ({ rule, severity, file, many, explained })); // they still count

function unpacked(text, Kind) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new Kind(bytes.buffer);
}

// Codes are stored in the smallest integer type that fits.
function themeOf({ codes, ...theme }, many) {
  const bytes = unpacked(codes, Uint8Array);
  const Kind = { 2: Uint16Array, 4: Uint32Array }[bytes.length / many] ?? Uint8Array;
  return new Theme({ ...theme, codes: new Kind(bytes.buffer) });
}

for (const axis of ["x", "y", "z"]) findings[axis] = unpacked(findings[axis], Float32Array);
findings.placed = Array.from(findings.x, Number.isFinite);

// A finding without a position is shown at a related place, or in the middle of the square of its file.
const middles = new Map(data.maps.flatMap((map) => map.squares.map(([, west, south, east, north, , file]) => [file, [(west + east) / 2, (south + north) / 2]])));
findings.placed.forEach((placed, number) => {
  if (placed || findings.map[number] < 0) return;
  const [, , related] = (findings.related[number] ?? []).find(([, , position]) => position) ?? [];
  [findings.x[number], findings.y[number]] = related ?? middles.get(findings.file[number]);
});

const sumCounts = (groups) => groups.reduce((sum, { many }) => sum + many, 0);
const hex = (number) => `0x${number.toString(16).toUpperCase()}`;

function plural(number, one) {
  return `${grouped(number)} ${number === 1 || one === "info" ? one : `${one}s`}`;
}

// Where a finding is, as text.
function formatPlace(number) {
  const pointer = findings.pointer[number];
  return [data.names[findings.file[number]], pointer, hex(findings.offset[number])].filter(Boolean).join("  ");
}

// How many of some findings have each severity, as text: "2 errors, 1 warning".
function countSeverities(numbers) {
  const counts = data.severities.map(() => 0);
  for (const number of numbers) counts[findings.severity[number]] += 1;
  return data.severities.map((name, level) => counts[level] && plural(counts[level], name)).filter(Boolean).join(", ");
}
