import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Path, parsePath } from '../../contract/schemas.ts';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { bundle } from '../support/contract.ts';
import { createFolder } from '../support/folders.ts';
import { prepareTests, useSandbox } from '../support/sandbox.ts';
import { leaveMarks } from './leave-marks.ts';
import { listRejections } from './rejections.ts';

const clock = '2026-04-16T09:30:00Z';
const source = useSandbox({ clock });
const small = useSandbox({ scenario: 'empty', clock });
const target = useSandbox({ scenario: 'empty' });

const exportText = async (url = target.url) => (await fetch(`${url}/_sandbox/state`)).text();

const lines = [{ bookingType: 'A', ArticleSku: 'KAAS', quantity: 10 }];
const entry = [
  { ledgerAccountId: 85, amountDebit: 5 },
  { ledgerAccountId: 6, amountCredit: 5 },
];

/** A record of every kind, and two of some: the demo companies take ten times as long to import. */
const REQUESTS: readonly (readonly [path: string, body?: object, tenant?: number])[] = [
  ['v1/debtors', { name: 'Bakkerij Zonnestraal', debtorKindId: 1, iban: 'NL13TEST0123456789' }],
  ['v1/debtors', { name: 'Theehuis', debtorKindId: 1 }],
  ['v1/debtors', { name: 'Elders', debtorKindId: 5 }, 2],
  ['v1/debtors/1/mandates', { typeId: 2, sddType: 1 }],
  ['v1/creditors', { name: 'Stalbouw', creditorKindId: 1 }],
  ['v1/articles', { ArticleSku: 'KAAS', description: 'Kaas', SalesTypeId: 1, unitPrice: 5 }],
  ['v1/articles', { ArticleSku: 'BOTER', description: 'Boter', SalesTypeId: 1 }],
  ['v1/draftsalesinvoiceswithlines', { debtorId: 1, lines }],
  ['v1/draftsalesinvoiceswithlines', { debtorId: 2, lines }],
  ['_sandbox/administrations/1/draftsalesinvoices/1/finalize'],
  ['v1/purchaseinvoiceswithlines', { creditorId: 1, lines: [{ ledgerAccountId: 91, unitPrice: 10 }] }],
  ['v1/salesorderwithlines', { debtorId: 1, lines }],
  [
    'v1/journalentrieswithlines',
    { JournalId: 1, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'M', lines: entry },
  ],
  ['_sandbox/administrations/1/bookyears/2025/close'],
];

const getText = prepareTests(async () => {
  for (const [path, body = {}, tenant = 1] of REQUESTS) {
    const reply = await small.call(`/${path}`, { body, tenant });
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  }
  return exportText(small.url);
});
beforeEach(() => target.reset());

// biome-ignore lint/suspicious/noExplicitAny: a test changes any part of it.
type State = any;
const getState = (): State => JSON.parse(getText());
const importState = (body: unknown, language = 'en') =>
  target.call('/_sandbox/state', { method: 'PUT', body, token: null, language });

describe('state', () => {
  it('is the same text after it was imported, and continues with the next identifier, also of a removed record', async () => {
    await leaveMarks(source);
    const exported = await exportText(source.url);
    expect((await importState(exported)).status).toBe(204);
    expect((await exportText()) === exported).toBe(true);
    const body = { name: 'Theehuis', debtorKindId: 1 };
    const [first, second] = [await source.call('/v1/debtors', { body }), await target.call('/v1/debtors', { body })];
    expect(second.body.id).toBe(first.body.id);
  });

  it('has a line for each record, and no tokens', async () => {
    const token = await source.createToken('demo');
    const text = await exportText(source.url);
    expect(text.split('\n').find((line) => line.includes('Bakkerij Zonnestraal'))).toMatch(/^ +\{"id":1,.*\},$/);
    expect([text.includes(token), /"(access|refresh)_token"/.test(text)]).toEqual([false, false]);
  });

  it('leaves tokens, and a reset restores the initial data', async () => {
    const token = await target.createToken('demo');
    expect((await importState(getState())).status).toBe(204);
    expect((await target.call('/v1/debtors', { token })).body._meta.totalCount).toBe(2);
    await target.reset();
    expect((await target.call('/v1/debtors')).body._meta.totalCount).toBe(0);
  });

  it('that is large is imported as a whole: other requests see the old data, or all of the new ones', async () => {
    const state = getState();
    const { debtors } = state.administrations[0].records;
    for (let index = 0; index < 2998; index += 1)
      debtors.push({ ...debtors[0], id: 10_000 + index, number: `N${index}` });
    const countDebtors = async (): Promise<number> => (await target.call('/v1/debtors')).body._meta.totalCount;
    let isDone = false;
    const importing = importState(state).finally(() => {
      isDone = true;
    });
    while (!isDone) expect([0, 3000]).toContain(await countDebtors());
    expect((await importing).status).toBe(204);
    expect(await countDebtors()).toBe(3000);
    expect((await importState(getState())).status).toBe(204);
  });

  it('with a document of version 1.0.0 is imported: its text is with the file', async () => {
    const state = JSON.parse(await exportText());
    const [{ records, internal }] = state.administrations;
    records.files.push({ id: 4711, _document: btoa('%PDF-1.4') });
    Object.assign(internal, { layouts: [{ fileId: 4711, printed: '{"debtorId":1}' }] });
    expect((await importState(state)).status).toBe(204);
    const headers = { authorization: `Bearer ${demoToken}` };
    expect(await (await fetch(`${target.url}/v1/files/4711`, { headers })).text()).toBe('%PDF-1.4');
  });

  it('of an earlier version gets defaults for fields that it lacks, and loses none that the contract does not have', async () => {
    const state = getState();
    const [article] = state.administrations[0].records.articles;
    delete article.active;
    expect((await importState(state)).status).toBe(400);
    state.contractVersion = '0.9.0';
    expect((await importState(state)).status).toBe(204);
    expect((await target.call('/v1/articles/1')).body.active).toBe(true);
    article.colour = null;
    expect((await importState(state)).status).toBe(204);
    article.colour = 'red';
    const { status, body } = await importState(state);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['administrations[0].records.articles[0].colour']]);
  });
});

/** Changes the part of a state at a path. */
function change(part: State, [key = '', ...rest]: Path, value: unknown): void {
  if (rest.length > 0) change(part[key], rest, value);
  else part[key] = typeof value === 'function' ? value(part[key]) : value;
}

/** Far more on each side of an account than the contract can show, in balance. */
const addLargeLines = ([line, ...lines]: State[]): State[] => [
  ...[line, ...lines],
  ...[0, 1, 2, 3].map((index) => {
    const large = {
      amountDebit: index % 2 === 0 ? 999_999_999_999.99 : 0,
      amountCredit: index % 2 === 0 ? 0 : 999_999_999_999.99,
    };
    return { ...line, ...large, id: 1_000_000 + index };
  }),
];

const RECORDS = 'administrations[0].records';
const INTERNAL = 'administrations[0].internal';

/** What is wrong with a state: parts of it, with their wrong values. */
const REJECTED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'another format': { format: 2 },
  'a later version of the contract': { contractVersion: '99.0.0' },
  'an unknown resource': { 'shared.planets': [] },
  'an unknown field': { [`${RECORDS}.debtors[0].colour`]: 'red' },
  'a required field that is missing': { [`${RECORDS}.debtors[0].name`]: undefined },
  'a control character': { [`${RECORDS}.debtors[0].name`]: 'Theehuis\u0000' },
  'a text that is too long': { [`${RECORDS}.debtors[0].name`]: 'x'.repeat(1_000_000) },
  'a wrong IBAN': { [`${RECORDS}.debtors[0].iban`]: 'NL13TEST0123456780' },
  'a wrong part of an address': { [`${RECORDS}.debtors[0].address`]: { city: 7 } },
  'one number twice, in another case': { [`${RECORDS}.debtors[0].number`]: 'a', [`${RECORDS}.debtors[1].number`]: 'A' },
  'a day that does not exist': { [`${RECORDS}.salesinvoices[0].invoiceDate`]: '2026-02-30' },
  'a line of no kind': { [`${RECORDS}.draftsalesinvoices/lines[0].bookingType`]: 'Z' },
  'a line of an invoice that has no number': { [`${RECORDS}.salesinvoices/lines[0].invoiceId`]: 'one' },
  'a document that is no PDF': { [`${RECORDS}.files[0]._document`]: btoa('Dear Sir,') },
  'a document that is no base64': { [`${RECORDS}.files[0]._document`]: '%PDF-' },
  'a reference to no record': { [`${RECORDS}.debtors[0].paymentConditionId`]: 4711 },
  'a reference to no record from a shared one': { 'shared.administrations[1].address.countryId': 4711 },
  'several records of one identifier, also of different administrations': {
    [`${RECORDS}.debtors[1].id`]: 1,
    [`${RECORDS}.articles[1].id`]: 1,
    'administrations[1].records.debtors[0].id': 1,
  },
  'an identifier that leaves no room': { [`${RECORDS}.debtors[0].id`]: 2_147_483_647 },
  'a last identifier that leaves no room': { 'lastIds.debtors': 2_147_483_647 },
  'the last identifier of an unknown resource': { 'lastIds.planets': 1 },
  'a clock before the year 1': { clock: { now: '0001-01-01T00:00:00+12:00', running: false } },
  'an internal table named as a method of objects': { [`${INTERNAL}.constructor`]: [{}] },
  'an administration that "shared" does not have': { 'administrations[3]': { id: 77, records: {} } },
  'no administrations': { administrations: [] },
  'ledger lines and no memorial': { [`${RECORDS}.journals`]: [] },
  'more on a ledger account than the contract can show': { [`${RECORDS}.ledgerlines`]: addLargeLines },
  'the document of no invoice': { [`${INTERNAL}.documents[0].invoiceId`]: 4711 },
  'the document of no file, so that a file has none': { [`${INTERNAL}.documents[0].fileId`]: 4711 },
  'a document with no payment method': { [`${INTERNAL}.documents[0].paymentMethodId`]: 4711 },
  'a document with no country of the seller': { [`${INTERNAL}.documents[0].sellerCountryId`]: 4711 },
  'a document with a control character': { [`${INTERNAL}.documents[0].buyerName`]: 'a\u0000' },
  'a document with a text that is too long': { [`${INTERNAL}.documents[0].sellerAddress`]: 'x'.repeat(2000) },
  'a document without its seller': { [`${INTERNAL}.documents[0].sellerName`]: null },
  'a document with an unknown field': { [`${INTERNAL}.documents[0].colour`]: 'red' },
};

describe('a state that cannot be used', () => {
  it('is rejected with what is wrong, and changes nothing', async () => {
    const before = await exportText();
    const send = ([, parts]: [string, object]) => {
      const state = getState();
      for (const [path, value] of Object.entries(parts)) change(state, parsePath(path), value);
      return importState(state);
    };
    const messages = await listRejections(Object.entries(REJECTED), send, ([title]) => title);
    expect((await exportText()) === before).toBe(true);
    const stable = messages.replaceAll(bundle.info.version, 'VERSION');
    await expect(stable).toMatchFileSnapshot('__snapshots__/rejected-states.txt');
  });

  it('is rejected in the language of the caller', async () => {
    const state = getState();
    state.administrations[0].records.debtors[0].paymentConditionId = 4711;
    expect((await importState(state, 'nl')).body.errors).toEqual({
      [`${RECORDS}.debtors[0].paymentConditionId`]: [
        'Er is geen record met id 4711 bij /v1/paymentconditions in deze administratie.',
      ],
    });
  });

  it('with one row of any table twice names a field of that row, and its value', async () => {
    const { shared, administrations } = getState();
    const [{ records, internal }] = administrations;
    const places = Object.entries({ shared, [RECORDS]: records, [INTERNAL]: internal }).flatMap(([path, tables]) =>
      Object.entries<State[]>(tables)
        .filter(([, rows]) => rows.length > 0)
        .map(([table]) => parsePath(`${path}.${table}`)),
    );
    expect(places.length).toBeGreaterThan(30);
    const send = (path: Path) => {
      const state = getState();
      change(state, path, (rows: State[]) => [...rows, rows[0]]);
      return importState(state);
    };
    const messages = await listRejections(places, send, (path) => path.at(-1));
    await expect(messages).toMatchFileSnapshot('__snapshots__/rows-that-are-twice.txt');
  });
});

it('is a seed file that a sandbox starts with and resets to, in a data file too; a byte order mark is ignored', async () => {
  const folder = await createFolder({ 'books.json': `\ufeff${getText()}` });
  const [seed, data] = [join(folder, 'books.json'), join(folder, 'books.sqlite')];
  for (const options of [{ seed }, { seed, data }, { data }]) {
    const sandbox = await startSandbox({ port: 0, ...options });
    try {
      expect((await exportText(sandbox.url)) === getText()).toBe(true);
      const body = { name: 'Theehuis', debtorKindId: 1 };
      expect((await small.call(`${sandbox.url}/v1/debtors`, { body })).status).toBe(201);
      await sandbox.reset();
      expect((await exportText(sandbox.url)) === getText()).toBe(true);
    } finally {
      await sandbox.close();
    }
  }
});
