// Widths of lines, and minimum scales of points and arrow heads.

// Pixels at a scale: thinner at small scales, where lines are close to each other.
export const WIDTHS = {
  road: (scale) => Math.min(Math.max(6 * scale, Math.min(0.55 + 4.5 * scale, 1.05)), 3.6),
  water: (scale) => Math.min(Math.max(6 * scale, 1.2), 3.6),
  path: (scale) => Math.min(Math.max(2.6 * scale, Math.min(0.25 + 3 * scale, 0.55)), 1.8),
  link: (scale) => Math.min(Math.max(5 * scale, 0.4), 1.2),
  arrow: (scale) => Math.min(Math.max(6 * scale, 0.8), 1.6),
  route: (scale) => Math.min(Math.max(8 * scale, 3), 6),
};
export const DOTS_FROM = 0.8;
export const HEADS_FROM = 0.2;
