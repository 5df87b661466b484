/** Files that the sandbox reads at run time. The package has them at the same relative URLs: the build copies them. */
export const assets = {
  contract: new URL('../generated/openapi.internal.json', import.meta.url),
  control: new URL('../generated/control.json', import.meta.url),
  /** Recorded request and response of each documented status. */
  examples: new URL('../generated/examples.json', import.meta.url),
} as const;

/** Initial data. The package has one copy for Node and for pages. */
export const seedImage = new URL(
  import.meta.url.endsWith('.ts') ? '../generated/seed.json' : 'browser/seed.json',
  import.meta.url,
);

/** Folder with the scripts and the style of the inspector. The build copies it beside the code. */
export const inspectorFiles = new URL('insight/pages/inspector/browser/', import.meta.url);
