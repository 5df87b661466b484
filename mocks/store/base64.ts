const CHUNK_LENGTH = 8192;

/** Encodes bytes as base64. `Uint8Array.toBase64` is missing before Node 25. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_LENGTH) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_LENGTH));
  }
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
