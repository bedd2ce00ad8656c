// The visible part of a map: its middle in units of the game, and pixels per unit.

export const CLOSEST = 12; // of maps that do not fill the view at it; of smaller ones more

export class Camera {
  constructor() {
    Object.assign(this, { x: 0, y: 0, scale: 1, width: 1, height: 1, farthest: 0.01, closest: CLOSEST });
  }

  across(x) {
    return (x - this.x) * this.scale + this.width / 2;
  }

  down(y) {
    return (this.y - y) * this.scale + this.height / 2;
  }

  east(px) {
    return (px - this.width / 2) / this.scale + this.x;
  }

  north(px) {
    return this.y - (px - this.height / 2) / this.scale;
  }

  // The view in which a box fills the map.
  around([west, south, east, north], margin = 28) {
    const wide = Math.max(this.width - 2 * margin, 40) / Math.max(east - west, 1e-6);
    const high = Math.max(this.height - 2 * margin, 40) / Math.max(north - south, 1e-6);
    return { x: (west + east) / 2, y: (south + north) / 2, scale: this.limited(Math.min(wide, high)) };
  }

  limited(scale) {
    return Math.min(Math.max(scale, this.farthest), this.closest);
  }

  // The view after zooming with one pixel held in place.
  zoomed(factor, px = this.width / 2, py = this.height / 2) {
    const x = this.east(px);
    const y = this.north(py);
    const scale = this.limited(this.scale * factor);
    return { x: x - (px - this.width / 2) / scale, y: y + (py - this.height / 2) / scale, scale };
  }

  moved(dx, dy) {
    return { x: this.x - dx / this.scale, y: this.y + dy / this.scale, scale: this.scale };
  }

  get box() {
    return [this.east(0), this.north(this.height), this.east(this.width), this.north(0)];
  }
}
