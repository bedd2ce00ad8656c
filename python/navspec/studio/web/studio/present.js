// What the document that is shown looks like now: its map and its findings, fetched anew after each change.

export class Present {
  constructor(studio) {
    this.studio = studio;
    this.revision = "";
    studio.on("document", () => this.fetch());
    studio.on("changed", () => this.fetch());
  }

  // One at a time: of several changes in a row the last one is fetched.
  async fetch() {
    this.isAsked = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isAsked) {
      this.isAsked = false;
      await this.studio.tried(() => this.load());
    }
    this.isBusy = false;
  }

  async load() {
    const { studio } = this;
    const { document } = studio;
    const wanted = document ? `${document.id}/${document.revision}` : "";
    if (wanted === this.revision) return;
    const [scene, findings] = document ? await Promise.all([this.scene(document), studio.columns("findings")]) : [null, null];
    if (studio.document?.id !== document?.id) return;
    const isAnother = this.document !== document?.id;
    Object.assign(this, { revision: wanted, document: document?.id });
    studio.scene = scene;
    studio.findings = findings;
    studio.tell("scene", { isAnother });
    studio.tell("findings", { isAnother });
    if (document && findings.revision !== document.revision) await studio.refresh();
  }

  // Where nothing can be read there is no map.
  async scene(document) {
    const scene = document.map ? await this.studio.columns("scene") : null;
    return scene?.layers ? scene : null;
  }
}
