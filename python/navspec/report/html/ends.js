// Both ends of what a finding is about, and the arrow between them.

const REACHED = 9; // pixels between the head of an arrow and the middle of its end

// The places of a finding on the map, its own in front, with their names.
function endsOf(number) {
  const others = (findings.related[number] ?? []).filter(([, , position]) => position);
  const ends = others.map(([, name, [x, y]]) => ({ name, x, y }));
  if (findings.placed[number]) ends.unshift({ name: findings.place[number] ?? "", x: findings.x[number], y: findings.y[number] });
  return ends;
}

function drawEnds(context, camera, network, number, colors) {
  const [first, ...others] = endsOf(number).map((end) => ({ ...end, px: camera.across(end.x), py: camera.down(end.y) }));
  if (!first) return;
  network.outline(context, camera, [first, ...others].map(({ name }) => name), colors);
  for (const end of others) drawArrow(context, first, end, colors);
  if (!others.length) return;
  drawName(context, camera, first, first.py >= others[0].py, colors);
  for (const end of others) drawName(context, camera, end, end.py > first.py, colors);
}

function drawArrow(context, from, to, colors) {
  const far = Math.hypot(to.px - from.px, to.py - from.py);
  if (far < 2 * REACHED) return;
  const [dx, dy] = [(to.px - from.px) / far, (to.py - from.py) / far];
  const [px, py] = [to.px - dx * REACHED, to.py - dy * REACHED];
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [width, color] of [[6, colors.rim], [2.5, colors.accent]]) {
    context.beginPath();
    context.moveTo(from.px, from.py);
    context.lineTo(px, py);
    for (const side of [1, -1]) {
      context.moveTo(px - (dx * 11 - dy * 6 * side), py - (dy * 11 + dx * 6 * side));
      context.lineTo(px, py);
    }
    context.moveTo(to.px + 4, to.py);
    context.arc(to.px, to.py, 4, 0, 2 * Math.PI);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
}

// The name of an end, above or below.
function drawName(context, camera, { name, px, py }, isBelow, colors) {
  context.font = `600 12px ${colors.font}`;
  const half = context.measureText(name).width / 2 + 6;
  const at = [Math.max(half, Math.min(camera.width - half, px)), py + (isBelow ? 30 : -30)];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = colors.rim;
  context.fillStyle = colors.accent;
  context.strokeText(name, ...at);
  context.fillText(name, ...at);
}
