// Arithmetic of placements: x and y of the north-west corner, then x and y of the ways along the upper and the left side.
// Points of a picture have parts of its width and height, from 0 to 1.

const UPRIGHT = 0.04; // radians within which a picture is turned by a whole quarter
const NEAR = 0.02; // parts of the picture that two points have to be apart

export const fromBox = ([west, south, east, north]) => [west, north, east - west, 0, 0, south - north];

// The sides of a picture that is not turned; null for any other.
export function boxOfPlacement([x, y, alongX, alongY, downX, downY]) {
  return alongY === 0 && downX === 0 && alongX > 0 && downY < 0 ? [x, y + downY, x + alongX, y] : null;
}

// The placement in which a picture of some size fills the middle of a box.
export function fitted(width, height, [west, south, east, north]) {
  const scale = Math.max((east - west) / width, (north - south) / height) || 1;
  const [wide, high] = [width * scale, height * scale];
  return fromBox([(west + east - wide) / 2, (south + north - high) / 2, (west + east + wide) / 2, (south + north + high) / 2]);
}

export function toWorld([x, y, alongX, alongY, downX, downY], [right, down]) {
  return [x + alongX * right + downX * down, y + alongY * right + downY * down];
}

export function pointIn([x, y, alongX, alongY, downX, downY], place) {
  const [east, north] = [place[0] - x, place[1] - y];
  const area = alongX * downY - alongY * downX;
  return [(east * downY - north * downX) / area, (north * alongX - east * alongY) / area];
}

export const isInside = (point) => point.every((part) => part >= 0 && part <= 1);

// The placement moved so that a point of the picture lies at a place.
export function throughOne(placement, point, place) {
  const [x, y] = toWorld(placement, point);
  return [placement[0] + place[0] - x, placement[1] + place[1] - y, ...placement.slice(2)];
}

// The placement moved, scaled and turned so that two points lie at two places; null where they are too near to each other.
export function throughTwo(placement, [point1, place1, point2, place2]) {
  const [from1, from2] = [toWorld(placement, point1), toWorld(placement, point2)];
  const before = [from2[0] - from1[0], from2[1] - from1[1]];
  const after = [place2[0] - place1[0], place2[1] - place1[1]];
  const far = Math.hypot(...before);
  const reach = Math.hypot(placement[2], placement[3]) + Math.hypot(placement[4], placement[5]);
  const scale = Math.hypot(...after) / far;
  if (far < NEAR * reach || !(scale > 0)) return null;
  const turned = Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0]);
  const quarters = Math.round(turned / (Math.PI / 2));
  const isUpright = Math.abs(turned - (quarters * Math.PI) / 2) <= UPRIGHT;
  const [cos, sin] = isUpright ? QUARTERS[((quarters % 4) + 4) % 4] : [Math.cos(turned), Math.sin(turned)];
  const turn = (x, y) => [scale * (x * cos - y * sin), scale * (x * sin + y * cos)];
  const sides = [...turn(placement[2], placement[3]), ...turn(placement[4], placement[5])];
  // where a turn was taken for upright, both points are off a little: the middle between them is not
  const middle = [(point1[0] + point2[0]) / 2, (point1[1] + point2[1]) / 2];
  return throughOne([0, 0, ...sides], middle, [(place1[0] + place2[0]) / 2, (place1[1] + place2[1]) / 2]);
}

const QUARTERS = [[1, 0], [0, 1], [-1, 0], [0, -1]];
