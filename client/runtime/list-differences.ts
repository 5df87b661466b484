/**
 * Lists the paths of the fields in which a record differs from a body: `debtorId`, `lines[0].quantity`. Fields that are not
 * in both are left out: the platform completes what a body leaves out, and does not return all that it takes. Texts are
 * compared without spaces and case, because the platform normalizes them.
 */
export function listDifferences(body: object, record: object, path = ''): string[] {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.entries(body).flatMap(([name, asked]) => {
    if (asked === undefined || !(name in values)) return [];
    return compare(asked, values[name], path === '' ? name : `${path}.${name}`);
  });
}

function compare(asked: unknown, stored: unknown, path: string): string[] {
  if (Array.isArray(asked) && Array.isArray(stored)) {
    if (asked.length !== stored.length) return [path];
    return asked.flatMap((item, index) => compare(item, stored[index], `${path}[${index}]`));
  }
  if (isObject(asked) && isObject(stored)) return listDifferences(asked, stored, path);
  return normalize(asked) === normalize(stored) ? [] : [path];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const normalize = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\s/g, '').toLowerCase() : (value ?? null);
