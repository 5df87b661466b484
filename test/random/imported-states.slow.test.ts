import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { sale } from '../support/books.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { readAll } from '../support/read-all.ts';
import { type ApiResponse, prepareTests, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const { call, reset } = sandbox;

type Json = Record<string, unknown>;
type Records = Record<string, Json[]>;

interface State {
  clock?: Json;
  settings?: Json;
  lastIds?: Json;
  readonly shared: Records;
  readonly administrations: { id: unknown; records: Records; internal: Records }[];
}

const getState = prepareTests(async () => (await call('/_sandbox/state', { token: null })).body as State);

/** Numbers between 0 and 1 that decide which resource, which record and which field of it. */
type Choices = readonly [number, number, number];

const choose = <Item>(items: readonly Item[], choice: number): Item | undefined =>
  items[Math.floor(choice * items.length)];

function chooseRecord({ administrations }: State, [resource, index]: Choices): Json | undefined {
  const [first] = administrations;
  return choose(choose(Object.values(first?.records ?? {}), resource) ?? [], index);
}

/** Values at the edges of what the contract allows, and past them. */
const VALUES: readonly unknown[] = [
  ...[null, 0, 1, -1, 987_654, 2_000_000_000, 2_147_483_647, 3e9, 9_999_999_999.99, 999_999_999_999.99, 1e15],
  ...['', 'x', '0001-01-01', '9999-12-31', '2026-02-30', '999999999999999', '99999999999999999999', 'é\u0301'],
  ...[true, false, [], {}],
];

const INTERNAL: Records = {
  closed_years: [1, 1900, 2025, 2026, 2030, 9999, 10_000].map((year) => ({ year })),
  platform_entries: [1, 1_000_001, 2_000_000_000, 2_147_483_647].flatMap((id) =>
    ['salesinvoices', 'openings', 'nonsense'].map((resource) => ({ id, resource, recordId: 424_242 })),
  ),
  past_numbers: ['debtors.number', 'salesinvoices.invoiceNumber', 'nonsense'].flatMap((series) =>
    [-1, 0, 999_999_999_999_999, 2 ** 53 - 1].map((highest) => ({ series, highest })),
  ),
  stock_taken: [-1, 1, 1e14].map((quantity) => ({ orderId: 1, articleId: 1, quantity })),
  constructor: [{}],
};

const HEADS: readonly Partial<State>[] = [
  { settings: {} },
  { settings: { bookDay: '1900-01-01' } },
  { settings: { bookDay: '9999-12-31' } },
  { lastIds: { debtors: 2_000_000_000, platform_entries: 2_000_000_000 } },
  { lastIds: { debtors: 2_147_483_647 } },
  ...['0001-01-01T00:00:00Z', '0001-01-01T00:00:00+12:00', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59-12:00'].flatMap(
    (now) => [true, false].map((running) => ({ clock: { now, running } })),
  ),
];

/** Changes a state in place. */
type Mutation = (state: State, choices: Choices, value: number) => void;

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'changes a field': (state, choices, value) => {
    const record = chooseRecord(state, choices);
    const name = choose(Object.keys(record ?? {}), choices[2]);
    if (record && name !== undefined) record[name] = choose(VALUES, value);
  },
  'lets all records of a resource refer to records that are missing': ({ administrations: [first] }, [resource]) => {
    for (const record of choose(Object.values(first?.records ?? {}), resource) ?? []) {
      for (const name of Object.keys(record)) {
        if (/Id$/.test(name) && typeof record[name] === 'number') record[name] = 987_654;
      }
    }
  },
  'removes a resource': ({ administrations: [first] }, [resource]) => {
    const name = choose(Object.keys(first?.records ?? {}), resource);
    if (first && name !== undefined) first.records[name] = [];
  },
  'removes half of a resource': ({ administrations: [first] }, [resource]) => {
    const name = choose(Object.keys(first?.records ?? {}), resource);
    if (first && name !== undefined) first.records[name] = (first.records[name] ?? []).filter((_, at) => at % 2 === 0);
  },
  'changes what no operation shows': ({ administrations: [first] }, [table, row]) => {
    const name = choose(Object.keys(INTERNAL), table);
    const added = choose(INTERNAL[name ?? ''] ?? [], row);
    if (first && name !== undefined && added) first.internal[name] = [added];
  },
  'changes the head': (state, [head]) => void Object.assign(state, choose(HEADS, head)),
  'empties an administration': ({ administrations: [first] }) => {
    const { ledgeraccounts = [] } = first?.records ?? {};
    if (first) Object.assign(first, { records: { ledgeraccounts }, internal: {} });
  },
};

const choice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** Most other changes contradict another record, so that the state is rejected. */
const names = [...Object.keys(MUTATIONS), ...Array.from({ length: 10 }, () => 'changes the head')];
const mutation = fc.record({
  name: fc.constantFrom(...names),
  choices: fc.tuple(choice, choice, choice),
  value: choice,
});

const line = { bookingType: 'A', articleId: 1, quantity: 1 };

const WRITES: readonly (readonly [path: string, body: object, method?: string])[] = [
  ['/v1/debtors', { name: 'Theehuis', debtorKindId: 1 }],
  ['/v1/salesinvoiceswithlines', sale],
  ['/v1/salesinvoiceswithlines', { ...sale, lines: [line] }],
  ['/v1/salesinvoices/21', { description: 'Thee' }, 'PATCH'],
  ['/v1/debtors/2', {}, 'DELETE'],
  ['/_sandbox/administrations/1/draftsalesinvoices/1/finalize', {}],
  ['/_sandbox/administrations/1/salesinvoices/20/pay', {}],
  ['/_sandbox/administrations/1/bookyears/2025/close', {}],
  ['/_sandbox/clock', { now: '2027-02-01T00:00:00Z', running: false }, 'PUT'],
];

async function findFailures(): Promise<string[]> {
  const failures: string[] = [];
  const readEverything = async () => {
    for (const tenant of [1, 2]) {
      const responses = await readAll(sandbox.url, demoToken, tenant, 3);
      for (const [path, response] of responses) if (response.startsWith('5')) failures.push(`GET ${path}: ${response}`);
    }
  };
  await readEverything();
  for (const [path, body, method] of WRITES) {
    const response: ApiResponse = await call(path, { body, ...(method !== undefined && { method }) });
    if (response.status >= 500) failures.push(`${path}: ${JSON.stringify(response.body)}`);
  }
  await readEverything();
  return failures;
}

it(
  'a state is rejected, or nothing answers with a 5xx after it is imported',
  async () => {
    let accepted = 0;
    await assertProperty(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const state = structuredClone(getState());
        for (const { name, choices, value } of mutations) MUTATIONS[name]?.(state, choices, value);
        const { status } = await call('/_sandbox/state', { method: 'PUT', body: state, token: null });
        if (status === 204) {
          accepted += 1;
          expect(await findFailures()).toEqual([]);
          await reset();
        } else expect(status).toBe(400);
      }),
      30,
    );
    expect(accepted).toBeGreaterThan(0);
  },
  timeout,
);

const large = useSandbox({ scenario: 'many-pages' });

it('a state of many pages is imported, and exported as it was', { timeout }, async () => {
  const read = async () => (await large.call('/_sandbox/state', { token: null })).body;
  const state = await read();
  const { status } = await large.call('/_sandbox/state', { method: 'PUT', body: state, token: null });
  expect([status, await read()]).toEqual([204, state]);
});
