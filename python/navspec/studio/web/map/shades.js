// Colour scales of values.

export const SHADES = 48;
const RARE = 0.01; // part of the polygons at either end that the scale omits if they would take more than a quarter of it

// Range of values with shades of their own; `below` and `above` are whether there are values beyond it.
export function scaleOf(surfaces) {
  const values = joined(surfaces.map(({ values, sorted }) => sorted ?? Float32Array.from(values).sort()));
  if (!values.length) return null;
  const [least, most] = [values[0], values[values.length - 1]];
  const [low, high] = [values[Math.floor((values.length - 1) * RARE)], values[Math.ceil((values.length - 1) * (1 - RARE))]];
  if (most - least <= 1.25 * (high - low) || high === low) return { low: least, high: most, below: false, above: false };
  return { low, high, below: least < low, above: most > high };
}

// Sorted numbers of several lists.
function joined(lists) {
  if (lists.length === 1) return lists[0];
  const values = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
  lists.reduce((start, list) => (values.set(list, start), start + list.length), 0);
  return values.sort();
}

// Evenly spaced colours between stops.
export function shadesOf(stops) {
  const parts = stops.map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
  return Array.from({ length: SHADES }, (_, shade) => {
    const at = (shade / (SHADES - 1)) * (parts.length - 1);
    const from = Math.min(Math.floor(at), parts.length - 2);
    const mixed = parts[from].map((value, channel) => Math.round(value + (parts[from + 1][channel] - value) * (at - from)));
    return `rgb(${mixed.join(" ")})`;
  });
}
