// The map on the page: a picked thing is shown among the fields, and a chosen field on the map.

import { MapView } from "../map/map.js";

const find = (id) => document.getElementById(id);

export class Chart {
  /** `onPick(file, table, row)` is called for a click, `onFinding(number)` for one on a finding. */
  constructor({ onPick, onFinding }) {
    Object.assign(this, { onPick, onFinding, view: null, maps: [], shown: null });
    new MutationObserver(() => this.view?.recolor()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /** Take the maps of files: `files`, and what `buildScene` returns. */
  take(maps, words) {
    Object.assign(this, { maps, words, shown: undefined });
  }

  /** Show the map that a file is on, if there is one. */
  show(file) {
    const map = this.maps.find(({ files }) => files.includes(file)) ?? null;
    if (map === this.shown) return;
    this.shown = map;
    find("map-section").hidden = map === null;
    if (!map) return;
    if (!this.view) {
      this.view = new MapView(find("map"), { onPick: (things) => this.pick(things[0]) });
      find("legend").append(this.view.legend());
    }
    this.view.show(map.scene);
    this.view.findings({ ...map.findings, words: this.words });
  }

  pick(thing) {
    if (!thing) return;
    if (thing.kind === "finding") this.onFinding(thing.number);
    else if (thing.kind === "polygon") this.polygon(thing);
    else if (thing.kind === "point") {
      const origin = this.shown.origins.points.find(({ start, count }) => thing.row >= start && thing.row < start + count);
      this.view.select({ points: [thing.row] });
      if (origin) this.onPick(origin.file, origin.table, thing.row - origin.start);
    }
  }

  polygon({ surface, at, number }) {
    const index = this.shown.scene.surfaces.findIndex((candidate) => candidate === surface || candidate.title === (surface.title ?? surface));
    const origin = this.shown.origins.surfaces[index < 0 ? surface : index];
    this.view.select({ polygons: [number] });
    if (origin) this.onPick(origin.files[at], origin.table, origin.rows[at]);
  }

  /** Go to a finding that has a place. */
  finding(number) {
    if (!this.shown || !Number.isFinite(this.shown.findings.x[number])) return;
    this.view.select({ finding: number });
    this.view.flyToFinding(number);
  }
}
