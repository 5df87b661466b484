/** Returns the first diagnostics, which often repeat, and the number of others. */
export const summarize = (diagnostics: readonly string[], most = 5): string[] => [
  ...diagnostics.slice(0, most),
  ...(diagnostics.length > most ? [`and ${diagnostics.length - most} more`] : []),
];
