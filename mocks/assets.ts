/** Returns the place of a document: in the output of the build, or in a package beside the code. */
const getUrl = (built: string, packed: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../generated/${built}` : `browser/${packed}`, import.meta.url);

/** Documents that the sandbox reads at run time. A package has one copy for Node and for pages. */
export const assets = {
  contract: getUrl('openapi.internal.json', 'contract.json'),
  control: getUrl('control.json', 'control.json'),
  /** Initial data. */
  seed: getUrl('seed.json', 'seed.json'),
} as const;

/** Folder with the scripts and the style of the inspector. The build copies it beside the code. */
export const inspectorFiles = new URL('insight/pages/inspector/browser/', import.meta.url);
