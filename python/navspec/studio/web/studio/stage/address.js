// The view and the selection in the address of the page, so that a reloaded page shows them again: "#1&v=x,y,scale&n=28/5".

const PATIENCE = 400; // milliseconds after the last change
const MOST = 40; // names in an address

export class Address {
  constructor(stage) {
    this.stage = stage;
    this.wanted = read(location.hash);
    const { studio } = stage;
    studio.on("selection", () => this.write());
    addEventListener("hashchange", () => {
      this.wanted = read(location.hash);
      if (this.wanted && studio.document?.id !== this.wanted.document && studio.documents.some(({ id }) => id === this.wanted.document)) studio.show(this.wanted.document);
      else this.apply();
    });
  }

  // Show what the address names, once the map of its document is there.
  apply() {
    const { stage, wanted } = this;
    if (!wanted || wanted.document !== stage.studio.document?.id || !stage.scene) return;
    this.wanted = null;
    const exists = (name) => stage.names.place(name) !== null;
    const nodes = wanted.nodes.filter(exists);
    const edges = wanted.edges.filter((pair) => pair.every(exists));
    if (wanted.view) stage.map.flyTo(wanted.view);
    if (nodes.length + edges.length) stage.choose({ nodes, edges });
  }

  write() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { stage } = this;
      const { document, selection } = stage.studio;
      if (this.wanted || !document || !stage.scene || !stage.view) return;
      const { x, y, scale } = stage.view.camera;
      const parts = [document.id];
      if (!stage.view.isHome) parts.push(`v=${[x, y].map((value) => Number(value.toFixed(2))).join(",")},${Number(scale.toPrecision(4))}`);
      if (selection.nodes.length && selection.nodes.length <= MOST) parts.push(`n=${selection.nodes.join(",")}`);
      if (selection.edges.length && selection.edges.length <= MOST) parts.push(`e=${selection.edges.map((pair) => pair.join("-")).join(",")}`);
      history.replaceState(null, "", `#${parts.join("&")}`);
    }, PATIENCE);
  }
}

// Return what an address names; null where it names nothing.
function read(hash) {
  const [document, ...parts] = hash.slice(1).split("&");
  if (!/^\d+$/.test(document)) return null;
  const values = Object.fromEntries(parts.map((part) => [part.slice(0, 2), part.slice(2)]));
  const list = (text) => (text ?? "").split(",").filter(Boolean);
  const [x, y, scale] = list(values["v="]).map(Number);
  const view = [x, y, scale].every(Number.isFinite) && scale > 0 ? { x, y, scale } : null;
  const edges = list(values["e="]).map((pair) => pair.split("-")).filter(({ length }) => length === 2);
  return { document: Number(document), view, nodes: list(values["n="]), edges };
}
