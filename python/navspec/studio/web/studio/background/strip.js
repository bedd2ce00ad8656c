// What lies below the map of a document: a picture, and the roads of another document. The controls are in the legend.

import { element } from "../../kit/elements.js";
import { decodePicture } from "../../map/background.js";
import * as server from "../server.js";
import { Align } from "./align.js";
import { askPlacement } from "./place_dialog.js";
import { fitted } from "./placement.js";

export class BackgroundStrip {
  // `choose` opens the dialog for files.
  constructor(stage, choose) {
    Object.assign(this, { stage, choose, studio: stage.studio, picture: null, world: null, offers: [], ground: null });
    this.element = element("div", { class: "below", role: "group", "aria-label": "Below the map" });
    const { studio } = this;
    studio.on("scene", ({ isAnother }) => isAnother && this.begin());
    studio.on("background", () => this.load());
    studio.on("documents", () => this.loadGround());
  }

  begin() {
    this.show(null);
    this.load();
    this.loadGround();
  }

  // The picture

  async load() {
    const { studio } = this;
    const id = studio.scene && studio.document.id;
    if (!id) return;
    const record = await studio.tried(() => studio.columns("background"));
    if (!record || studio.document?.id !== id) return;
    const { background, world, offers } = record;
    Object.assign(this, { world, offers });
    const { source, faults } = background ? await decodePicture(background, this.stage.map.largestPicture) : { source: null, faults: [] };
    if (studio.document?.id !== id) return;
    if (faults.length) studio.say(faults[0], "error");
    this.show(source && background, source);
    source?.close?.();
    if (source && !background.placement) await this.ask();
  }

  show(picture, source = null) {
    this.picture = picture && { ...picture, pieces: null, document: this.studio.document.id };
    this.stage.map.background(source);
    this.draw();
    this.fill();
  }

  // Draw the picture as it is placed; one without a place lies in the middle.
  draw() {
    const { picture, stage } = this;
    if (picture) stage.map.place({ ...picture, placement: picture.placement ?? this.fittedPlacement() });
  }

  fittedPlacement() {
    return fitted(this.picture.width, this.picture.height, this.stage.map.chart.box);
  }

  // The user says where a picture lies; one that is not the whole map is placed by two points at once.
  async ask() {
    if (this.picture.covers) await this.place();
    else this.align();
  }

  async place() {
    const { picture } = this;
    const placement = await askPlacement(picture, this.world);
    if (this.picture !== picture) return;
    if (placement === "points") this.align();
    else if (placement || !picture.placement) this.set({ placement: placement ?? this.fittedPlacement() }, placement ? "The picture is placed" : "The picture lies in the middle of the map; Place\u2026 moves it");
  }

  align() {
    const { picture, stage } = this;
    const placement = picture.placement ?? this.fittedPlacement();
    const onPlace = (next, isDone) => {
      if (this.picture !== picture) return;
      picture.placement = next;
      this.draw();
      if (isDone) this.set({ placement: next }, "The picture is placed");
    };
    stage.toolbar.take({ title: "Place the picture", interaction: new Align(stage, placement, onPlace) });
  }

  // Change how the picture is shown, and remember it.
  async set(values, words = "") {
    if (this.picture.document !== this.studio.document?.id) return;
    const { picture, studio } = this;
    Object.assign(picture, values);
    this.draw();
    this.unsent = { document: picture.document, values: { ...this.unsent?.values, ...values } };
    this.sending ??= this.send();
    if ((await this.sending) && words && this.picture === picture) studio.say(words);
  }

  // Send choices one after the other, those that were made meanwhile together.
  async send() {
    let isDone = true;
    while (this.unsent) {
      const { document, values } = this.unsent;
      this.unsent = null;
      isDone = Boolean(await this.studio.tried(() => server.post(`documents/${document}/background`, values)));
    }
    this.sending = null;
    return isDone;
  }

  async remove() {
    if (await this.studio.tried(() => this.studio.post("background/remove"))) {
      this.studio.say("The picture is removed from the map");
      await this.load();
    }
  }

  async take({ path }) {
    const { studio } = this;
    const result = await studio.tried(() => studio.post("background/take", { path }));
    if (!result) return;
    studio.announceBackground(result);
    await this.load();
  }

  // Roads of another document below

  async loadGround() {
    const { studio, stage } = this;
    const { document } = studio;
    const wanted = studio.scene && studio.documents.find(({ id, world, ground, map, family }) => ground && map && world && world === document.world && family !== document.family && id !== document.id);
    const key = wanted ? `${document.id} ${wanted.id}/${wanted.revision}` : "";
    if (this.groundKey === key) return;
    this.groundKey = key;
    const scene = wanted ? await studio.tried(() => server.columns(`documents/${wanted.id}/scene`)) : null;
    if (this.groundKey !== key) return;
    this.ground = scene?.layers ? { title: wanted.title, scene } : null;
    stage.map.beneath(this.ground?.scene ?? null);
    this.fill();
  }

  // The controls

  fill() {
    this.element.replaceChildren(...this.groundControls(), ...(this.picture ? this.pictureControls() : this.offerControls()));
  }

  groundControls() {
    const { ground, stage } = this;
    return ground ? [this.box(`Roads of ${ground.title}`, true, (isShown) => stage.map.beneath(isShown ? ground.scene : null))] : [];
  }

  pictureControls() {
    const { picture } = this;
    const opacity = element("input", { type: "range", min: 0.1, max: 1, step: 0.05, value: picture.opacity, "aria-label": "Opacity of the picture", title: "Opacity of the picture", oninput: () => {
      picture.opacity = opacity.valueAsNumber;
      this.draw();
    }, onchange: () => this.set({ opacity: opacity.valueAsNumber }) });
    const button = (text, title, act) => element("button", { type: "button", class: "link", title, onclick: act }, text);
    const box = this.box("Picture", picture.shown, (shown) => this.set({ shown }));
    box.title = picture.title;
    return [box, opacity, button("Place\u2026", "Say where the picture lies", () => this.place()), button("Remove", "Remove the picture from the map", () => this.remove())];
  }

  offerControls() {
    const take = this.offers.map((offer) => element("button", { type: "button", class: "link", onclick: () => this.take(offer) }, `Show the map picture of ${offer.name}`));
    return [...take, element("button", { type: "button", class: "link", title: "PNG, JPEG, WebP, DDS, TXD or VTF; you can also drop it on the page", onclick: this.choose }, "Picture below the map\u2026")];
  }

  box(title, isOn, act) {
    const input = element("input", { type: "checkbox", onchange: () => act(input.checked) });
    input.checked = isOn;
    return element("label", {}, input, title);
  }
}
