/** The unescaped segments of a JSON pointer (RFC 6901), or of one in a URI fragment: `#/paths/~1v1~1debtors`. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

export const formatPointer = (segments: readonly string[]): string =>
  ['#', ...segments.map((segment) => segment.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

export const getByPointer = (document: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[segment] : undefined,
    document,
  );
