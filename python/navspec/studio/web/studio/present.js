// What the document that is shown looks like now: its map and its findings, fetched anew after each change. Each is shown as
// soon as it is there: the map while the server still looks for findings.

export class Present {
  constructor(studio) {
    this.studio = studio;
    this.revision = "";
    studio.on("document", () => this.fetch());
    studio.on("changed", () => this.fetch());
  }

  // One at a time: of several changes in a row the last one is fetched. Ends when everything is shown.
  fetch() {
    this.isAsked = true;
    this.work ??= this.follow();
    return this.work;
  }

  async follow() {
    while (this.isAsked) {
      this.isAsked = false;
      await this.studio.tried(() => this.load());
    }
    this.work = null;
  }

  async load() {
    const { studio } = this;
    const { document, findings: known } = studio;
    const wanted = document ? `${document.id}/${document.revision}` : "";
    if (wanted === this.revision) return;
    const isAnother = this.document !== document?.id;
    const since = isAnother ? null : known?.revision;
    const isMeant = () => studio.document?.id === document?.id;
    const asked = document ? [document.map ? studio.columns("scene") : null, studio.columns("findings", { since })] : [null, null];
    Promise.all(asked).catch(() => {}); // they are waited for below, one after the other
    const scene = mapOf(await asked[0]);
    if (!isMeant()) return;
    this.document = document?.id;
    Object.assign(studio, { scene, isRead: Boolean(scene) || !document?.map, findings: isAnother ? null : known });
    studio.tell("scene", { isAnother });
    const findings = await asked[1];
    if (!isMeant()) return;
    this.revision = wanted;
    studio.findings = findings;
    studio.tell("findings", { isAnother });
    if (document && findings.revision !== document.revision) await studio.refresh();
  }
}

// Where nothing can be read there is no map.
const mapOf = (scene) => (scene?.layers ? scene : null);
