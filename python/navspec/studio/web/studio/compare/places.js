// Changes of a network by place: nodes and lines that are new, gone, moved and changed; numbers that follow are folded.

import { boxOfChange, middleOfChange } from "../../map/changes.js";
import { element, grouped } from "../../kit/elements.js";

const SHOWN = 100; // changes of a group that are listed at first, and more by each click
const OPEN = 300; // changes up to which all groups are open
const LEAST = 80; // pixels that a change covers when it was chosen
const LARGE = 60; // units from which on it is shown as a whole
const SPARE = 0.3; // of its size around such a change

// Return elements for the changes of a network. `fly(change)` shows a chosen one.
export function networkChanges({ groups, following }, fly) {
  let chosen = null;
  const choose = (change) => {
    if (chosen) chosen.isChosen = false;
    chosen = change;
    chosen.isChosen = true;
    fly(change);
  };
  const many = groups.reduce((sum, { total }) => sum + total, 0);
  return [
    element("h2", { class: "sum" }, `${groups.map(({ title }) => title).join(", ")}.`),
    ...groups.map((group) => listGroup(group, many <= OPEN, choose)),
    ...(following.length ? [listFollowing(following)] : []),
  ];
}

function listGroup({ kind, title, total, changes }, isOpen, choose) {
  const list = element("ul");
  const more = element("button", { type: "button", class: "link", onclick: () => extend() }, "Show more");
  const extend = () => {
    const at = list.childElementCount;
    list.append(...changes.slice(at, at + SHOWN).map((change) => listChange(change, choose)));
    more.hidden = list.childElementCount === changes.length;
  };
  extend();
  const first = changes.length < total ? element("small", {}, `the first ${grouped(changes.length)} here`) : null;
  return element("details", { class: `group ${kind}`, open: isOpen }, element("summary", {}, title, first), list, more);
}

function listChange(change, choose) {
  const { name, text, fields } = change;
  const words = [text, ...fields].filter(Boolean).map((words) => element("small", {}, words));
  return element("li", {}, element("button", { type: "button", onclick: () => choose(change) }, element("code", {}, name), ...words));
}

function listFollowing(following) {
  return element("details", { class: "following" }, element("summary", {}, "Numbers that follow"),
    element("p", { class: "soft" }, "Where something comes or goes, all that is stored after it gets another number, and so does all that refers to it. Nothing was done to these:"),
    element("ul", { class: "soft" }, ...following.map((words) => element("li", {}, words))));
}

// Fly to a change: to a place, or far enough to see both ends.
export function flyToChange(studio, change) {
  const sides = boxOfChange(change);
  if (!sides) {
    studio.say("Its place is unknown");
    return;
  }
  const [west, south, east, north] = sides;
  const [x, y] = middleOfChange(change);
  const side = Math.max(east - west, north - south);
  const spare = side * SPARE;
  const box = [west - spare, south - spare, east + spare, north + spare];
  studio.emit("place", { x, y, isDrawn: true, ...(side > LARGE && { box }), ...(side > 0 && { scale: LEAST / side }) });
}
