// Animated change of the view of the map.

const FLIGHT = 650;

export class Flight {
  constructor(camera, to, now) {
    const { x, y, scale } = camera;
    const far = Math.hypot(to.x - x, to.y - y);
    // Far flights rise until both ends are almost in sight.
    const high = Math.min(scale, to.scale, Math.max(camera.width / (far * 1.6 || 1), camera.farthest));
    Object.assign(this, { from: { x, y, scale }, to, rise: Math.log(high / Math.min(scale, to.scale)), start: now });
  }

  // The view at a time; whether the flight is over.
  at(now) {
    const { from, to, rise, start } = this;
    const part = Math.min(Math.max((now - start) / FLIGHT, 0), 1);
    if (part === 1) return { view: to, isOver: true };
    const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
    const scale = from.scale * (to.scale / from.scale) ** eased * Math.exp(rise * Math.sin(Math.PI * eased));
    return { view: { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, scale }, isOver: false };
  }
}
