// The dialog in which the user says where a picture lies.

import { element, grouped } from "../../kit/elements.js";
import { dialog } from "../frame/dialog.js";
import { boxOfPlacement, fromBox } from "./placement.js";

const SIDES = ["west", "south", "east", "north"];

// Resolves to a placement, to "points" for placing by two points, or to null.
export function askPlacement({ title, width, height, placement }, world) {
  return new Promise((resolve) => {
    let result = null;
    const choose = (value) => {
      result = value;
      node.close();
    };
    const whole = world && element("button", { type: "button", class: "main", onclick: () => choose(fromBox(world.box)) }, `Whole map of ${world.title}`);
    const points = element("button", { type: "button", class: whole ? "" : "main", onclick: () => choose("points") }, "By two points\u2026");
    const sides = placement && boxOfPlacement(placement);
    const inputs = SIDES.map((name, at) => element("input", { type: "number", step: "any", required: true, name, value: sides ? Math.round(sides[at] * 100) / 100 : null }));
    const fault = element("p", { class: "fault", role: "alert" });
    const form = element("form", { class: "sides", onsubmit: (event) => {
      event.preventDefault();
      const [west, south, east, north] = inputs.map(({ valueAsNumber }) => valueAsNumber);
      if (west < east && south < north) choose(fromBox([west, south, east, north]));
      else fault.textContent = "West has to be less than east, and south less than north.";
    } }, ...inputs.map((input, at) => element("label", {}, SIDES[at][0].toUpperCase() + SIDES[at].slice(1), input)), element("button", { type: "submit" }, "Use these sides"), fault);
    const about = element("p", { class: "soft" }, `${title}, ${grouped(width)} by ${grouped(height)} pixels`);
    const [low, high] = world ? [world.box.slice(0, 2), world.box.slice(2)].map((corner) => corner.map(grouped).join(", ")) : [];
    const words = [
      world && `The whole map of ${world.title} lies between ${low} and ${high}.`,
      "By two points: click on a point of the picture and on where that is on the map, twice.",
    ].filter(Boolean).join(" ");
    const node = dialog("Where does the picture lie?", about, element("div", { class: "places" }, whole, points),
      element("p", { class: "soft" }, words), element("h3", {}, "Or by its sides, in units of the game"), form);
    node.addEventListener("close", () => resolve(result));
    (whole ?? points).focus();
  });
}
