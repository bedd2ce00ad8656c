// The line at the bottom: what navspec says.

import { element } from "../../kit/elements.js";

export class Status {
  constructor(studio) {
    this.said = element("span", { class: "said", role: "status" });
    this.alert = element("span", { class: "said error", role: "alert" });
    this.element = element("footer", { class: "status" }, this.said, this.alert);
    studio.on("say", ({ text, level }) => this.say(text, level));
    studio.on("document", () => this.say("", "good")); // what was said is about another one
  }

  // Screen readers read a repeated text again only if it is removed in between.
  say(text, level) {
    const isError = level === "error";
    this.said.textContent = "";
    this.alert.textContent = "";
    const voice = isError ? this.alert : this.said;
    voice.className = `said ${level}`;
    requestAnimationFrame(() => {
      voice.textContent = text;
      voice.title = text;
    });
  }
}
