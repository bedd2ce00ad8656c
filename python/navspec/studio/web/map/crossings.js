// Which lines of a layer lie over others: bridges over roads, roads over tunnels.

const CLEAR = 3; // units of height from which on one line lies over another; less is a slope
const MOST = 3; // levels above the lowest

// The level of each line: higher than that of all lines below it that it overlaps. `items` are x and y of both ends, `heights`
// those of both ends, `widths` of the lines; `cells` are those that the lines lie in.
export function levelsOf({ items, cells }, heights, widths) {
  const many = items.length / 4;
  const levels = new Uint8Array(many);
  const { order } = cells;
  const boxes = boxesOf(items, widths, order);
  const pairs = []; // a line, and one over it
  for (let place = 0; place < many; place += 1) {
    const line = order[place];
    const box = boxes.subarray(4 * place, 4 * place + 4);
    for (const [from, to] of cells.runs(box)) {
      for (let next = Math.max(from, place + 1), at = 4 * next; next < to; next += 1, at += 4) {
        if (boxes[at] > box[2] || boxes[at + 2] < box[0] || boxes[at + 1] > box[3] || boxes[at + 3] < box[1]) continue;
        const second = order[next];
        if (isJoined(items, 4 * line, 4 * second)) continue;
        const [first, last] = closest(items, 4 * line, 4 * second, (widths[line] + widths[second]) / 2);
        const lift = heightAt(heights, second, last) - heightAt(heights, line, first);
        if (Math.abs(lift) >= CLEAR) pairs.push(lift > 0 ? [line, second] : [second, line]);
      }
    }
  }
  for (let round = 0; round < MOST; round += 1) {
    for (const [low, high] of pairs) levels[high] = Math.max(levels[high], Math.min(levels[low] + 1, MOST));
  }
  return levels;
}

// West, south, east and north side of lines with their widths, in an order.
function boxesOf(items, widths, order) {
  const boxes = new Float32Array(items.length);
  for (let place = 0; place < order.length; place += 1) {
    const at = 4 * order[place];
    const reach = widths[order[place]] / 2;
    boxes[4 * place] = Math.min(items[at], items[at + 2]) - reach;
    boxes[4 * place + 1] = Math.min(items[at + 1], items[at + 3]) - reach;
    boxes[4 * place + 2] = Math.max(items[at], items[at + 2]) + reach;
    boxes[4 * place + 3] = Math.max(items[at + 1], items[at + 3]) + reach;
  }
  return boxes;
}

function isJoined(items, one, two) {
  for (const first of [one, one + 2]) {
    for (const second of [two, two + 2]) if (items[first] === items[second] && items[first + 1] === items[second + 1]) return true;
  }
  return false;
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
