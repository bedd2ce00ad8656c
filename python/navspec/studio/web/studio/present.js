// The present state of the shown document: its map and its findings, fetched after each change. Each is shown as
// soon as it has arrived: the map of a large document while the server still checks.

export class Present {
  constructor(studio) {
    this.studio = studio;
    this.revision = "";
    this.waiting = [];
    studio.on("document", () => this.fetch());
    studio.on("changed", () => this.fetch());
  }

  // One at a time: of several changes in a row the last one is fetched. Ends when everything is shown.
  fetch() {
    this.isAsked = true;
    this.work ??= this.follow();
    return this.work;
  }

  // Ends when a condition is true of the findings that are shown, or everything is shown.
  until(isMet) {
    return Promise.race([this.fetch(), new Promise((resolve) => { this.waiting.push(() => isMet() && resolve()); })]);
  }

  async follow() {
    while (this.isAsked) {
      this.isAsked = false;
      await this.studio.tried(() => this.load());
    }
    this.work = null;
    this.waiting = [];
  }

  async load() {
    const { studio } = this;
    const { document, findings: previous } = studio;
    const wanted = document ? `${document.id}/${document.revision}` : "";
    if (wanted === this.revision) return;
    const isAnother = this.document !== document?.id;
    const isMeant = () => studio.document?.id === document?.id;
    const questions = {
      scene: () => (document?.map ? studio.columns("scene") : null),
      findings: () => document && studio.columns("findings", { since: isAnother ? null : previous?.revision }),
    };
    const parts = document?.small && !isAnother ? ["findings", "scene"] : ["scene", "findings"];
    const requests = parts.map((part) => questions[part]());
    Promise.all(requests).catch(() => {}); // they are waited for below, one after the other
    for (const [at, part] of parts.entries()) {
      const contents = await requests[at];
      if (part === "scene" && contents?.layers && isMeant()) await studio.prepare(contents);
      if (!isMeant()) return;
      if (part === "scene") this.showScene(contents, isAnother);
      else this.showFindings(contents, isAnother);
    }
    this.revision = wanted;
    if (document && studio.findings.revision !== document.revision) await studio.refresh();
  }

  showScene(contents, isAnother) {
    const { studio } = this;
    const { document } = studio;
    this.document = document?.id;
    const scene = contents?.layers ? contents : null; // without readable files there is no map
    Object.assign(studio, { scene, isRead: Boolean(scene) || !document?.map });
    if (isAnother) studio.findings = null;
    studio.emit("scene", { isAnother });
  }

  showFindings(findings, isAnother) {
    this.studio.findings = findings;
    this.studio.emit("findings", { isAnother });
    for (const look of this.waiting) look();
  }
}
