// What the document that is shown looks like now: its map and its findings, fetched anew after each change. The map of another
// document is shown as soon as it is there; after a change both come together.

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
    const isAnother = this.document !== document?.id;
    const asked = document ? [this.scene(document), studio.columns("findings")] : [null, null];
    const all = Promise.all(asked);
    all.catch(() => {}); // it is waited for below
    const isMeant = () => studio.document?.id === document?.id;
    const show = (scene) => {
      this.document = document?.id;
      Object.assign(studio, { scene, isRead: Boolean(scene) || !document?.map, findings: isAnother ? null : studio.findings });
      studio.tell("scene", { isAnother });
    };
    if (isAnother) {
      const scene = await asked[0];
      if (!isMeant()) return;
      show(scene);
    }
    const [scene, findings] = await all;
    if (!isMeant()) return;
    if (!isAnother) show(scene);
    this.revision = wanted;
    studio.findings = findings;
    studio.tell("findings", { isAnother });
    if (document && findings.revision !== document.revision) await studio.refresh();
  }

  // Where nothing can be read there is no map.
  async scene(document) {
    const scene = document.map ? await this.studio.columns("scene") : null;
    return scene?.layers ? scene : null;
  }
}
