import { type Context, getResource } from '../accounting/context.ts';
import { StartupError } from '../messages/startup-error.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import { openRecords } from '../store/records.ts';

/** Numbers and codes by which people know a record. The first with the value counts. */
const KEYS = ['number', 'code', 'ArticleSku', 'invoiceNumber', 'sourceDocumentNumber', 'reference'];

export type FindId = (resource: string, key: string) => number | undefined;

export const getKey = (row: Readonly<Record<string, unknown>>): string =>
  String(KEYS.map((field) => row[field]).find((value) => value !== undefined));

/** Replaces references in a value, such as `@debtors/10001`, with identifiers. Throws for an unknown one. */
export function resolveReferences<Value>(value: Value, findId: FindId): Value {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, resolve(member)]));
    }
    const [, resource, key] = (typeof part === 'string' && /^@(\w+)\/(.+)$/.exec(part)) || [];
    return resource === undefined || key === undefined ? part : getId(resource, key, findId);
  };
  return resolve(value) as Value;
}

export const resolvePath = (path: string, findId: FindId): string =>
  path.replaceAll(/(\w+)\/@([^/]+)/g, (_match, resource: string, key: string) => {
    return `${resource}/${getId(resource, decodeURIComponent(key), findId)}`;
  });

function getId(resource: string, key: string, findId: FindId): number {
  const id = findId(resource, key);
  if (id === undefined) throw new StartupError(`There is no record @${resource}/${key}`);
  return id;
}

export function findStoredId(context: Context): FindId {
  return (name, key) => {
    if (!context.contract.resources.has(name)) return undefined;
    const resource = getResource(context, name);
    const records = openRecords(context.database, resource);
    const scope = resource.isShared ? { administrationId: SHARED_TENANT_ID } : context.scope;
    for (const field of KEYS.filter((field) => resource.fields.some(({ name }) => name === field))) {
      const [record] = records.findBy(scope, field, [key]);
      if (record) return record.id;
    }
    return undefined;
  };
}
