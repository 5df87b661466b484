/**
 * Files that the sandbox reads at run time. In the package they have the same place relative to the code as here, one
 * folder up and then in `generated`, so the same URLs work in both. The build copies these files.
 */
export const assets = {
  contract: new URL('../generated/openapi.internal.json', import.meta.url),
  control: new URL('../generated/control.json', import.meta.url),
  /** A recorded request and response for each documented status. */
  examples: new URL('../generated/examples.json', import.meta.url),
} as const;

/**
 * Result of the build from the files of the seed, which the sandbox in a page reads too. Only the package has it: in the repository the
 * files may have changed.
 */
export const seedImage = new URL('browser/seed.json', import.meta.url);

/** The scripts and the style of the inspector, a folder. The build copies it into the same place beside the code. */
export const inspectorFiles = new URL('insight/pages/inspector/browser/', import.meta.url);

/** The demo companies and the scenarios, a folder. Only the repository has it. */
export const seedFiles = new URL('seed/', import.meta.url);
