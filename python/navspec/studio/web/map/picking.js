// Things at a place or in a box of a chart.

const NEAR = 8; // pixels around a point within which a click picks it
const NEAR_LINE = 6;
const MOST = 12; // things that are shown for one place

// The things near a place, the best first: points, then lines, then polygons, the uppermost first.
export function thingsAt(chart, hidden, x, y, scale) {
  return [
    ...pointsNear(chart, hidden, x, y, NEAR / scale),
    ...linesNear(chart, hidden, x, y, NEAR_LINE / scale),
    ...polygonsAt(chart, hidden, x, y),
  ];
}

// All points, lines and polygons whose middle is in a box.
export function thingsIn(chart, hidden, [west, south, east, north]) {
  const { x, y, layers, surfaces } = chart;
  const contains = (px, py) => west <= px && px <= east && south <= py && py <= north;
  const things = [];
  for (const [number, { title, rows, ends }] of layers.entries()) {
    if (hidden.has(title)) continue;
    for (const row of rows) if (contains(x[row], y[row])) things.push(pointOf(chart, number, row));
    for (let at = 0; at < ends.length; at += 2) {
      const [from, to] = [ends[at], ends[at + 1]];
      if (contains(x[from], y[from]) && contains(x[to], y[to])) things.push(lineOf(chart, number, at / 2));
    }
  }
  for (const [number, { title, boxes, ranks }] of surfaces.entries()) {
    if (hidden.has(title)) continue;
    const last = surfaces[number].below(chart.ceiling);
    for (let at = 0; at < ranks.length; at += 1) {
      const middle = [(boxes[4 * at] + boxes[4 * at + 2]) / 2, (boxes[4 * at + 1] + boxes[4 * at + 3]) / 2];
      if (ranks[at] < last && contains(...middle)) things.push(polygonOf(chart, number, at, ...middle));
    }
  }
  return things;
}

export function pointOf(chart, layer, row) {
  const { names, x, y } = chart;
  const [number, group] = names ? names.numbersOf(row) : [row, -1];
  const { title, rows, pointers } = chart.layers[layer];
  const pointer = pointers.length ? pointers[rows.indexOf(row)] : null;
  const words = names ? names.words(row) : pointer ? title : "";
  return { kind: "point", layer, row, pointer, name: group < 0 ? `${number}` : `${group}/${number}`, words, x: x[row], y: y[row], facts: names ? names.facts(row) : [] };
}

// A line of a layer, by its number; `joins` are the numbers of the polygons at its ends, where it has some there.
export function lineOf(chart, layer, number) {
  const { names, x, y, surfaces } = chart;
  const { title, ends, joins, section } = chart.layers[layer];
  const at = 2 * number;
  const [from, to] = [ends[at], ends[at + 1]];
  const joined = joins && [joins[at], joins[at + 1]];
  const tips = joined
    ? joined.map((number) => ({ name: `${number}`, words: `${surfaces[0].noun} ${number}` }))
    : names && [from, to].map((row) => pointOf(chart, layer, row));
  return {
    kind: "line", layer, from, to, joins: joined, name: tips ? tips.map(({ name }) => name).join(" ") : "",
    words: tips ? `${title}: ${tips.map(({ words }) => words).join(" to ")}` : title, x: (x[from] + x[to]) / 2, y: (y[from] + y[to]) / 2,
    facts: section?.hasLanes ? [["Lanes", section.words(number)]] : [],
  };
}

export function polygonOf(chart, surface, at, x, y) {
  const { noun, numbers, values, themes } = chart.surfaces[surface];
  const facts = [[chart.value, values[at].toFixed(0)], ...themes.map((theme) => [theme.title, theme.words(at)])];
  return { kind: "polygon", surface, at, number: numbers[at], name: `${numbers[at]}`, words: `${noun} ${numbers[at]}`, x, y, facts: facts.filter(([, words]) => words) };
}

// Points in several layers are picked once.
function pointsNear(chart, hidden, px, py, reach) {
  const { x, y, layers } = chart;
  const nearest = new Map();
  for (const [number, { title, rows, points }] of layers.entries()) {
    if (hidden.has(title)) continue;
    points.each([px - reach, py - reach, px + reach, py + reach], (at) => {
      const away = (x[rows[at]] - px) ** 2 + (y[rows[at]] - py) ** 2;
      if (away <= reach * reach) nearest.set(rows[at], [away, number]);
    });
  }
  const near = [...nearest].sort(([, [a]], [, [b]]) => a - b).slice(0, MOST);
  return near.map(([row, [, number]]) => pointOf(chart, number, row));
}

function linesNear(chart, hidden, px, py, reach) {
  const things = [];
  for (const [number, { title, whole, section }] of chart.layers.entries()) {
    if (hidden.has(title)) continue;
    const { items, cells } = whole;
    const most = Math.max(reach, (section?.widest ?? 0) / 2);
    cells.each([px - most, py - most, px + most, py + most], (line) => {
      const at = 4 * line;
      const [x1, y1] = [items[at] - px, items[at + 1] - py];
      const [dx, dy] = [items[at + 2] - items[at], items[at + 3] - items[at + 1]];
      const length = dx * dx + dy * dy;
      const part = length ? Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length)) : 0;
      const away = (x1 + part * dx) ** 2 + (y1 + part * dy) ** 2;
      if (away <= Math.max(reach, (section?.width[line] ?? 0) / 2) ** 2) things.push([away, number, line]);
    });
  }
  things.sort(([a], [b]) => a - b);
  return things.slice(0, MOST).map(([, number, line]) => lineOf(chart, number, line));
}

function polygonsAt(chart, hidden, x, y) {
  const { surfaces, ceiling } = chart;
  return surfaces.flatMap((surface, number) => (hidden.has(surface.title) ? [] : surface.allAt(x, y, ceiling).map((at) => polygonOf(chart, number, at, x, y)))).reverse();
}
