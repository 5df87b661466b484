/** The folder of the site, whatever its path on the host. */
export const root = new URL(import.meta.url.replace(/_astro\/.*/, ''));

/** Where the pages of a visit remember that it has a sandbox. */
export const VISIT = 'sandbox-visit';
