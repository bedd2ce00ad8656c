// Places in units of the game.

const rounded = (value) => String(Math.round(value * 100) / 100);

// A place as scripts take it: "x, y" or "x, y, z".
export const formatPlace = (place) => Array.from(place, rounded).join(", ");

// The box that holds all of some places, `{ x, y }` or `{ x, y, bounds }` each: west, south, east, north.
export function boxOf(places) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, bounds: [west, south, east, north] = [x, y, x, y] } of places) {
    box[0] = Math.min(box[0], west);
    box[1] = Math.min(box[1], south);
    box[2] = Math.max(box[2], east);
    box[3] = Math.max(box[3], north);
  }
  return box;
}
