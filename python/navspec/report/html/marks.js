// Findings on the map: those that would cover each other are one mark with their number.

const APART = 28;
const REACH = 6;
const HALF = 22;
const NARROW = 600; // pixels of a map on which marks for several are smaller

class Mark {
  // `size` is that of a mark for several, as a part of what it is on a large screen.
  constructor(size) {
    Object.assign(this, { size, x: 0, y: 0, worst: Infinity, members: [] });
  }

  add(number) {
    this.members.push(number);
    this.worst = Math.min(this.worst, findings.severity[number]);
    this.x += (findings.x[number] - this.x) / this.members.length;
    this.y += (findings.y[number] - this.y) / this.members.length;
  }

  get radius() {
    return this.members.length === 1 ? REACH : this.size * Math.min(9 + 2.6 * Math.log10(this.members.length), 19);
  }

  get box() {
    const xs = this.members.map((number) => findings.x[number]);
    const ys = this.members.map((number) => findings.y[number]);
    const least = (values) => values.reduce((one, other) => Math.min(one, other));
    const most = (values) => values.reduce((one, other) => Math.max(one, other));
    return [least(xs), least(ys), most(xs), most(ys)];
  }

  // Whether zooming in takes it apart.
  get divides() {
    const [west, south, east, north] = this.box;
    return Math.max(east - west, north - south) * CLOSEST > 2 * APART;
  }
}

class Marks {
  constructor() {
    this.numbers = [];
    this.cell = 0;
    this.size = 1;
    this.list = [];
    this.sprites = new Map();
  }

  // Colours or pixels have changed; a map of some width.
  refresh(width) {
    this.sprites.clear();
    this.size = width < NARROW ? 0.66 : 1;
    this.cell = 0;
  }

  show(numbers) {
    this.numbers = numbers;
    this.cell = 0;
  }

  // The marks at a scale; they stay the same while the map is moved, and over small steps of zooming.
  at(scale) {
    const cell = APART / 2 ** (Math.round(Math.log2(scale) * 2) / 2);
    if (cell !== this.cell) {
      const found = new Map();
      for (const number of this.numbers) {
        const key = Math.floor(findings.x[number] / cell) * 4194304 + Math.floor(findings.y[number] / cell);
        if (!found.has(key)) found.set(key, new Mark(this.size));
        found.get(key).add(number);
      }
      this.cell = cell;
      this.list = [...found.values()].sort((one, other) => other.worst - one.worst || one.members.length - other.members.length);
    }
    return this.list;
  }

  draw(context, camera, colors, ratio) {
    for (const mark of this.at(camera.scale)) {
      const px = camera.across(mark.x);
      const py = camera.down(mark.y);
      if (px < -HALF || py < -HALF || px > camera.width + HALF || py > camera.height + HALF) continue;
      const sprite = this.sprite(mark, colors, ratio);
      context.drawImage(sprite, Math.round((px - HALF) * ratio) / ratio, Math.round((py - HALF) * ratio) / ratio, 2 * HALF, 2 * HALF);
    }
  }

  // The picture of all marks that look the same.
  sprite(mark, colors, ratio) {
    const key = `${mark.worst} ${mark.members.length}`;
    let made = this.sprites.get(key);
    if (!made) {
      made = element("canvas", { width: 2 * HALF * ratio, height: 2 * HALF * ratio });
      const context = made.getContext("2d");
      context.scale(ratio, ratio);
      drawMark(context, HALF, HALF, mark.radius, mark.worst, mark.members.length, colors, this.size);
      this.sprites.set(key, made);
    }
    return made;
  }

  // The uppermost mark at a pixel.
  find(camera, px, py, slack) {
    const list = this.at(camera.scale);
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const mark = list[at];
      if (Math.hypot(camera.across(mark.x) - px, camera.down(mark.y) - py) <= mark.radius + slack) return mark;
    }
    return null;
  }

  // The finding that is closest to a pixel.
  closest(camera, px, py) {
    const away = (number) => Math.hypot(camera.across(findings.x[number]) - px, camera.down(findings.y[number]) - py);
    return this.numbers.reduce((best, number) => (best < 0 || away(number) < away(best) ? number : best), -1);
  }
}

// Errors are discs, warnings triangles, the rest diamonds; several together are a disc with their number.
function drawMark(context, px, py, radius, severity, members, colors, size = 1) {
  context.beginPath();
  if (severity === 0 || members > 1) {
    context.arc(px, py, radius, 0, 2 * Math.PI);
  } else {
    const corners = severity === 1 ? [[0, -1.15], [1.1, 0.85], [-1.1, 0.85]] : [[0, -1.1], [1.1, 0], [0, 1.1], [-1.1, 0]];
    corners.forEach(([x, y]) => context.lineTo(px + x * radius, py + y * radius));
    context.closePath();
  }
  context.fillStyle = colors.levels[severity];
  context.strokeStyle = colors.rim;
  context.lineWidth = 1.5;
  context.lineJoin = "round";
  context.fill();
  context.stroke();
  if (members > 1) {
    context.font = `700 ${(members > 99 ? 9.5 : 10.5) * Math.sqrt(size)}px ${colors.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colors.onLevels[severity];
    context.fillText(members > 999 ? `${(members / 1000).toFixed(1)}k` : members, px, py + 0.5);
  }
}

// Around the finding that is selected.
function drawSelection(context, px, py, colors) {
  for (const [radius, width, color] of [[13, 5, colors.rim], [13, 2.5, colors.accent]]) {
    context.beginPath();
    context.arc(px, py, radius, 0, 2 * Math.PI);
    for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      context.moveTo(px + x * radius, py + y * radius);
      context.lineTo(px + x * (radius + 7), py + y * (radius + 7));
    }
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = "round";
    context.stroke();
  }
}
