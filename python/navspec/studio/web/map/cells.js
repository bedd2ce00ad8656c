// Things sorted into the cells of a grid, so that only those in sight are drawn.

const PER_CELL = 16;
const MOST = 48; // cells along a side: each row of cells in sight is drawn on its own

export class Cells {
  // `middles` has x, y of each thing, `reach` half of its longer side.
  constructor(middles, reach, [west, south, east, north], { perCell = PER_CELL, most = MOST } = {}) {
    const many = reach.length;
    this.many = many;
    this.side = Math.max(1, Math.min(most, Math.floor(Math.sqrt(many / perCell))));
    this.west = west;
    this.south = south;
    this.wide = Math.max((east - west) / this.side, 1e-6);
    this.high = Math.max((north - south) / this.side, 1e-6);
    this.margin = Math.max(this.wide, this.high) / 2;
    // Things that are larger than a cell come before the others, and are always drawn.
    const cells = new Uint32Array(many);
    this.starts = new Uint32Array(this.side * this.side + 2);
    for (let at = 0; at < many; at += 1) {
      const isSmall = reach[at] <= this.margin;
      cells[at] = isSmall ? 1 + this.row(middles[2 * at + 1]) * this.side + this.column(middles[2 * at]) : 0;
      this.starts[cells[at] + 1] += 1;
    }
    for (let cell = 1; cell < this.starts.length; cell += 1) this.starts[cell] += this.starts[cell - 1];
    this.order = new Uint32Array(many);
    const next = this.starts.slice();
    for (let at = 0; at < many; at += 1) this.order[next[cells[at]]++] = at;
  }

  column(x) {
    return Math.max(0, Math.min(this.side - 1, Math.floor((x - this.west) / this.wide)));
  }

  row(y) {
    return Math.max(0, Math.min(this.side - 1, Math.floor((y - this.south) / this.high)));
  }

  // Calls `act` with all that may be in a box.
  each(box, act) {
    for (const [from, to] of this.runs(box)) for (let place = from; place < to; place += 1) act(this.order[place]);
  }

  // Return runs of places in the order, first and end, of all things that may be in a box.
  runs([west, south, east, north]) {
    const numbers = [];
    const add = (from, to) => {
      if (from === to) return;
      const last = numbers.at(-1);
      if (last?.[1] === from) last[1] = to;
      else numbers.push([from, to]);
    };
    add(0, this.starts[1]);
    const [left, right] = [this.column(west - this.margin), this.column(east + this.margin)];
    const [low, high] = [this.row(south - this.margin), this.row(north + this.margin)];
    for (let row = low; row <= high; row += 1) {
      const first = 1 + row * this.side;
      add(this.starts[first + left], this.starts[first + right + 1]);
    }
    return numbers;
  }
}
