// Both ends of what a finding is about, and the arrow between them.

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
