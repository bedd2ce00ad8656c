// Which lines of a layer lie over others: bridges over roads, roads over tunnels.

const MOST = 3; // levels above the lowest
const PART = 1 << 14; // comparisons of boxes in one go
const CLOSE = 16; // comparisons of boxes in the time of one of lines
const ENOUGH = 1 << 25; // comparisons, many times those of a large map; crossings after these stay flat
const SIDES = 6; // of a box
export const FINE = { perCell: 4, most: 400 }; // cells for lines that are compared, not drawn

// The level of each line: higher than that of all lines below it that it overlaps. `items` are x and y of both ends, and `cells`
// those that the lines lie in; see CrossSection of navspec/records/drawing.py for the rest. A generator, which yields between parts
// of this work.
export function* findLevels({ items, cells }, { heights, width: widths, clear }) {
  const many = items.length / 4;
  const { order } = cells;
  const boxes = boxesOf(items, heights, widths, order);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0) / 2; // cells do not know about widths
  const pairs = []; // of each a line, and one over it
  let [left, next] = [ENOUGH, ENOUGH - PART];
  for (let place = 0; place < many && left > 0; place += 1) {
    const line = order[place];
    const own = SIDES * place;
    const [west, south, east, north] = [boxes[own], boxes[own + 1], boxes[own + 2], boxes[own + 3]];
    const [above, below] = [boxes[own + 4] + clear, boxes[own + 5] - clear];
    for (const [from, to] of cells.runs([west - widest, south - widest, east + widest, north + widest])) {
      const first = Math.max(from, place + 1);
      left -= Math.max(to - first, 0) + 1;
      for (let at = SIDES * first; at < SIDES * to; at += SIDES) {
        if (boxes[at] > east || boxes[at + 2] < west || boxes[at + 1] > north || boxes[at + 3] < south) continue;
        if (boxes[at + 5] < above && boxes[at + 4] > below) continue; // nowhere far enough above or below
        const second = order[at / SIDES];
        if (isJoined(items, 4 * line, 4 * second)) continue;
        left -= CLOSE;
        const [onLine, onSecond] = closest(items, 4 * line, 4 * second, (widths[line] + widths[second]) / 2);
        const lift = heightAt(heights, second, onSecond) - heightAt(heights, line, onLine);
        if (lift >= clear) pairs.push(line, second);
        else if (lift <= -clear) pairs.push(second, line);
      }
    }
    if (left > next) continue;
    next = left - PART;
    yield;
  }
  const levels = new Uint8Array(many);
  for (let round = 0; round < MOST; round += 1) {
    for (let at = 0; at < pairs.length; at += 2) levels[pairs[at + 1]] = Math.max(levels[pairs[at + 1]], Math.min(levels[pairs[at]] + 1, MOST));
  }
  return levels;
}

// West, south, east, north, lower and upper side of lines with their widths, in an order.
function boxesOf(items, heights, widths, order) {
  const boxes = new Float32Array(SIDES * order.length);
  for (let place = 0; place < order.length; place += 1) {
    const line = order[place];
    const [at, to, end] = [4 * line, SIDES * place, 2 * line];
    const reach = widths[line] / 2;
    boxes[to] = Math.min(items[at], items[at + 2]) - reach;
    boxes[to + 1] = Math.min(items[at + 1], items[at + 3]) - reach;
    boxes[to + 2] = Math.max(items[at], items[at + 2]) + reach;
    boxes[to + 3] = Math.max(items[at + 1], items[at + 3]) + reach;
    boxes[to + 4] = Math.min(heights[end], heights[end + 1]);
    boxes[to + 5] = Math.max(heights[end], heights[end + 1]);
  }
  return boxes;
}

// Whether two lines have an end in common.
function isJoined(items, one, two) {
  return isSame(items, one, two) || isSame(items, one, two + 2) || isSame(items, one + 2, two) || isSame(items, one + 2, two + 2);
}

function isSame(items, first, second) {
  return items[first] === items[second] && items[first + 1] === items[second + 1];
}

function heightAt(heights, line, part) {
  return heights[2 * line] + part * (heights[2 * line + 1] - heights[2 * line]);
}

// Where two lines are closest to each other, as parts of the way from their first ends; NaN where they are farther apart than
// a distance.
function closest(items, one, two, most) {
  const dx = items[one + 2] - items[one];
  const dy = items[one + 3] - items[one + 1];
  const ex = items[two + 2] - items[two];
  const ey = items[two + 3] - items[two + 1];
  const px = items[two] - items[one];
  const py = items[two + 1] - items[one + 1];
  const cross = dx * ey - dy * ex;
  const [first, last] = [(px * ey - py * ex) / cross, (px * dy - py * dx) / cross];
  if (first >= 0 && first <= 1 && last >= 0 && last <= 1) return [first, last];
  let best = [NaN, NaN];
  let least = most * most;
  const attempt = (onOne, onTwo) => {
    const away = (px + onTwo * ex - onOne * dx) ** 2 + (py + onTwo * ey - onOne * dy) ** 2;
    if (away < least) [least, best] = [away, [onOne, onTwo]];
  };
  const inside = (value) => Math.max(0, Math.min(1, value || 0));
  for (const end of [0, 1]) {
    attempt(end, inside(((end * dx - px) * ex + (end * dy - py) * ey) / (ex * ex + ey * ey)));
    attempt(inside(((px + end * ex) * dx + (py + end * ey) * dy) / (dx * dx + dy * dy)), end);
  }
  return best;
}
