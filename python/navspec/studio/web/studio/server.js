// Requests to the server: addresses below the one of the page, responses as objects, refusals as errors in words.

import { decode } from "../kit/columns.js";

// A refused request; `kind` is refused, outdated, failure or lost (the server does not respond).
export class Refusal extends Error {
  constructor({ kind, message, ...more }, status) {
    super(message);
    Object.assign(this, more, { kind, status });
  }
}

export const LOST = "navspec does not answer: is it still running? Nothing that was done is lost: start it again with the same files, and this page goes on.";

async function request(path, options) {
  let response;
  try {
    response = await fetch(`api/${path}`, options);
  } catch {
    throw new Refusal({ kind: "lost", message: LOST }, 0);
  }
  if (response.ok) return response;
  const body = await response.json().catch(() => ({}));
  throw new Refusal(body.error ?? { kind: "failure", message: `the server answered ${response.status}` }, response.status);
}

const query = (values) => {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
};

export const get = async (path, values = {}) => (await request(path + query(values))).json();
export const columns = async (path, values = {}) => decode(await (await request(path + query(values))).arrayBuffer());
export const bytes = async (path, values = {}) => (await request(path + query(values))).arrayBuffer();
// Download a file with its name.
export async function file(path, values = {}) {
  const response = await request(path + query(values));
  const [, name = "download"] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  return new File([await response.blob()], decodeURIComponent(name));
}
export const post = async (path, data = {}) =>
  (await request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) })).json();
export const upload = async (path, body, values = {}) =>
  (await request(path + query(values), { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body })).json();
