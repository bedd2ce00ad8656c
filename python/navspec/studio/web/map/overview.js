// The whole map in a corner, where only a small part of it is in sight: a frame shows which; a click leads elsewhere.

import { element } from "../kit/elements.js";

const SIDE = 140; // pixels of the longer side
const DEEP = 6; // times closer than the whole map
const WIDE = 600; // pixels of a map on which there is room for it
const MOST = 20_000; // points that are drawn
const LEAST = 4; // pixels of the frame

export class Overview {
  constructor(map) {
    this.map = map;
    this.ground = element("canvas");
    this.canvas = element("canvas", { class: "map-overview", "aria-hidden": "true", hidden: true, onclick: (event) => this.go(event) });
    map.parts.ground.append(this.canvas);
  }

  // Another map, or other colours.
  open() {
    this.isStale = true;
  }

  // Pixels of the overview in a unit of the map.
  get scale() {
    const [west, south, east, north] = this.map.chart.box;
    return SIDE / Math.max(east - west, north - south, 1);
  }

  draw() {
    const { chart, camera, colors } = this.map;
    this.canvas.hidden = !chart || camera.width < WIDE || camera.scale < this.map.home.scale * DEEP;
    if (this.canvas.hidden) return;
    if (this.isStale) this.drawGround();
    const { scale } = this;
    const [west, , , north] = chart.box;
    const context = this.canvas.getContext("2d");
    context.drawImage(this.ground, 0, 0);
    const [width, height] = [camera.width, camera.height].map((pixels) => Math.max((pixels / camera.scale) * scale, LEAST));
    context.strokeStyle = colors.accent;
    context.lineWidth = 2;
    context.strokeRect((camera.x - west) * scale - width / 2, (north - camera.y) * scale - height / 2, width, height);
  }

  drawGround() {
    this.isStale = false;
    const { chart, colors } = this.map;
    const [west, south, east, north] = chart.box;
    const { scale } = this;
    const size = { width: Math.max(1, Math.round((east - west) * scale)), height: Math.max(1, Math.round((north - south) * scale)) };
    Object.assign(this.canvas, size);
    Object.assign(this.ground, size);
    const context = this.ground.getContext("2d");
    context.fillStyle = colors.land;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = colors.label;
    const step = Math.ceil(chart.x.length / MOST);
    for (let row = 0; row < chart.x.length; row += step) context.fillRect((chart.x[row] - west) * scale, (north - chart.y[row]) * scale, 1, 1);
  }

  go(event) {
    const { map, scale } = this;
    const [west, , , north] = map.chart.box;
    map.flyTo({ x: west + event.offsetX / scale, y: north - event.offsetY / scale });
  }
}
