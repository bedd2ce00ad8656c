// The worker that reads files: started for each request, and ended where it takes too long.

import source from "navspec-worker";

/** Seconds without a word from the worker after which it is ended. */
const PATIENCE = 10;

/** Milliseconds until the memory of the worker is free: the map comes after it, not in addition to it. */
const RELEASE = 100;
const LARGE = 1 << 20; // bytes

/** A file took too long; `index` is its number. */
export class TooLong extends Error {
  constructor(index) {
    super(`reading it took more than ${PATIENCE} seconds`);
    this.index = index;
  }
}

/**
 * Read files, `{name, blob}` each; `onProgress(name)` reports the file that is read, `onProgress("")` that rules are run. One at a
 * time: a new request ends the last.
 */
export class Session {
  constructor(formats) {
    this.formats = formats;
    this.worker = null;
  }

  read(sources, onProgress) {
    this.end();
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker = worker;
    const isLarge = sources.reduce((sum, { blob }) => sum + blob.size, 0) > LARGE;
    return new Promise((resolve, reject) => {
      let [index, timer] = [0, 0];
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.end();
          reject(new TooLong(index));
        }, PATIENCE * 1000);
      };
      worker.onmessage = ({ data }) => {
        wait();
        if (data.type === "reading") index = data.index;
        if (data.type === "reading" || data.type === "judging") onProgress(data.name ?? "");
        if (data.type === "opened") setTimeout(() => resolve(data), isLarge ? RELEASE : 0);
        if (data.type === "failed") reject(new Error(data.message));
        if (data.type === "opened" || data.type === "failed") {
          clearTimeout(timer);
          this.end();
        }
      };
      worker.onerror = (event) => {
        clearTimeout(timer);
        this.end();
        reject(new Error(event.message || "the reader has ended"));
      };
      wait();
      worker.postMessage({ formats: this.formats, sources });
    });
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
  }
}
