/**
 * Finds an unpaired surrogate, which UTF-8 cannot encode. Returns the path of its value, `lines[0].name`, or of the object with
 * it as a key.
 */
export function findIllFormed(value: unknown, path = ''): string | undefined {
  if (isWellFormed(value)) return undefined;
  if (typeof value !== 'object' || value === null) return path;
  const [key, item] = Object.entries(value).find((entry) => !entry.every(isWellFormed)) as [string, unknown];
  if (!key.isWellFormed()) return path;
  return findIllFormed(item, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, ''));
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isWellFormed);
  for (const key in value)
    if (!key.isWellFormed() || !isWellFormed((value as Record<string, unknown>)[key])) return false;
  return true;
}
