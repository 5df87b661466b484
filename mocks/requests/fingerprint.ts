/**
 * Creates a function that replaces a secret by eight characters: equal ones for equal secrets, so that a reader can tell
 * tokens apart. Its key is random, and 32 bits of a token say nothing about the rest. The hash is FNV-1a.
 */
export function createFingerprint(): (secret: string) => string {
  const [key = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (secret) => {
    let hash = key;
    for (let index = 0; index < secret.length; index += 1) {
      hash = Math.imul(hash ^ secret.charCodeAt(index), 0x01_00_01_93);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
}
