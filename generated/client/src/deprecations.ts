/** The deprecated operations, and the operations with deprecated parameters. */
export const DEPRECATIONS = {} as const;
