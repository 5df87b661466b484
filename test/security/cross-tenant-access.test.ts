import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import { render } from '../../mocks/messages/render.ts';
import { getCollectionPath, type Operation } from '../support/contract.ts';
import {
  fillPath,
  getExampleRequest,
  getListPath,
  getPlaceholders,
  isOpenIn,
  isShared,
  listOperations,
  operations,
  withQuery,
} from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { type ApiResponse, type CallOptions, useSandbox } from '../support/sandbox.ts';
import { getExampleBodies } from './body-fields.ts';
import { findReferences, getOptionalFilters, type Reference } from './filters.ts';
import { getForeignValue } from './foreign-records.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

type Item = Readonly<Record<string, unknown>>;

/** The token of the attacker, a user with access to administration 3 only. */
let token: string;
beforeAll(async () => {
  const modules = { costCenters: true, costUnits: true, salesOrders: true, tradePack: true };
  for (const administration of [2, 3])
    await call(`/_sandbox/administrations/${administration}/modules`, { method: 'PATCH', body: modules });
  token = await sandbox.createToken('other');
});
const asOther = (path: string, options: CallOptions = {}): Promise<ApiResponse> => call(path, { ...options, token });
type Caller = typeof asOther;

/** A user who may work in administration 1, in another one. */
const asDemo: Caller = (path, options = {}) => call(path, { ...options, tenant: 2 });

/** Ambiguous tenant headers that a lenient parser could read as administration 1. */
const headerVariants: readonly (readonly [status: number, headers: Readonly<Record<string, string>>])[] = [
  [403, { 'X-Tenant-Id': '1' }],
  [403, { 'x-tenantid': '1' }],
  [403, { 'X-TENANT-ID': '1' }],
  [403, { 'x-tenant-id': '1', 'x-tenantid': '3' }],
  ...['01', '3, 1', '1, 3', '1;3', '3 1', '1.0', '0x1', '+1', '1e0'].map(
    (value) => [400, { 'x-tenant-id': value }] as const,
  ),
];

/** One operation of each kind; `sandbox/access-control.test.ts` tests every operation. */
const oneOperationPerKind = [...new Map(operations.map((operation) => [operation.kind, operation])).values()];

it.each(oneOperationPerKind.map((operation) => [operation.method, operation.path, operation] as const))(
  '%s %s rejects administrations of other tenants in every header spelling',
  async (_method, _template, operation) => {
    const { headers = {}, ...rest } = getExampleRequest(operation);
    for (const [status, tenantHeaders] of headerVariants) {
      const reply = await asOther(fillPath(operation), { ...rest, headers: { ...headers, ...tenantHeaders } });
      expect(reply.status, JSON.stringify(tenantHeaders)).toBe(status);
      if (status === 403) expect(reply.body.type).toMatch(/administration-not-accessible$/);
      else expect(Object.keys(reply.body.errors)).toContain('X-Tenant-Id');
    }
  },
);

it('ignores an administration in the query, the body or a cookie', async () => {
  const { body } = await asOther('/v1/debtors?pageSize=1', {
    headers: { cookie: 'X-Tenant-Id=1', 'x-administration-id': '1' },
  });
  expect(body._meta.administrationId).toBe(3);
  for (const name of ['X-Tenant-Id', 'tenant', 'administrationId', '_administrationId']) {
    expect((await asOther(`/v1/debtors?${name}=1`)).status, name).toBe(400);
    const debtor = { name: 'Theehuis', debtorKindId: 1, [name]: 1 };
    expect(Object.keys((await asOther('/v1/debtors', { body: debtor })).body.errors), name).toContain(name);
  }
});

const lists = listOperations('list')
  .filter((operation) => !isShared(operation) && getPlaceholders(operation).length === 0)
  .filter(({ id }) => id !== 'listAdministrations')
  .map((operation) => [getListPath(operation), operation] as const);

const getId = ({ id, ledgerAccountId }: Item): unknown => id ?? ledgerAccountId;

it.each(lists)("GET %s does not leak other tenants' records through filters", async (path, operation) => {
  const foreign: Item[] = (await call(withQuery(path, 'pageSize=20'))).body._data;
  const ids = new Set(foreign.map(getId));
  let tried = 0;
  // That identifiers lead to nothing is what `tenant-isolation.test.ts` looks at.
  for (const { name } of getOptionalFilters(operation).filter((filter) => !/^id$|Id$/.test(filter.name))) {
    const value = foreign.map((record) => record[name]).find(isPlain);
    if (value === undefined) continue;
    const query = String(new URLSearchParams({ [name]: String(value) }));
    const { status, body } = await asOther(withQuery(path, query));
    expect([status, body._data.map(getId).filter((id: unknown) => ids.has(id))], query).toEqual([200, []]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(0);
});

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const { resources } = readContract();

/** Returns the path of an operation on a changeable record of the attacker. */
async function getOwnPath(callAs: Caller, operation: Operation): Promise<string> {
  const ids: number[] = [];
  const parts = getCollectionPath(operation).split(/\/\{\w+\}/);
  for (const [index] of getPlaceholders(operation).entries()) {
    const list = parts
      .slice(0, index + 1)
      .map((part, nth) => (nth < index ? `${part}/${ids[nth]}` : part))
      .join('');
    const { body } = await callAs(withQuery(list, 'pageSize=20'));
    ids.push(Number(findChangeable(body._data)?.id));
  }
  return fillPath(operation, ...ids);
}

/** Prefers unprocessed entries, because processed ones reject every change. */
const findChangeable = (records: readonly Item[]): Item | undefined =>
  records.find(({ status }) => status !== 'processed') ?? records[0];

const writes = listOperations('create', 'replace', 'update').flatMap((operation) => {
  const schema = operation.requestContent?.['application/json']?.schema;
  const references = findReferences(schema ?? {}).filter(({ resource }) => resources.get(resource)?.isShared === false);
  return references.length === 0 ? [] : [[operation.method, operation.path, operation, references] as const];
});

/** Returns the documented lines of related operations, such as those on drafts. */
function getExampleLines({ path }: Operation): Item[] {
  const getFamily = (some: string) => some.split('/')[2]?.replace('withlines', '');
  return listOperations('create', 'replace', 'update')
    .filter((candidate) => getFamily(candidate.path) === getFamily(path))
    .flatMap((candidate) =>
      candidate.path.includes('/lines') ? getExampleBodies(candidate) : getExampleBodies(candidate).flatMap(getLines),
    );
}

const getLines = ({ lines = [] }: Item): Item[] => lines as Item[];

/** Booking types by the field that requires them. */
const kinds: Readonly<Record<string, string>> = { salesTypeId: 'V', ledgerAccountId: 'G' };

function createLine(field: string, value: unknown, operation: Operation): Item {
  const lines = getExampleLines(operation);
  const example = lines.find((line) => field in line);
  if (example) return { ...example, [field]: value };
  const bookingType = kinds[field];
  return bookingType ? { bookingType, [field]: value } : { ...lines[0], [field]: value };
}

interface Attack {
  readonly body: Item;
  readonly errors: Record<string, string>;
}

/** Creates bodies that refer to records of administration 1 in every reference field. */
async function createAttacks(operation: Operation, references: readonly Reference[]): Promise<Attack[]> {
  const [example] = getExampleBodies(operation);
  const attack: Attack = { body: { ...example }, errors: {} };
  const single: Attack[] = [];
  const lines: Item[] = [];
  for (const reference of references) {
    const path = String(resources.get(reference.resource)?.collectionPath);
    const value = await getForeignValue(sandbox, path, reference.by);
    expect(value, reference.at).toBeDefined();
    const message = render(createMessage('referenceUnknown', { by: reference.by, value: String(value), path }), 'en');
    const [field = '', inLine] = reference.at.split('[].');
    if (inLine !== undefined) {
      attack.errors[`lines[${lines.length}].${inLine}`] = message;
      lines.push(createLine(inLine, value, operation));
    } else if (operation.path.includes('/lines')) {
      single.push({ body: createLine(field, value, operation), errors: { [field]: message } });
    } else {
      attack.errors[field] = message;
      Object.assign(attack.body, { [field]: value });
    }
  }
  if (lines.length > 0) Object.assign(attack.body, { lines });
  return single.length > 0 ? single : [attack];
}

it.each(writes)(
  "%s %s rejects references to other tenants' records like unknown ones",
  async (method, _template, operation, references) => {
    const attacks = await createAttacks(operation, references);
    for (const callAs of isOpenIn(2, operation) ? [asOther, asDemo] : [asOther]) {
      const path = await getOwnPath(callAs, operation);
      for (const { body, errors } of attacks) {
        const reply = await callAs(path, { method, body });
        expect(reply.status).toBe(400);
        for (const [field, message] of Object.entries(errors))
          expect(reply.body.errors[field], field).toContain(message);
      }
    }
  },
);
