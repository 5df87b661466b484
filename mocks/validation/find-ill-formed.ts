/**
 * Finds a text with half a character: an unpaired surrogate, which UTF-8 cannot have.
 *
 * @returns the path of its value, such as `lines[0].name`, with that of an object for one of its keys; undefined for none.
 */
export function findIllFormed(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (!key.isWellFormed()) return path;
    const part = isList ? `[${key}]` : `.${key}`;
    const found = findIllFormed(item, `${path}${part}`.replace(/^\./, ''));
    if (found !== undefined) return found;
  }
  return undefined;
}
