// The last picture of the graphics, moved to where it lies now: without a graphics card that takes a fraction of drawing it
// again. It is moved where nothing can be missing at its sides, and drawn again once the map rests.

const CLOSE = 1.06; // how much larger or smaller a picture may be shown
const REST = 200; // milliseconds
const BEYOND = 12; // pixels that signs are larger than what they stand for

export class Shift {
  constructor(map) {
    Object.assign(this, { map, drawn: null, isMoved: false, timer: 0 });
  }

  // All is drawn for the camera as it is now; a picture that is not complete is not moved.
  settle(isComplete) {
    const { canvas, camera } = this.map;
    this.drawn = Object.assign(Object.create(Object.getPrototypeOf(camera)), camera);
    this.isComplete = isComplete;
    this.end();
    canvas.style.transform = "";
  }

  end() {
    clearTimeout(this.timer);
    this.isMoved = false;
  }

  // Move the picture to where the camera is. Return whether it shows all that is there.
  follow() {
    const { drawn, map } = this;
    const { camera, canvas } = map;
    const factor = camera.scale / drawn?.scale;
    if (!drawn || drawn.width !== camera.width || drawn.height !== camera.height) return false;
    const isSame = factor === 1 && camera.x === drawn.x && camera.y === drawn.y;
    if (isSame && !this.isMoved) return true;
    if (!this.isComplete || factor > CLOSE || factor < 1 / CLOSE || !this.hasAll()) return false;
    const whole = (pixels) => (factor === 1 ? Math.round(pixels * map.ratio) / map.ratio : pixels);
    const [right, down] = [(drawn.x - camera.x) * camera.scale, (camera.y - drawn.y) * camera.scale].map(whole);
    canvas.style.transform = `translate(${right}px, ${down}px) scale(${factor})`;
    this.end();
    this.isMoved = true;
    this.timer = setTimeout(() => map.requestDraw(), REST);
    return true;
  }

  // Whether the picture has all that is in sight now.
  hasAll() {
    const { drawn, map } = this;
    const seen = map.camera.box;
    return map.extents(BEYOND / drawn.scale).every(([west, south, east, north]) => {
      const part = [Math.max(west, seen[0]), Math.max(south, seen[1]), Math.min(east, seen[2]), Math.min(north, seen[3])];
      return part[0] >= part[2] || part[1] >= part[3] || contains(drawn.box, part);
    });
  }
}

function contains(outer, inner) {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}
