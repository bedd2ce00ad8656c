// The present state as files: for other programs, as a report, or as it is.

import { element, plural } from "../../kit/elements.js";
import { TaskPanel } from "../task/panel.js";

export class ExportPanel extends TaskPanel {
  static title = "Export";
  static name = "export";

  constructor(studio) {
    super(studio);
    this.note = element("p", { class: "lead" });
    this.content = element("div", { class: "task-form" });
    this.element.append(this.note, this.content, this.busy.element);
    studio.on("changed", () => this.tell());
  }

  clear() {
    this.content.replaceChildren();
  }

  tell() {
    const { changed } = this.studio.document;
    this.note.textContent = `What is downloaded is made of the files as they are now${changed.length ? `, with ${plural(changed.length, "file")} not saved yet` : ""}.`;
  }

  async load() {
    this.seen = this.state;
    this.tell();
    const found = await this.busy.run("Looking what this can be\u2026", () => this.studio.get("exports"));
    if (!found) return;
    const { networks, nodes, reports, files, why } = found;
    this.content.replaceChildren(
      ...networks.length ? this.networks(networks, nodes) : [],
      ...why ? [element("p", { class: "notice" }, `The network cannot be exported: ${why}`)] : [],
      ...this.part("Reports of what was found", reports.map(({ kind, title, end }) => this.button(`.${end}`, title, "export/report", () => ({ kind })))),
      ...this.part("The files themselves", [this.button(files > 1 ? ".zip" : "as it is", files > 1 ? `${plural(files, "file")} as they are now` : "the file as it is now", "download", () => ({ what: "all" }))]),
    );
  }

  networks(networks, nodes) {
    const findings = element("input", { type: "checkbox" });
    const kind = element("select", {}, element("option", { value: "" }, "all nodes"), ...nodes.map((name) => element("option", { value: name }, `only ${name}`)));
    const values = (each) => ({ kind: each.kind, nodes: kind.value || null, findings: findings.checked && each.findings ? "true" : null });
    const able = networks.filter((each) => each.findings).map((each) => `.${each.kind}`);
    return [
      element("h2", {}, "The network for other programs"),
      nodes.length > 1 ? element("label", { class: "field" }, element("span", {}, "Nodes"), kind) : null,
      element("label", { class: "check" }, findings, `With findings (${able.join(", ")})`),
      this.list(networks.map((each) => this.button(`.${each.kind}`, each.files > 1 ? `${each.title}, packed as .zip` : each.title, "export/network", () => values(each)))),
    ].filter(Boolean);
  }

  part(title, buttons) {
    return [element("h2", {}, title), this.list(buttons)];
  }

  list(buttons) {
    return element("ul", { class: "downloads" }, ...buttons.map((each) => element("li", {}, each)));
  }

  button(end, title, path, values) {
    const what = `Download ${title}`;
    return element("button", { type: "button", class: "download", "aria-label": `${what} (${end})`, onclick: () => this.download(path, values()) }, element("b", {}, end), element("span", {}, title));
  }

  async download(path, values) {
    const name = await this.busy.run("Making the file\u2026", () => this.studio.download(path, values));
    if (!name) return;
    this.studio.say(`${name} is downloaded.`);
    if (path === "download") await this.studio.refresh(); // what has no place of its own counts as saved then
  }
}
