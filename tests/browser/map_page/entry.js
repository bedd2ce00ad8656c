// The map alone, for tests: a page that gives it scenes, and asks what it shows.

import { decode } from "../../../python/navspec/studio/web/kit/columns.js";
import { simplifyLines, coordinates } from "../../../python/navspec/studio/web/map/levels.js";
import { Chart } from "../../../python/navspec/studio/web/map/chart.js";
import { MapView } from "../../../python/navspec/studio/web/map/map.js";
import { triangulate } from "../../../python/navspec/studio/web/map/triangles.js";

const read = (text) => decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer);
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// What is told of a thing, without what only the page needs.
const plain = (things) => JSON.parse(JSON.stringify(things, (_, value) => (ArrayBuffer.isView(value) ? [...value] : value)));

async function show(packed, found = null, options = {}) {
  window.map ??= new MapView(document.getElementById("host"), {
    onPick: (things) => window.told.push(["pick", plain(things)]),
    onHover: (thing) => window.told.push(["hover", plain([thing])[0]]),
    onMove: () => (window.moves += 1),
    onDrag: (phase, place, thing) => {
      if (!thing) return false;
      window.told.push([phase, place.map(Math.round), thing.name]);
      return window.draggable;
    },
  });
  Object.assign(window, { told: [], moves: 0, draggable: true });
  const scene = read(packed);
  const started = performance.now();
  window.map.show(scene, options);
  const seconds = (performance.now() - started) / 1000;
  document.getElementById("legend").replaceChildren(window.map.legend());
  if (found) {
    const { ends, ...columns } = read(found);
    window.map.findings({ ...columns, ends: new Map(Object.entries(ends ?? {}).map(([number, places]) => [Number(number), places])) });
  }
  await frame();
  return seconds;
}

// Colours at places of the map, as its picture has them.
function colors(places) {
  const { map } = window;
  const seen = map.picture();
  const ratio = seen.canvas.width / map.camera.width;
  return places.map((place) => [...seen.getImageData(...map.toScreen(place).map((at) => Math.floor(at * ratio)), 1, 1).data].slice(0, 3));
}

// Frames a second while the map is moved without a pause around a place, `zoom` being how much closer and farther, and what was
// drawn at most.
async function speed(place, scale, seconds, zoom = 0.05) {
  const { map } = window;
  map.move({ x: place[0], y: place[1], scale });
  await frame();
  const start = performance.now();
  const result = { frames: 0, drawn: 0 };
  while (performance.now() - start < seconds * 1000) {
    const turn = (performance.now() - start) / 400;
    const closer = scale * (1 + zoom * Math.sin(turn * 2));
    map.move({ x: place[0] + (Math.sin(turn) * 60) / scale, y: place[1] + (Math.cos(turn) * 60) / scale, scale: closer });
    await new Promise(requestAnimationFrame);
    result.frames += 1;
    result.drawn = Math.max(result.drawn, map.drawn);
  }
  return { ...result, frames: (result.frames / (performance.now() - start)) * 1000 };
}

// What a generator returns in the end.
function ended(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

// How many of some pixels on the screen are others than in a picture that is drawn at once.
function differing() {
  const { map } = window;
  map.requestDraw();
  map.draw(performance.now());
  const { width, height } = map.canvas;
  const screen = document.createElement("canvas");
  Object.assign(screen, { width, height });
  const context = screen.getContext("2d");
  context.drawImage(map.canvas, 0, 0);
  const pixels = (from) => from.getImageData(0, 0, width, height).data;
  const [seen, whole] = [pixels(context), pixels(map.picture())];
  return seen.reduce((many, value, at) => many + Number(Math.abs(value - whole[at]) > 40), 0) / seen.length;
}

Object.assign(window, { Chart, differing, read, frame, plain, show, colors, speed, coarser: simplifyLines, coordinates, triangles: (polygons, order) => ended(triangulate(polygons, order, 1)), MapView });
