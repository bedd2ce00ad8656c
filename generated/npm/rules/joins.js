// Rows found by the values of their columns.

const MOST = 2 ** 52;
/** Keys below are looked up in an array; higher ones if there are about as many rows. */
const DENSE = 2 ** 20;

/** Rows by keys from 0: the first row with a key, or the last one; of all rows, or of those for which `isKept`. */
export class RowLookup {
  constructor(keys, { last = false, isKept = null } = {}) {
    let most = -1;
    for (let row = 0; row < keys.length; row += 1) if (keys[row] > most) most = keys[row];
    this.dense = most + 1 <= DENSE + 16 * keys.length ? new Int32Array(most + 1).fill(-1) : null;
    this.sparse = this.dense ? null : new Map();
    for (let at = 0; at < keys.length; at += 1) {
      const row = last ? at : keys.length - 1 - at;
      if (!(keys[row] >= 0) || (isKept && !isKept[row])) continue;
      if (this.dense) this.dense[keys[row]] = row;
      else this.sparse.set(keys[row], row);
    }
  }

  /** Return the row of a key, -1 for none. */
  find(key) {
    if (!this.dense) return this.sparse.get(key) ?? -1;
    return key >= 0 && key < this.dense.length ? this.dense[key] ?? -1 : -1;
  }

  /** Return the row of each key, -1 for none. */
  findAll(keys) {
    const { dense } = this;
    const rows = new Int32Array(keys.length);
    if (!dense) for (let at = 0; at < rows.length; at += 1) rows[at] = this.find(keys[at]);
    else for (let at = 0; at < rows.length; at += 1) rows[at] = keys[at] >= 0 && keys[at] < dense.length ? dense[keys[at]] ?? -1 : -1;
    return rows;
  }
}

/**
 * Return several columns of two tables as one whole number for each row, from 0: equal where all of them are equal; -1 for rows of the
 * first table that cannot have an equal one.
 */
export function combineKeys(mine, theirs) {
  let keys = [new Float64Array(mine[0].length), new Float64Array(theirs[0].length)];
  let width = 1;
  mine.forEach((own, at) => {
    const [low, span, first, second] = numbered(own, theirs[at]);
    if (width * span >= MOST) {
      const ranks = new Map();
      keys[1].forEach((key, row) => {
        if (!ranks.has(key)) ranks.set(key, ranks.size);
        keys[1][row] = ranks.get(key);
      });
      keys[0].forEach((key, row) => { keys[0][row] = ranks.get(key) ?? -1; });
      width = ranks.size + 1;
    }
    for (let row = 0; row < first.length; row += 1) {
      const value = first[row] - low;
      keys[0][row] = keys[0][row] >= 0 && value >= 0 && value < span ? keys[0][row] * span + value : -1;
    }
    for (let row = 0; row < second.length; row += 1) keys[1][row] = keys[1][row] * span + second[row] - low;
    width *= span;
  });
  return keys;
}

/** Return the least value of a column of the second table, the number of values from there on, and both columns as whole numbers. */
function numbered(own, targets) {
  let [low, high, isWhole] = [Infinity, -Infinity, !Array.isArray(own) && !Array.isArray(targets)];
  for (let row = 0; row < targets.length && isWhole; row += 1) {
    const value = targets[row];
    if (value < low) low = value;
    if (value > high) high = value;
    isWhole = Number.isInteger(value);
  }
  if (isWhole && targets.length && high - low < MOST) {
    return [low, high - low + 1, own, targets];
  }
  const ranks = new Map();
  const second = Float64Array.from(targets, (value) => {
    if (!ranks.has(value)) ranks.set(value, ranks.size);
    return ranks.get(value);
  });
  return [0, Math.max(ranks.size, 1), Float64Array.from(own, (value) => ranks.get(value) ?? -1), second];
}

/** Return for each row of a table the first row of another one with the same values, or the last; -1 for none. */
export function matchRows(mine, theirs, { isKept = null, last = false, paired = false } = {}) {
  const [own, targets] = combineKeys(mine, theirs);
  const rows = new RowLookup(targets, { last, isKept }).findAll(own);
  return paired ? pairEqual(rows, targets, isKept) : rows;
}

/** Return rows of a table in which equal rows are used one after the other, -1 where there are too few. */
function pairEqual(rows, keys, isKept) {
  const equal = new Map();
  keys.forEach((key, row) => {
    if (isKept && !isKept[row]) return;
    if (equal.has(key)) equal.get(key).push(row);
    else equal.set(key, [row]);
  });
  const used = new Map();
  return rows.map((row) => {
    if (row < 0) return row;
    const number = used.get(row) ?? 0;
    used.set(row, number + 1);
    return equal.get(keys[row])[number] ?? -1;
  });
}
