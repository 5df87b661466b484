import { describe, expect, it } from 'vitest';
import { NOW, type Row } from '../support/books.ts';
import { bundle, type Operation, type Schema } from '../support/contract.ts';
import { getPlaceholders, isOpenIn, listOperations } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

/** A record that is read, and then sent back: https://www.rfc-editor.org/rfc/rfc9110#name-put */
const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;

const administrations = [1, 2, 3];

/** The first pages of a list in an administration, with what stands above it. */
async function getRecords({ path }: Operation, administration: number, token: string): Promise<string[]> {
  const list = path.replace(/\/\{\w+\}$/, '');
  const [parent] = getPlaceholders({ path: list });
  const ids = async (at: string): Promise<number[]> => {
    const { body } = await call(`${at}?pageSize=40&fields=id`, { tenant: administration, token });
    return body._data.map(({ id }: Row) => id);
  };
  if (parent === undefined) return (await ids(list)).map((id) => `${list}/${id}`);
  const above = list.replace(/\/\{\w+\}.*$/, '');
  const paths: string[] = [];
  for (const id of (await ids(above)).slice(0, 12)) {
    const at = list.replace(`{${parent}}`, String(id));
    paths.push(...(await ids(at)).map((inner) => `${at}/${inner}`));
  }
  return paths;
}

const withoutMeta = ({ _meta, ...record }: Row): Row => record;

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return /^\d{4}-/.test(value) ? '2031-01-01' : `${value}1`;
  return Array.isArray(value) ? [] : 1;
}

describe.each(listOperations('replace').map((operation) => [operation.path, operation] as const))(
  'PUT %s',
  (_path, operation) => {
    it('accepts every record as GET returns it and leaves it unchanged', async () => {
      let count = 0;
      for (const administration of administrations.filter((id) => isOpenIn(id, operation))) {
        const token = await sandbox.createToken(administration === 3 ? 'other' : 'demo');
        const options = { tenant: administration, token };
        for (const path of await getRecords(operation, administration, token)) {
          const before = await call(path, options);
          const reply = await call(path, { ...options, method: 'PUT', body: before.body });
          expect([reply.status, reply.body], path).toEqual([200, before.body]);
          expect((await call(path, options)).body).toEqual(before.body);
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(0);
    });

    it('rejects changed read-only fields by name', async () => {
      const token = await sandbox.createToken('demo');
      const paths = await getRecords(operation, 1, token);
      const { schema = {} } = operation.requestContent?.['application/json'] ?? {};
      const { body: record } = await call(paths.at(-1) ?? '', { token });
      const fields = readOnlyFields(schema).filter((name) => name in record);
      expect(fields).toContain('id');
      for (const name of fields) {
        const body = { ...record, [name]: another(record[name]) };
        const reply = await call(paths.at(-1) ?? '', { method: 'PUT', body, token });
        expect([reply.status, Object.keys(reply.body.errors ?? {})], name).toEqual([400, [name]]);
      }
    });

    it('ignores `_meta` of a response', async () => {
      const [path = ''] = await getRecords(operation, 1, await sandbox.createToken('demo'));
      const { body: record } = await call(path);
      const body = { ...record, _meta: { self: 'https://api.accounting-platform.example/v1/elsewhere/7' } };
      const reply = await call(path, { method: 'PUT', body });
      expect([reply.status, withoutMeta(reply.body)]).toEqual([200, withoutMeta(record)]);
    });
  },
);

function readOnlyFields(schema: Schema): string[] {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const { properties = {}, oneOf = [] } = (bundle.components.schemas?.[name] ?? schema) as Parts;
  const own = Object.entries(properties).filter(([, property]) => property['x-read-only'] === true);
  return [...new Set([...own.map(([field]) => field), ...oneOf.flatMap(readOnlyFields)])];
}

interface Parts {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}
