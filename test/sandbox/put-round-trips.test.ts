import { describe, expect, it } from 'vitest';
import { NOW, type Row } from '../support/books.ts';
import { bundle, type Operation, type Schema } from '../support/contract.ts';
import { isOpenIn, listOperations } from '../support/operations.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';

/** A record that is read, and then sent back: https://www.rfc-editor.org/rfc/rfc9110#name-put */
const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;

const read = async (path: string, options: CallOptions): Promise<Row[]> =>
  (await call(`${path}?pageSize=40`, options)).body._data;

/** The lists of an operation in an administration: below each of the first records that its path is below. */
async function getLists({ path }: Operation, options: CallOptions): Promise<string[]> {
  const list = path.replace(/\/\{\w+\}$/, '');
  const [above, below] = list.split(/\/\{\w+\}/);
  if (below === undefined) return [list];
  return (await read(String(above), options)).slice(0, 12).map(({ id }) => `${above}/${id}${below}`);
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
    it('accepts every record as GET returns it, ignores its `_meta` and leaves it unchanged', async () => {
      let count = 0;
      for (const tenant of [1, 2, 3].filter((id) => isOpenIn(id, operation))) {
        const options = { tenant, token: await sandbox.createToken(tenant === 3 ? 'other' : 'demo') };
        for (const list of await getLists(operation, options)) {
          const before = await read(list, options);
          for (const record of before) {
            const body = { ...record, _meta: { self: 'https://api.accounting-platform.example/v1/elsewhere/7' } };
            const reply = await call(`${list}/${record.id}`, { ...options, method: 'PUT', body });
            expect([reply.status, withoutMeta(reply.body)], list).toEqual([200, withoutMeta(record)]);
          }
          expect(await read(list, options)).toEqual(before);
          count += before.length;
        }
      }
      expect(count).toBeGreaterThan(0);
    });

    it('rejects changed read-only fields by name', async () => {
      const [list = ''] = (await getLists(operation, {})).slice(-1);
      const record = (await read(list, {})).at(-1) ?? {};
      const { schema = {} } = operation.requestContent?.['application/json'] ?? {};
      const fields = readOnlyFields(schema).filter((name) => name in record);
      expect(fields).toContain('id');
      for (const name of fields) {
        const body = { ...record, [name]: another(record[name]) };
        const reply = await call(`${list}/${record.id}`, { method: 'PUT', body });
        expect([reply.status, Object.keys(reply.body.errors ?? {})], name).toEqual([400, [name]]);
      }
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
