// The picture below the lines of a map.

class Background {
  // Its pieces are decoded and joined once, then `done()` is called.
  constructor({ width, height, pieces, placement }, done) {
    this.placement = placement;
    this.canvas = document.createElement("canvas");
    const factor = Math.min(1, 4096 / Math.max(width, height));
    Object.assign(this.canvas, { width: Math.round(width * factor), height: Math.round(height * factor) });
    Promise.all(pieces.map((piece) => this.add(piece))).then(done);
  }

  async add({ sides: [left, top, right, bottom], url }) {
    const image = new Image();
    image.src = url;
    await image.decode().catch(() => {}); // the rest is shown
    const { canvas } = this;
    const [west, east] = [left, right].map((side) => Math.round(side * canvas.width));
    const [north, south] = [top, bottom].map((side) => Math.round(side * canvas.height));
    if (image.naturalWidth) canvas.getContext("2d").drawImage(image, west, north, east - west, south - north);
  }

  draw(context, camera) {
    const [x, y, alongX, alongY, downX, downY] = this.placement;
    const { scale } = camera;
    context.save();
    context.globalAlpha = 0.7;
    context.transform(alongX * scale, -alongY * scale, downX * scale, -downY * scale, camera.across(x), camera.down(y));
    context.drawImage(this.canvas, 0, 0, 1, 1);
    context.restore();
  }
}
