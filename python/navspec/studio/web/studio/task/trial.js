// Panels for work that is tried out first: a form, and what would come of it, which is forgotten when anything changes.

import { element } from "../../kit/elements.js";
import { TaskPanel, clearResult, createResult } from "./panel.js";
import { Settings } from "./settings.js";

export class TrialPanel extends TaskPanel {
  // `label` names the section of the result. A panel chooses with `choose()` when another target is taken, and previews with `look()`.
  constructor(studio, label) {
    super(studio);
    this.to = element("select", { onchange: () => this.choose() });
    this.settings = new Settings("Settings of the new files", () => this.forget());
    this.result = createResult(label);
    studio.on("changed", () => this.forget());
  }

  createForm(...fields) {
    const submit = (event) => {
      event.preventDefault();
      this.look();
    };
    return element("form", { class: "task-form", hidden: true, onsubmit: submit }, ...fields, element("div", { class: "actions" }, element("button", { class: "main" }, "Preview")));
  }

  clear() {
    this.form.hidden = true;
    this.forget();
  }

  forget() {
    clearResult(this.result);
  }
}
