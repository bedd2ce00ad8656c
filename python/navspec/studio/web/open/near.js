// Drawing only near the window: elsewhere it would cost memory and time for nothing visible.

/** Distance from the window that counts as near. */
const MARGIN = "50%";

/** Calls `draw` when an element comes near the window or goes far from it, and when it has another size. */
export class Near {
  constructor(host, draw) {
    this.holds = false;
    const seen = (entries) => {
      this.holds = entries.at(-1).isIntersecting;
      draw();
    };
    new IntersectionObserver(seen, { rootMargin: MARGIN }).observe(host);
    new ResizeObserver(draw).observe(host);
  }
}
