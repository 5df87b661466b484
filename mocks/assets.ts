/**
 * The files that the sandbox reads as it runs. In the package they lie beside the code as they do here, one folder up
 * and then in `generated`, so the same address finds them in both. The build copies what is named here, and refuses
 * any other file that the code looks for beside itself.
 */
export const assets = {
  /** The contract, as one JSON document. */
  contract: new URL('../generated/openapi.internal.json', import.meta.url),
  /** The contract of the control plane. */
  control: new URL('../generated/control.json', import.meta.url),
} as const;

/**
 * The demo companies as a database, which takes less time to load than to make. The build makes it for the package; in
 * the repository there is none, because the seed may have changed.
 */
export const seedImage = new URL('../generated/seed.sqlite', import.meta.url);
