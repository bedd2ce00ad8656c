// What is drawn only near the window: far from it, it would take memory and time that nobody sees.

/** How far from the window something is near it. */
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
