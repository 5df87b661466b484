declare module 'virtual:site-options' {
  /** The servers of the configuration; the last one is the sandbox of the reader. */
  export const servers: readonly import('../../site.config.ts').SiteServer[];
  export const defaultServer: string;
  export const hasPageSandbox: boolean;
  /** The file of the package of the sandbox. */
  export const sandboxPackage: string;
  /** Another one may respond differently. */
  export const sandboxVersion: string;
}
