// Placing a picture by two of its points: a click on a point of it, then one on where that is on the map, twice.

import { formatPlace } from "../../kit/places.js";
import { InteractionMode } from "../edit/interactions.js";
import { isInside, pointIn, throughOne, throughTwo, toWorld } from "./placement.js";

const STEPS = [
  "Click on a point of the picture that you know: a crossing or a corner.",
  "Now click on where that is on the map.",
  "Click on a second point of the picture, far from the first.",
  "Now click on where that is on the map.",
];

export class Align extends InteractionMode {
  mode = "edit";
  isGesture = true;

  // Calls `onPlace(placement, isDone)` after each pair of clicks, and with null when it ends without the second.
  constructor(stage, placement, onPlace) {
    super(stage, null);
    Object.assign(this, { placement, onPlace, clicks: [] });
  }

  get hint() {
    return STEPS[this.clicks.length];
  }

  pick(things, place) {
    const isPicture = this.clicks.length % 2 === 0;
    const point = isPicture ? pointIn(this.placement, place) : this.snapped(things) ?? place;
    if (isPicture && !isInside(point)) {
      this.studio.say("This is beside the picture. Click on the picture.", "warning");
      return;
    }
    this.clicks.push(point);
    const { length } = this.clicks;
    if (length === 2) this.move(throughOne(this.placement, ...this.clicks));
    else if (length === 4) {
      const placement = throughTwo(this.start, this.clicks);
      if (placement) {
        this.move(placement);
        this.stage.toolbar.use("choose");
        return;
      }
      this.clicks.length = 2;
      this.studio.say("The second point is too near to the first. Click on one farther away.", "warning");
    }
    this.sketch();
    if (length < 4) this.studio.say(isPicture ? `${formatPlace(place)}. ${this.hint}` : this.hint);
  }

  move(placement) {
    this.start ??= this.placement; // both points are of the picture, wherever it lies
    this.placement = placement;
    this.onPlace(placement, this.clicks.length === 4);
  }

  // A node that is clicked on is the place.
  snapped(things) {
    const name = this.nodeIn(things.filter(({ kind }) => kind === "point"));
    const place = name === null ? null : this.stage.names.place(name);
    return place && [place.x, place.y];
  }

  hover(place) {
    this.sketch(this.clicks.length % 2 ? place : null);
  }

  back() {
    if (this.clicks.length % 2) this.clicks.pop();
    this.sketch();
    this.studio.say(this.hint);
  }

  cancel() {
    this.stage.toolbar.use("choose"); // which ends it
  }

  end() {
    super.end();
    if (this.clicks.length < 4) this.onPlace(this.placement, true);
  }

  sketch(next = null) {
    const shapes = [];
    for (let at = 0; at < this.clicks.length; at += 2) {
      const points = [toWorld(this.placement, this.clicks[at]), this.clicks[at + 1] ?? next].filter(Boolean);
      shapes.push({ type: "line", points, style: "measure" });
    }
    this.stage.sketch("interaction", shapes);
  }
}
