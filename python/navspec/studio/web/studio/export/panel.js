// The present state as files: for other programs, as a report, or as it is.

import { element, plural } from "../../kit/elements.js";
import { TaskPanel } from "../task/panel.js";

export class ExportPanel extends TaskPanel {
  static title = "Export";
  static doc = "Files for other programs, or a report";
  static name = "export";

  constructor(studio) {
    super(studio);
    this.note = element("p", { class: "lead" });
    this.content = element("div", { class: "task-form" });
    this.element.append(this.note, this.content, this.busy.element);
    studio.on("changed", () => this.reset());
  }

  clear() {
    this.content.replaceChildren();
  }

  reset() {
    const { changed } = this.studio.document;
    this.note.textContent = `What is downloaded is made of the files as they are now${changed.length ? `, with ${plural(changed.length, "file")} not saved yet` : ""}.`;
  }

  async load() {
    this.seen = this.state;
    this.reset();
    const exports = await this.busy.run("Looking for exports\u2026", () => this.studio.get("exports"));
    if (!exports) return;
    const { networks, nodes, reports, files, why } = exports;
    this.content.replaceChildren(
      ...networks.length ? this.networks(networks, nodes) : [],
      ...why ? [element("p", { class: "notice" }, `The network cannot be exported: ${why}`)] : [],
      ...this.part("Reports", reports.map(({ kind, title, end }) => this.button(`.${end}`, title, "export/report", () => ({ kind })))),
      ...this.part("The files themselves", [this.button(files > 1 ? ".zip" : "as it is", files > 1 ? `${plural(files, "file")} as they are now` : "the file as it is now", "download", () => ({ what: "all" }))]),
    );
  }

  networks(networks, nodes) {
    const findings = element("input", { type: "checkbox" });
    const kind = element("select", {}, element("option", { value: "" }, "all nodes"), ...nodes.map((name) => element("option", { value: name }, `only ${name}`)));
    const values = (network) => ({ kind: network.kind, nodes: kind.value || null, findings: findings.checked && network.findings ? "true" : null });
    const able = networks.filter((network) => network.findings).map((network) => `.${network.kind}`);
    return [
      element("h2", {}, "The network for other programs"),
      nodes.length > 1 ? element("label", { class: "field" }, element("span", {}, "Nodes"), kind) : null,
      element("label", { class: "check" }, findings, `With findings (${able.join(", ")})`),
      this.list(networks.map((network) => this.button(`.${network.kind}`, network.files > 1 ? `${network.title}, packed as .zip` : network.title, "export/network", () => values(network)))),
    ].filter(Boolean);
  }

  part(title, buttons) {
    return [element("h2", {}, title), this.list(buttons)];
  }

  list(buttons) {
    return element("ul", { class: "downloads" }, ...buttons.map((button) => element("li", {}, button)));
  }

  button(end, title, path, values) {
    return element("button", { type: "button", class: "download", onclick: () => this.download(path, values()) }, element("span", { class: "unseen" }, "Download "), element("b", {}, end), " ", element("span", {}, title));
  }

  async download(path, values) {
    const name = await this.busy.run("Making the file\u2026", () => this.studio.download(path, values));
    if (!name) return;
    this.studio.say(`${name} is downloaded.`);
    if (path === "download") await this.studio.refresh(); // files without a place of their own count as saved then
  }
}
