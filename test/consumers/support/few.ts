/** The first of many complaints, which are often the same, and how many more there are. */
export const few = (complaints: readonly string[], most = 5): string[] => [
  ...complaints.slice(0, most),
  ...(complaints.length > most ? [`and ${complaints.length - most} more`] : []),
];
