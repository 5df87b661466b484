export type Fingerprint = (secret: string) => string;

const HIDDEN = /^\*{3} \(([0-9a-f]{8})\)$/;

export const hideSecret = (secret: string, fingerprint: Fingerprint): string => `*** (${fingerprint(secret)})`;

/**
 * Creates a function that replaces a secret by eight characters: equal ones for equal secrets, so that a reader can tell
 * tokens apart. The hash is FNV-1a.
 *
 * @param key a random one: 32 bits of a token say nothing about the rest.
 */
export function createFingerprint(key: number): Fingerprint {
  return (secret) => {
    const hidden = HIDDEN.exec(secret)?.[1];
    if (hidden !== undefined) return hidden;
    let hash = key;
    for (let index = 0; index < secret.length; index += 1) {
      hash = Math.imul(hash ^ secret.charCodeAt(index), 0x01_00_01_93);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
}

export const createFingerprintKey = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
