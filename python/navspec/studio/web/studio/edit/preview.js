// The effect of a move or another shape before it is done: connections on the map, and a sentence in the status line.

import { plural, sentence } from "../../kit/elements.js";
import { actionTarget } from "./toolbar.js";

const PAUSE = 100; // milliseconds between two requests; longer after slow responses, so that the server is free half of the time

export class Preview {
  constructor(studio) {
    this.studio = studio;
    this.wanted = null;
    this.isBusy = false;
    studio.on("preview", (action) => (action ? this.ask(action) : this.end()));
    for (const name of ["document", "changed", "tool", "selection"]) studio.on(name, () => this.end());
  }

  // Have the effect of `{ tool, nodes, values }` shown; of several actions in a short time only the last one counts.
  ask(action) {
    if (!action.tool.keeps_nodes || !action.nodes.length) return;
    this.wanted = action;
    this.start ??= this.studio.start;
    if (!this.isBusy) this.request();
  }

  end() {
    this.wanted = null;
    this.start = null;
    this.said = "";
    this.studio.emit("sketch", { owner: "preview", shapes: [] });
  }

  async request() {
    const { wanted, studio } = this;
    const { tool, nodes, values } = wanted;
    const began = performance.now();
    this.isBusy = true;
    this.last = wanted;
    const effect = await studio.post("preview", { tool: tool.name, nodes, values, start: this.start }).catch(() => null); // the drop says what is wrong
    if (this.wanted && effect) this.show(wanted, effect);
    const took = performance.now() - began;
    setTimeout(() => {
      this.isBusy = false;
      if (this.wanted && this.wanted !== this.last) this.request();
    }, Math.max(PAUSE - took, took > PAUSE ? took : 0));
  }

  show(action, effect) {
    const shapes = ["added", "removed"].flatMap((style) => (effect[style]?.lines ?? []).map((points) => ({ type: "line", points, style })));
    this.studio.emit("sketch", { owner: "preview", shapes });
    const { text, level } = describeEffect(action, effect, this.studio.noun, this.start);
    if (text !== this.said) this.studio.say(text, level);
    this.said = text;
  }
}

// Return the effect as a sentence, and its level.
function describeEffect({ tool, nodes }, effect, noun, start) {
  const title = `${tool.title}${actionTarget({ nodes }, noun)}`;
  if (effect.obstacles.length) return { text: `${title} is not possible here: ${effect.obstacles[0].message}`, level: "warning" };
  const { added, removed, origins, cut_off: cutOff } = effect;
  const changes = [added.count && `${added.count} new`, removed.count && `${removed.count} gone`].filter(Boolean).join(", ");
  const isWorse = cutOff.after > cutOff.before || origins.after < origins.before || (effect.start?.before && !effect.start.after);
  const ways = [describeWayIn(effect, nodes.length, noun, start), describeWayOut(effect, noun)].filter(Boolean).map(sentence).join(" ");
  return { text: `${title}: ${changes ? `connections ${changes}` : "all connections stay"}. ${ways}`, level: isWorse ? "warning" : "good" };
}

function describeWayIn({ origins, cut_off: cutOff, start: reached }, many, noun, start) {
  if (reached) {
    if (reached.after) return `A way leads there from ${start}${reached.before ? ", as before" : " now"}`;
    return reached.before ? `No way leads there from ${start} any more` : `No way leads there from ${start}, as before`;
  }
  if (cutOff.after > 0) {
    const isNew = cutOff.after > cutOff.before;
    const words = many > 1 ? `No way leads to ${plural(cutOff.after, noun)} of them` : "No way leads there";
    return `${words}${isNew ? " any more" : ", as before"}`;
  }
  return `Reachable from ${compare(origins, noun)}`;
}

const describeWayOut = ({ targets }, noun) => (targets.after === targets.before ? "" : `Leads to ${compare(targets, noun)}`);
const compare = ({ before, after }, noun) => `${after ? plural(after, `other ${noun}`) : `no other ${noun}`}${after === before ? ", as before" : ` instead of ${before.toLocaleString("en-US")}`}`;
