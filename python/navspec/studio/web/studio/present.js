// The present state of the shown document: its map and its findings, fetched after each change. Each is shown as
// soon as it has arrived: the map while the server still checks.

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
    const { document, findings: previous } = studio;
    const wanted = document ? `${document.id}/${document.revision}` : "";
    if (wanted === this.revision) return;
    const isAnother = this.document !== document?.id;
    const since = isAnother ? null : previous?.revision;
    const isMeant = () => studio.document?.id === document?.id;
    const requests = document ? [document.map ? studio.columns("scene") : null, studio.columns("findings", { since })] : [null, null];
    Promise.all(requests).catch(() => {}); // they are waited for below, one after the other
    const scene = mapOf(await requests[0]);
    if (scene && isMeant()) await studio.prepare(scene);
    if (!isMeant()) return;
    this.document = document?.id;
    Object.assign(studio, { scene, isRead: Boolean(scene) || !document?.map, findings: isAnother ? null : previous });
    studio.emit("scene", { isAnother });
    const findings = await requests[1];
    if (!isMeant()) return;
    this.revision = wanted;
    studio.findings = findings;
    studio.emit("findings", { isAnother });
    if (document && findings.revision !== document.revision) await studio.refresh();
  }
}

// Without readable files there is no map.
const mapOf = (scene) => (scene?.layers ? scene : null);
