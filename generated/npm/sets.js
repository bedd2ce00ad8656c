// Files that belong together, such as the 64 areas of a map: their numbers, by their names.

import { columnNamed } from "./rules/columns.js";

/** Return the number of a file in its set, by its name without folders; -1 where the name has none. */
export function numberOf({ set }, name) {
  const match = set && new RegExp(set.pattern, "i").exec(name);
  return match && Number(match[1]) < set.most ? Number(match[1]) : -1;
}

/** Return the set of files, `{set, number, file}` each, with the number of its `members`: more than usual where one has a larger number. */
export function setOf({ set, number }, all) {
  if (!set) return null;
  if (set.squares) return { ...set, members: squaresOf(set, all) };
  const isLarger = number >= set.members || all.some((file) => file.set?.id === set.id && file.number >= set.members);
  return { ...set, members: isLarger ? set.most : set.members };
}

/**
 * Return the number of areas of the map of some files: the usual one if all are of the format of the game, otherwise that of the smallest
 * map that has an area for every file, and in whose squares at least as many nodes lie as in those of any other.
 */
function squaresOf({ id, members, squares }, all) {
  const { side, scale, rows } = squares;
  const own = all.filter(({ set }) => set?.id === id);
  if (own.every(({ file }) => file.layout.spec.id === id)) return members;
  const nodes = own.flatMap(({ file, number }) => nodesOf(squares, file, number));
  const highest = Math.max(...own.map(({ number }) => number), ...nodes.map(({ area }) => area), 0);
  const fitting = rows.filter((grid) => grid * grid >= members && grid * grid > highest);
  const inside = (grid) => {
    const square = (value) => Math.min(Math.max(Math.floor(value / scale / side + Math.floor(grid / 2)), 0), grid - 1);
    return nodes.filter(({ area, x, y }) => square(y) * grid + square(x) === area).length;
  };
  const [best] = (fitting.length ? fitting : rows.slice(-1)).map((grid) => [grid, inside(grid)]).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best[0] ** 2;
}

function nodesOf({ table: key, number: area, x: east, y: north }, file, number) {
  const table = file.layout.table(key);
  const [areas, x, y] = [area, east, north].map((name) => columnNamed(file, table, name));
  return Array.from(areas, (area, row) => ({ area: number >= 0 ? number : area, x: x[row], y: y[row] }));
}
