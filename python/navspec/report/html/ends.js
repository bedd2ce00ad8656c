// The places of a finding, and arrows between them.

// The places of a finding on the map with their names, its own first.
function endsOf(number) {
  const related = (findings.related[number] ?? []).filter(([, , position]) => position);
  const ends = related.map(([, name, [x, y]]) => ({ name, x, y }));
  if (findings.placed[number]) ends.unshift({ name: findings.place[number] ?? "", x: findings.x[number], y: findings.y[number] });
  return ends;
}

function drawEnds(context, camera, network, number, colors) {
  const [first, ...related] = endsOf(number).map((end) => ({ ...end, px: camera.across(end.x), py: camera.down(end.y) }));
  if (!first) return;
  network.outline(context, camera, [first, ...related].map(({ name }) => name), colors);
  for (const end of related) drawArrow(context, first, end, colors);
  if (!related.length) return;
  drawName(context, camera, first, first.py >= related[0].py, colors);
  for (const end of related) drawName(context, camera, end, end.py > first.py, colors);
}
