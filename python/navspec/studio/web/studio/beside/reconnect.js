// Return to a studio that was started again: it has the same port and another token, and gives that to a page that answers
// its challenge with the secret of the earlier one. The secret itself is never sent: another program may listen there.

const RETURN = "/return";

const hexadecimal = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function prove(secret, challenge) {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hexadecimal(await crypto.subtle.sign("HMAC", key, encoder.encode(challenge)));
}

const ask = async (query) => (await fetch(`${RETURN}${query}`)).json();

// Return the address of the page in the new studio; null where none answers, or it is that of other files.
export async function findReturn(secret) {
  try {
    const { challenge } = await ask("");
    const { token } = await ask(`?${new URLSearchParams({ challenge, proof: await prove(secret, challenge) })}`);
    return /^[\w-]+$/.test(token ?? "") ? `/${token}/${location.hash}` : null;
  } catch {
    return null;
  }
}
