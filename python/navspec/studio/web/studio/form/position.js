// The position of a subject of the form, chosen on the map.

import { setValue } from "../fields/set.js";

const FAR = 50; // units from which on the ground at the nearest node says nothing about a place
const rounded = (value) => Math.round(value * 10) / 10;

// Set a position east and north, and up where the ground is known; `position` are its pointers, and it lies `lift` above the ground.
export async function setPosition(studio, path, { position, lift }, [x, y]) {
  const ground = position.length > 2 ? await studio.tried(() => studio.get("ground", { x, y })) : null;
  const isNear = ground && ground.distance <= FAR;
  const place = isNear ? [x, y, ground.height + lift] : [x, y];
  const values = Object.fromEntries(place.map((value, at) => [position[at], value.toFixed(2)]));
  return setValue(studio, path, values, "Position", `${place.map(rounded).join(", ")} (${describeHeight(ground, isNear, lift)})`);
}

function describeHeight(ground, isNear, lift) {
  if (!ground) return "the height stays";
  if (!isNear) return `the height stays: the nearest ${ground.noun} is ${Math.round(ground.distance)} units away`;
  return `${lift ? `${lift} above the height` : "height"} of the nearest ${ground.noun}, ${rounded(ground.height)}`;
}
