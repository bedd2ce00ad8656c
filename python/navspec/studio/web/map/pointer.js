// Input of the map: pointers, wheel and keys.

import { element, grouped } from "../kit/elements.js";

const MENU = 2; // the button of the context menu
const CLICK = 4; // pixels that a pointer may move in a click
const STEP = 80; // pixels that an arrow key moves the map

export class PointerInput {
  constructor(map, signal) {
    this.map = map;
    this.pointers = new Map();
    const { canvas, parts: { ground } } = map;
    // A canvas that is moved does not cover all of the ground.
    const listen = (name, act, more = {}) => ground.addEventListener(name, (event) => [canvas, ground].includes(event.target) && act(event), { signal, ...more });
    listen("pointerdown", (event) => this.press(event));
    listen("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) listen(name, (event) => this.release(event));
    canvas.addEventListener("pointerleave", () => this.hover(null), { signal });
    listen("keydown", (event) => this.key(event));
    listen("dblclick", (event) => map.mode !== "edit" && map.flyTo(map.camera.zoomed(2.5, ...map.pixel(event))));
    listen("wheel", (event) => this.wheel(event), { passive: false });
  }

  wheel(event) {
    event.preventDefault();
    const { map } = this;
    const lines = event.deltaMode ? 30 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.steer(map.camera.zoomed(Math.exp(-event.deltaY * lines * speed), ...map.pixel(event)));
  }

  // A wheel or pointer on the map ends a flight.
  steer(view) {
    this.map.flight = null;
    this.map.move(view);
  }

  press(event) {
    const { map } = this;
    if (event.button === MENU) return;
    const pixel = map.pixel(event);
    map.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, pixel);
    map.flight = null;
    this.dragged = this.pointers.size > 1 ? Infinity : 0;
    if (this.pointers.size > 1) this.stop(event);
    else this.start = { pixel, does: null };
  }

  drag(event) {
    const { map } = this;
    const before = this.pointers.get(event.pointerId);
    const now = map.pixel(event);
    if (!before) {
      this.hover(now, event.pointerType);
      return;
    }
    const fingers = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, pixel]) => pixel);
    this.pointers.set(event.pointerId, now);
    this.dragged += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (fingers.length) this.pinch(fingers[0], before, now);
    else if (this.dragged > CLICK) this.pull(before, now, event);
  }

  // The effect of a drag is decided when it begins.
  pull(before, pixel, event) {
    const { map, start } = this;
    this.hover(null);
    start.does ??= this.meant(event);
    if (start.does === "box") {
      map.box = [start.pixel, pixel];
      map.askAbove();
    } else if (start.does === "thing") {
      map.onDrag("move", map.toWorld(pixel), start.thing, event);
    } else {
      map.move(map.camera.moved(pixel[0] - before[0], pixel[1] - before[1]));
    }
  }

  meant(event) {
    const { map, start } = this;
    const isMiddle = event.buttons === 4;
    if (!isMiddle && (map.mode === "box" || (map.mode !== "look" && event.shiftKey))) return "box";
    if (isMiddle || map.mode === "look" || !map.onDrag) return "map";
    start.thing = map.thingsAt(...start.pixel).find(({ kind }) => kind !== "finding");
    if (map.onDrag("start", map.toWorld(start.pixel), start.thing ?? null, event) === false) return "map";
    return "thing";
  }

  pinch(fixed, before, moved) {
    const { map } = this;
    const distance = (pixel) => Math.max(Math.hypot(pixel[0] - fixed[0], pixel[1] - fixed[1]), 1);
    map.move(map.camera.zoomed(distance(moved) / distance(before), (moved[0] + fixed[0]) / 2, (moved[1] + fixed[1]) / 2));
    map.move(map.camera.moved((moved[0] - before[0]) / 2, (moved[1] - before[1]) / 2));
  }

  release(event) {
    const { map } = this;
    if (!this.pointers.delete(event.pointerId)) return;
    const pixel = map.pixel(event);
    if (this.dragged > CLICK || event.type !== "pointerup") this.stop(event, pixel);
    else this.click(pixel, event);
    if (event.pointerType !== "touch") this.hover(pixel, event.pointerType);
  }

  // The end of a drag.
  stop(event, pixel = null) {
    const { map, start } = this;
    if (start?.does === "thing") map.onDrag("end", map.toWorld(pixel ?? start.pixel), start.thing, event);
    if (start?.does === "box" && pixel && event.type === "pointerup") {
      const [first, second] = [map.toWorld(start.pixel), map.toWorld(pixel)];
      const box = [Math.min(first[0], second[0]), Math.min(first[1], second[1]), Math.max(first[0], second[0]), Math.max(first[1], second[1])];
      (map.onBox ?? map.onPick)?.(map.thingsIn(box), event);
    }
    map.box = null;
    this.start = null;
    map.askAbove();
  }

  // Pick the thing at a place; of several findings in one place the next one; or open a group.
  click(pixel, event) {
    const { map } = this;
    const slack = event.pointerType === "touch" ? 8 : 2;
    const mark = map.marks.find(map.camera, ...pixel, slack);
    if (mark?.members.length > 1 && mark.divides) {
      map.flyTo(map.camera.around(mark.box, 60));
      return;
    }
    const things = map.thingsAt(...pixel, slack);
    const members = mark?.members.length ?? 0;
    const next = mark ? (mark.members.indexOf(map.selected.finding) + 1) % members : 0;
    map.legendOf.choose(...map.toWorld(pixel));
    map.onPick?.([...things.slice(next, members), ...things.slice(0, next), ...things.slice(members)], event);
  }

  hover(pixel, type) {
    const { map } = this;
    const things = pixel && type !== "touch" ? map.thingsAt(...pixel) : [];
    const mark = pixel && map.marks.find(map.camera, ...pixel, 2);
    map.canvas.classList.toggle("over", things.some(({ kind }) => kind !== "polygon"));
    map.parts.tip.hidden = !mark;
    if (mark) this.fillTip(mark);
    this.showHover(pixel && type !== "touch" ? map.toWorld(pixel) : null, things);
    if (this.hovered !== key(things[0])) map.onHover?.(things[0] ?? null);
    this.hovered = key(things[0]);
  }

  // Show the coordinates and the things there.
  showHover(place, things) {
    const thing = things.find(({ kind }) => kind === "point") ?? things.find(({ kind }) => kind === "polygon") ?? things.find(({ kind }) => kind === "line");
    const isPoint = thing?.kind === "point"; // whose flags have names of their own
    const facts = (thing?.facts ?? []).slice(0, 2).map(([name, value]) => (isPoint || value.startsWith(name) ? value : `${name} ${value}`));
    const words = [thing?.words, ...facts].filter(Boolean).join(", ");
    this.map.parts.position.textContent = place ? `${place.map((value) => value.toFixed(0)).join(", ")}${words ? `  ${words}` : this.squareAt(place)}` : "";
  }

  squareAt([x, y]) {
    const { chart } = this.map;
    const square = chart?.squares.find(([, west, south, east, north]) => west <= x && x < east && south <= y && y < north);
    return square?.[0] ? `  in ${[chart.names?.group, square[0]].filter(Boolean).join(" ")}` : "";
  }

  fillTip(mark) {
    const { map } = this;
    const { tip } = map.parts;
    const { words, severity } = map.shownFindings;
    const texts = words ? mark.members.slice(0, 3).map((number) => element("p", {}, words(number))) : [];
    const todo = mark.members.length > 1 ? [element("small", {}, mark.divides ? "Click to zoom in" : "Click for one after the other")] : [];
    tip.replaceChildren(element("b", {}, tally(mark.members, severity)), ...texts, ...todo);
    const [px, py] = map.toScreen([mark.x, mark.y]);
    const left = Math.max(8, Math.min(px - tip.offsetWidth / 2, map.camera.width - tip.offsetWidth - 8));
    const over = py - tip.offsetHeight - mark.radius - 10;
    tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(over > 4 ? over : py + mark.radius + 10)}px)`;
  }

  key(event) {
    const { map } = this;
    const { camera } = map;
    const moves = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = [camera.width / 2, camera.height / 2];
    if (moves[event.key]) {
      this.steer(camera.moved(...moves[event.key]));
      this.showHover(map.toWorld(middle), map.thingsAt(...middle));
    } else if (event.key === "+" || event.key === "=") map.flyTo(camera.zoomed(1.6));
    else if (event.key === "-") map.flyTo(camera.zoomed(1 / 1.6));
    else if (event.key === "0") map.showAll();
    else if (event.key === " ") {
      map.legendOf.choose(camera.x, camera.y);
      map.onPick?.(map.thingsAt(...middle), event);
    } else if (event.key === "Enter") {
      const number = map.marks.closest(camera, ...middle);
      if (number >= 0) map.onPick?.([map.findingOf(number)], event);
    } else return;
    event.preventDefault();
  }
}

function key(thing) {
  return thing ? [thing.kind, thing.layer ?? thing.surface, thing.row ?? thing.at ?? thing.number, thing.from, thing.to].join(" ") : "";
}

function tally(members, severity) {
  const names = ["error", "warning", "info"];
  const counts = names.map((_, level) => members.filter((number) => severity[number] === level).length);
  return names.map((name, level) => counts[level] && `${grouped(counts[level])} ${counts[level] === 1 || level === 2 ? name : `${name}s`}`).filter(Boolean).join(", ");
}
