// The present state of the shown document: its map and its findings, fetched after each change. Each is shown as
// soon as it has arrived: the map of a large document while the server still checks.

export class Present {
  constructor(studio) {
    this.studio = studio;
    this.waiting = [];
    studio.on("document", () => {
      Object.assign(this, { revision: "", document: null, turn: {} });
      this.fetch();
    });
    studio.on("changed", () => this.fetch());
  }

  // One at a time: of several changes in a row the last one is fetched. Ends when everything is shown.
  fetch() {
    this.isAsked = true;
    this.work ??= this.follow();
    return this.work;
  }

  // Ends when a condition is true of what is shown, or everything is shown.
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
    const { turn } = this;
    const isMeant = () => this.turn === turn; // nothing else was to be shown meanwhile
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
    if (document && [studio.findings, studio.scene].some((shown) => shown && shown.revision !== document.revision)) await studio.refresh();
  }

  showScene(contents, isAnother) {
    const { studio } = this;
    const { document } = studio;
    this.document = document?.id;
    const scene = contents?.layers ? contents : null; // without readable files there is no map
    Object.assign(studio, { scene, isRead: Boolean(scene) || !document?.map });
    if (isAnother) studio.findings = null;
    studio.emit("scene", { isAnother });
    this.look();
  }

  showFindings(findings, isAnother) {
    this.studio.findings = findings;
    this.studio.emit("findings", { isAnother });
    this.look();
  }

  look() {
    for (const look of this.waiting) look();
  }
}
