// What the program and the runtime use of Node.js: the whole of it takes the compiler twice as long as all else.
declare module 'node:fs' {
  export function readFileSync(path: string): Uint8Array;
}
declare namespace NodeJS {
  type ArrayBufferView = Uint8Array | DataView;
  interface CallSite {}
}
declare class Buffer extends Uint8Array {}
declare const process: { argv: string[] };
declare const console: { log(...words: unknown[]): void };
