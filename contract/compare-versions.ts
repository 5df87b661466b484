export const compareVersions = (first: string, second: string): number =>
  first.localeCompare(second, 'en', { numeric: true });
