// The context menu of the map: what can be done with the chosen things, or with the one under the pointer.

import { copyText, element } from "../../kit/elements.js";
import { formatPlace } from "../../kit/places.js";
import { needs } from "../edit/toolbar.js";
import { closeOutside, pressInMenu } from "../frame/menu.js";

export class ContextMenu {
  constructor(stage) {
    this.stage = stage;
    this.element = element("div", { class: "menu context-menu", role: "menu", "aria-label": "What can be done here", hidden: true, onkeydown: (event) => pressInMenu(event, [...this.element.children], () => this.close(true)) });
    stage.host.addEventListener("contextmenu", (event) => this.open(event));
    closeOutside(this.element, () => this.close());
    stage.studio.on("document", () => this.close());
  }

  // By the pointer at its place, by the key in the middle of the map.
  async open(event) {
    if (event.target.closest("button, .context-menu")) return;
    event.preventDefault();
    const { stage } = this;
    const { left, top, width, height } = stage.host.getBoundingClientRect();
    const isKey = event.button !== 2;
    const pixel = isKey ? [width / 2, height / 2] : [event.clientX - left, event.clientY - top];
    const place = stage.map.toWorld(pixel);
    await this.chooseUnder(pixel);
    this.element.replaceChildren(...this.entries(place).map(([title, act, key]) => element("button", {
      type: "button", role: "menuitem", tabindex: -1, onclick: () => {
        this.close(true);
        act();
      },
    }, element("span", {}, title), key ? element("kbd", { "aria-hidden": "true" }, key) : null)));
    this.element.hidden = false;
    const { offsetWidth, offsetHeight } = this.element;
    this.element.style.left = `${Math.max(0, Math.min(pixel[0], width - offsetWidth - 4))}px`;
    this.element.style.top = `${Math.max(0, Math.min(pixel[1], height - offsetHeight - 4))}px`;
    this.element.querySelector("button").focus();
  }

  // What is under the pointer is chosen, if it is not yet.
  async chooseUnder(pixel) {
    const { stage } = this;
    const { interaction } = stage.toolbar.builtIn[0];
    const things = stage.map.thingsAt(...pixel).filter(({ kind }) => kind !== "finding");
    const { nodes, edges } = stage.studio.selection;
    const isChosen = things.some((thing) => nodes.includes(interaction.nodeOf(thing)) || edges.some((pair) => sameEnds(pair, interaction.pairOf(thing))));
    if (things.length && !isChosen) await interaction.pick(things, null, null);
  }

  entries(place) {
    const { stage } = this;
    const { studio, toolbar, clipboard } = stage;
    const { selection } = studio;
    const isSome = selection.nodes.length + selection.edges.length > 0;
    const tools = toolbar.entries.filter(({ tool, interaction }) => tool && isSome && !needs(tool, selection, studio.noun) && (!interaction || tool.values.includes("by")));
    return [
      ...isSome ? [["Inspect", () => studio.emit("panel", "inspect")]] : [],
      ...tools.map(({ name, title, key }) => [title, () => toolbar.use(name), key]),
      ...clipboard.entries(place),
      ...selection.nodes.length + selection.edges.length === 1 ? [["Choose all of its kind in view", () => studio.emit("alike")]] : [],
      ["Copy the place", () => copyText(formatPlace(place.map((value) => Math.round(value * 100) / 100)))],
      ["Zoom in here", () => stage.fly({ x: place[0], y: place[1], scale: stage.map.camera.scale * 4 })],
      ["Show the whole map", () => stage.map.showAll(), "0"],
    ];
  }

  close(isBack = false) {
    if (this.element.hidden) return;
    this.element.hidden = true;
    if (isBack) this.stage.map.canvas.focus();
  }
}

const sameEnds = (first, second) => second !== null && String([...first].sort()) === String([...second].sort());
