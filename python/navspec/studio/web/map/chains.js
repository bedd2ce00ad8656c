// Lines joined to chains, and simplified chains for small scales.

// Runs of points without forks between them: rows, and where each run starts.
export function chainsOf(lines, many) {
  const starts = new Uint32Array(many + 1);
  for (const row of lines) starts[row + 1] += 1;
  for (let row = 0; row < many; row += 1) starts[row + 1] += starts[row];
  const next = starts.slice();
  const at = new Uint32Array(lines.length); // ends of lines by their point; the other end of `end` is `end ^ 1`
  lines.forEach((row, end) => {
    at[next[row]] = end;
    next[row] += 1;
  });
  const forks = (row) => starts[row + 1] - starts[row] !== 2;
  const used = new Uint8Array(lines.length / 2);
  const rows = [];
  const runs = [];
  const walk = (from) => {
    let end = from;
    runs.push(rows.length);
    rows.push(lines[end]);
    while (!used[end >> 1]) {
      used[end >> 1] = 1;
      const row = lines[end ^ 1];
      rows.push(row);
      if (forks(row)) break;
      const first = at[starts[row]];
      end = first === (end ^ 1) ? at[starts[row] + 1] : first;
    }
  };
  for (let end = 0; end < lines.length; end += 1) if (!used[end >> 1] && forks(lines[end])) walk(end);
  for (let end = 0; end < lines.length; end += 2) if (!used[end >> 1]) walk(end); // rings
  runs.push(rows.length);
  return { rows, runs };
}

// Lines of chains without corners that deviate by less than a tolerance; x, y of both ends each.
export function simplified({ rows, runs }, x, y, tolerance) {
  const segments = [];
  const limit = tolerance * tolerance;
  const stack = [];
  for (let run = 0; run + 1 < runs.length; run += 1) {
    stack.push(runs[run], runs[run + 1] - 1);
    while (stack.length) {
      const last = stack.pop();
      const first = stack.pop();
      const corner = farthest(rows, x, y, first, last, limit);
      if (corner) stack.push(corner, last, first, corner);
      else segments.push(x[rows[first]], y[rows[first]], x[rows[last]], y[rows[last]]);
    }
  }
  return Float32Array.from(segments);
}

// The corner with the largest deviation from the line between two others, 0 if all are within the limit.
export function farthest(rows, x, y, first, last, limit) {
  const [west, south] = [x[rows[first]], y[rows[first]]];
  const [dx, dy] = [x[rows[last]] - west, y[rows[last]] - south];
  const length = dx * dx + dy * dy;
  let worst = limit;
  let worstCorner = 0;
  for (let at = first + 1; at < last; at += 1) {
    const [px, py] = [x[rows[at]] - west, y[rows[at]] - south];
    const part = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
    const off = (px - part * dx) ** 2 + (py - part * dy) ** 2;
    if (off > worst) {
      worst = off;
      worstCorner = at;
    }
  }
  return worstCorner;
}
