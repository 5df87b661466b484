import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { SandboxState } from '../../mocks/store/state.ts';
import type { Row } from '../support/books.ts';
import { bundle } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';
import { leaveMarks } from './leave-marks.ts';

const source = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const target = useSandbox();
const { version } = bundle.info;
/** True after `useSource`. Otherwise the source has its initial data, which take long to export and to restore. */
let isSourceChanged = false;
let initialText: string | undefined;
beforeEach(async () => {
  if (isSourceChanged) await source.reset();
  isSourceChanged = false;
  await target.reset();
});

/** A state whose parts a test changes. */
interface State {
  readonly state: { readonly administrations: object[] };
  readonly records: Readonly<Record<string, object[]>>;
  readonly internal: object;
}

function setField(records: readonly object[] | undefined, name: string, value: unknown): void {
  Object.assign(records?.[0] ?? {}, { [name]: value });
}

const folder = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(folder, { recursive: true }));

const exportText = async (url = source.url) => (await fetch(`${url}/_sandbox/state`)).text();
async function exportState(): Promise<SandboxState> {
  if (isSourceChanged) return JSON.parse(await exportText());
  initialText ??= await exportText();
  return JSON.parse(initialText);
}
const importState = (state: unknown, language?: string) =>
  target.call('/_sandbox/state', { method: 'PUT', body: state, token: null, ...(language && { language }) });

const useSource = () => {
  isSourceChanged = true;
  return leaveMarks(source);
};

describe('state', () => {
  it('is the same text after it was imported', async () => {
    await useSource();
    const exported = await exportText();
    expect((await importState(exported)).status).toBe(204);
    expect((await exportText(target.url)) === exported).toBe(true);
  });

  it('continues with the next identifier, also after that of a removed record', async () => {
    await useSource();
    await importState(await exportText());
    const body = { name: 'Theehuis', debtorKindId: 1 };
    const [first, second] = [await source.call('/v1/debtors', { body }), await target.call('/v1/debtors', { body })];
    expect(second.body.id).toBe(first.body.id);
  });

  it('has a line for each record, and no tokens', async () => {
    const token = await source.createToken('demo');
    const text = await exportText();
    expect(text.split('\n').find((line) => line.includes('Bakkerij Zonnestraal'))).toMatch(/^ +\{"id":1,.*\},$/);
    expect([text.includes(token), /"(access|refresh)_token"/.test(text)]).toEqual([false, false]);
  });

  it('leaves tokens, snapshots and faults, and a reset restores the initial data', async () => {
    const token = await target.createToken('demo');
    const { shared, administrations, ...head } = await exportState();
    const empty = administrations.map(({ id, records: { ledgeraccounts = [] } }) => ({
      id,
      records: { ledgeraccounts: ledgeraccounts.map(({ vatCodeId: _vatCode, ...account }) => account) },
    }));
    expect((await importState({ ...head, shared, administrations: empty })).status).toBe(204);
    expect((await target.call('/v1/debtors', { token })).body._meta.totalCount).toBe(0);
    await target.reset();
    expect((await target.call('/v1/debtors')).body._meta.totalCount).toBe(32);
  });
});

describe('a large state', () => {
  it('is imported as a whole: other requests see the old data, or all of the new ones', async () => {
    const state = await exportState();
    const [first] = state.administrations;
    const [debtor] = first?.records.debtors ?? [];
    const { length } = first?.records.debtors ?? [];
    const debtors = Array.from({ length: 5000 - length }, (_, index) => ({
      ...debtor,
      id: 10_000 + index,
      number: `N${index}`,
    }));
    const administrations = state.administrations.map(({ records, ...administration }) =>
      administration.id === 1
        ? { ...administration, records: { ...records, debtors: [...(records.debtors ?? []), ...debtors] } }
        : { ...administration, records },
    );
    const countDebtors = async (): Promise<number> => (await target.call('/v1/debtors')).body._meta.totalCount;
    let isDone = false;
    const importing = importState({ ...state, administrations }).finally(() => {
      isDone = true;
    });
    const counts: number[] = [];
    while (!isDone) counts.push(await countDebtors());
    expect((await importing).status).toBe(204);
    expect(await countDebtors()).toBe(5000);
    for (const count of counts) expect([32, 5000]).toContain(count);
    expect((await importState(state)).status).toBe(204);
  });
});

describe('a state that cannot be used', () => {
  const withDebtor = async (changes: object): Promise<SandboxState> => {
    const { administrations, ...state } = await exportState();
    const [first, ...others] = administrations;
    const [debtor, ...debtors] = first?.records.debtors ?? [];
    const records = { ...first?.records, debtors: [{ ...debtor, ...changes }, ...debtors] };
    return { ...state, administrations: [{ id: 1, ...first, records }, ...others] };
  };

  it.each([
    ['of another format', { format: 2 }, { format: ['The state has format 2. This sandbox reads format 1.'] }],
    [
      'of a later version of the contract',
      { contractVersion: '99.0.0' },
      {
        contractVersion: [
          `The state is of version 99.0.0 of the contract, and this sandbox has ${version}. Use a sandbox with version 99.0.0 of the contract, or a later one.`,
        ],
      },
    ],
    [
      'with an unknown resource',
      { shared: { planets: [] } },
      { 'shared.planets': ['There is no resource planets here.'] },
    ],
  ])('%s is rejected with a sentence', async (_case, changes, errors) => {
    const { status, body } = await importState({ ...(await exportState()), ...changes });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  const unknown =
    'This field is not known. Known fields: id, number, name, debtorKindId, paymentConditionId, creditLimit, remark, contactName, address, email, phone, website, vatNumber, chamberOfCommerceNumber, iban, bic.';

  it.each([
    [{ colour: 'red' }, 'colour', unknown],
    [{ name: undefined }, 'name', 'This field is required.'],
    [{ name: 'Theehuis\u0000' }, 'name', 'The text may not have control characters.'],
    [{ name: 'x'.repeat(1_000_000) }, 'name', 'The text may have at most 100 characters.'],
    [{ iban: 'NL13TEST0123456780' }, 'iban', 'The check digits of the IBAN are wrong.'],
    [{ address: { city: 7 } }, 'address.city', 'The value must be text or null.'],
  ])('with the field of a debtor %j is rejected', async (changes, field, message) => {
    const { status, body } = await importState(await withDebtor(changes));
    expect([status, body.errors]).toEqual([400, { [`administrations[0].records.debtors[0].${field}`]: [message] }]);
  });

  it('with one number twice is rejected, whatever its case', async () => {
    const { administrations, ...state } = await exportState();
    const importNumbers = (numbers: readonly string[]) =>
      importState({
        ...state,
        administrations: administrations.map(({ records, ...administration }) => {
          const { debtors = [] } = records;
          const numbered: Row[] = debtors.map((debtor, index) => ({
            ...debtor,
            number: numbers[index] ?? debtor.number,
          }));
          const outstandingsalesinvoices = records.outstandingsalesinvoices?.map((invoice) => {
            const debtor = numbered.find(({ id }) => id === invoice.debtorId);
            return { ...invoice, debtorNumber: debtor?.number };
          });
          return { ...administration, records: { ...records, debtors: numbered, outstandingsalesinvoices } };
        }),
      });
    expect((await importNumbers(['a', 'B'])).status).toBe(204);
    const { status, body } = await importNumbers(['a', 'A']);
    expect([status, body.errors['administrations[0].records.debtors[1].number']]).toEqual([
      400,
      ['Record 1 already has the value A.'],
    ]);
  });

  it.each([
    ['a day that does not exist', 'salesinvoices', { invoiceDate: '2026-02-30' }, 'invoiceDate', /date|like/i],
    ['a line of no kind', 'draftsalesinvoices/lines', { bookingType: 'Z' }, 'bookingType', /./],
    [
      'a line of an invoice that has no number',
      'salesinvoices/lines',
      { salesInvoiceId: 'one' },
      'salesInvoiceId',
      /./,
    ],
    ['a document that is no PDF', 'files', { _document: btoa('Dear Sir,') }, '_document', /^This is not a PDF/],
    ['a document that is no base64', 'files', { _document: '%PDF-' }, '_document', /^This is not a PDF/],
  ])('with %s is rejected, and changes nothing', async (_case, resource, changes, field, message) => {
    await useSource();
    const before = await exportText(target.url);
    const { administrations, ...state } = await exportState();
    const changed = administrations.map(({ records, ...administration }) => {
      const [record, ...others] = records[resource] ?? [];
      return { ...administration, records: { ...records, [resource]: [{ ...record, ...changes }, ...others] } };
    });
    const { status, body } = await importState({ ...state, administrations: changed });
    expect([status, body.errors?.[`administrations[0].records.${resource}[0].${field}`]]).toEqual([
      400,
      [expect.stringMatching(message)],
    ]);
    expect((await exportText(target.url)) === before).toBe(true);
  });

  it.each([
    ['en', 'There is no record with id 4711 at /v1/paymentconditions in this administration.'],
    ['nl', 'Er is geen record met id 4711 bij /v1/paymentconditions in deze administratie.'],
  ])('that refers to a record that it does not have is rejected in the language %s', async (language, message) => {
    const { status, body } = await importState(await withDebtor({ paymentConditionId: 4711 }), language);
    const field = 'administrations[0].records.debtors[0].paymentConditionId';
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('with several records of one identifier names them all, also those of different administrations', async () => {
    const state = JSON.parse(await exportText());
    const [first, second] = state.administrations;
    first.records.debtors[1].id = first.records.debtors[0].id;
    first.records.articles[1].id = first.records.articles[0].id;
    second.records.debtors[0].id = first.records.debtors[2].id;
    const { status, body } = await importState(state);
    expect([status, Object.keys(body.errors)]).toEqual([
      400,
      [
        'administrations[0].records.debtors[1].id',
        'administrations[0].records.articles[1].id',
        'administrations[1].records.debtors[0].id',
      ],
    ]);
  });

  it('with one row of any table twice names a field of that row, and its value', async () => {
    const state = JSON.parse(await exportText());
    const tables = Object.entries<Row[]>({ ...state.administrations[0].records, ...state.administrations[0].internal });
    const twice = [...tables, ...Object.entries<Row[]>(state.shared)].filter(([, rows]) => rows.length > 0);
    expect(twice.length).toBeGreaterThan(30);
    for (const [table, rows] of twice) {
      const copy = structuredClone(state);
      const [{ records, internal }] = copy.administrations;
      const list = [records[table], internal[table], copy.shared[table]].find(Boolean);
      list.push(structuredClone(rows[0]));
      const { status, body } = await importState(copy);
      const keys = Object.keys(body.errors ?? {}).filter((key) => key.includes(`${table}[${rows.length}]`));
      const fields = keys.map((key) => key.slice(key.lastIndexOf('.') + 1));
      expect([status, fields.length > 0, fields.filter((field) => !(field in (rows[0] as Row)))], table).toEqual([
        400,
        true,
        [],
      ]);
      expect(JSON.stringify(body.errors)).not.toContain('undefined');
    }
  });

  it('with a shared record that refers to none is rejected', async () => {
    const state = JSON.parse(await exportText());
    state.shared.administrations[1].address.countryId = 4711;
    const { status, body } = await importState(state);
    expect([status, body.errors]).toEqual([
      400,
      {
        'shared.administrations[1].address.countryId': [
          'There is no record with id 4711 at /v1/countries in this administration.',
        ],
      },
    ]);
  });

  it.each<[string, (state: State) => void, string, string]>([
    [
      'an identifier that leaves no room',
      ({ records }) => setField(records.debtors, 'id', 2_147_483_647),
      'administrations[0].records.debtors[0].id',
      'The value must be at most 2000000000.',
    ],
    [
      'a last identifier that leaves no room',
      ({ state }) => Object.assign(state, { lastIds: { debtors: 2_147_483_647 } }),
      'lastIds.debtors',
      'The value must be at most 2000000000.',
    ],
    [
      'the last identifier of an unknown resource',
      ({ state }) => Object.assign(state, { lastIds: { planets: 1 } }),
      'lastIds.planets',
      'There is no resource planets here.',
    ],
    [
      'a clock before the year 1',
      ({ state }) => Object.assign(state, { clock: { now: '0001-01-01T00:00:00+12:00', running: false } }),
      'clock.now',
      'Set the clock to a date in the years 1 to 9999.',
    ],
    [
      'an internal table named as a method of objects',
      ({ internal }) => Object.assign(internal, { constructor: [{}] }),
      'administrations[0].internal.constructor',
      'This field is not known. Known fields: platform_entries, closed_years, stock_taken, past_numbers, documents, layouts.',
    ],
    [
      'an administration that "shared" does not have',
      ({ state }) => state.administrations.push({ id: 77, records: {} }),
      'administrations[3].id',
      'There is no administration with this id in "shared", or it is listed twice.',
    ],
    [
      'ledger lines and no memorial',
      ({ records }) => Object.assign(records, { journals: [] }),
      'administrations',
      'Administration 1 has ledger lines, and no journal of type M in which its book years are opened.',
    ],
  ])('with %s is rejected', async (_case, change, field, message) => {
    const state = JSON.parse(await exportText());
    const [{ records, internal }] = state.administrations;
    change({ state, records, internal });
    const { status, body } = await importState(state);
    expect([status, body.errors[field]]).toEqual([400, [message]]);
  });

  it.each([
    [{ invoiceId: 4711 }, 'invoiceId'],
    [{ fileId: 4711 }, 'fileId'],
    [{ paymentMethodId: 4711 }, 'paymentMethodId'],
    [{ sellerCountryId: 4711 }, 'sellerCountryId'],
    [{ buyerName: 'a\u0000' }, 'buyerName'],
    [{ sellerAddress: 'x'.repeat(2000) }, 'sellerAddress'],
    [{ sellerName: null }, 'sellerName'],
    [{ colour: 'red' }, 'colour'],
  ])('with %j at the document of an invoice is rejected', async (changes: Record<string, unknown>, field) => {
    await useSource();
    const state = JSON.parse(await exportText());
    Object.assign(state.administrations[0].internal.documents[0], changes);
    const { status, body } = await importState(state);
    // A file that no invoice has is one without a document.
    const path = field === 'fileId' ? 'records.files[' : `internal.documents[0].${field}`;
    expect([status, Object.keys(body.errors)]).toEqual([400, [expect.stringContaining(path)]]);
  });

  it('with a document of version 1.0.0 is imported: its text is with the file', async () => {
    const state = JSON.parse(await exportText());
    const [{ records, internal }] = state.administrations;
    const file = { id: 4711, _document: btoa('%PDF-1.4') };
    Object.assign(records, { files: [...(records.files ?? []), file] });
    Object.assign(internal, { layouts: [...(internal.layouts ?? []), { fileId: 4711, printed: '{"debtorId":1}' }] });
    expect((await importState(state)).status).toBe(204);
    const headers = { authorization: `Bearer ${demoToken}` };
    expect(await (await fetch(`${target.url}/v1/files/4711`, { headers })).text()).toBe('%PDF-1.4');
  });

  it('with more on a ledger account than the contract can show is rejected', async () => {
    const { administrations, ...state } = await exportState();
    const changed = administrations.map(({ records, ...administration }) => {
      const [line] = records.ledgerlines ?? [];
      const more = { ...line, amountDebit: 999_999_999_999.99, amountCredit: 0 };
      const less = { ...line, amountDebit: 0, amountCredit: 999_999_999_999.99 };
      const lines = [more, less, more, less].map((added, index) => ({ ...added, id: 1_000_000 + index }));
      const ledgerlines = [...(records.ledgerlines ?? []), ...(administration.id === 1 ? lines : [])];
      return { ...administration, records: { ...records, ledgerlines } };
    });
    const { status, body } = await importState({ ...state, administrations: changed });
    expect([status, Object.values(body.errors).flat()]).toEqual([
      400,
      expect.arrayContaining([
        expect.stringMatching(/^The balance of ledger account \d+ would be too large in book year 202\d\.$/),
      ]),
    ]);
  });

  it('without the accounts of an administration is rejected', async () => {
    const { status, body } = await importState({ ...(await exportState()), administrations: [] });
    expect([status, body.errors.administrations.length]).toEqual([400, 3]);
  });

  it('of an earlier version gets defaults for fields that it lacks, and loses none that the contract does not have', async () => {
    const state = await exportState();
    const administrations = state.administrations.map(({ records, ...administration }) => {
      const articles = records.articles?.map(({ active: _active, ...article }) => article) ?? [];
      return { ...administration, records: { ...records, articles } };
    });
    expect((await importState({ ...state, administrations })).status).toBe(400);
    expect((await importState({ ...state, administrations, contractVersion: '0.9.0' })).status).toBe(204);
    expect((await target.call('/v1/articles/1')).body.active).toBe(true);
    const withColour = await withDebtor({ colour: 'red' });
    expect((await importState(withColour)).status).toBe(400);
    const { status, body } = await importState({ ...withColour, contractVersion: '0.9.0' });
    expect([status, Object.keys(body.errors)]).toEqual([400, [expect.stringMatching(/\.debtors\[\d+\]\.colour$/)]]);
    const empty = await withDebtor({ colour: null });
    expect((await importState({ ...empty, contractVersion: '0.9.0' })).status).toBe(204);
  });
});

describe('a seed file', () => {
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('with a record that the contract forbids does not start, and the message names the record', async () => {
    const seed = write(
      'wrong.json',
      (await exportText()).replace('"name":"Bakkerij Zonnestraal"', '"name":"a\\u0000"'),
    );
    await expect(startSandbox({ port: 0, seed })).rejects.toMatchObject({
      name: 'StartupError',
      message: `The seed file ${seed} cannot be used: administrations[0].records.debtors[0].name: The text may not have control characters.`,
    });
  });

  it('is what a sandbox starts with and resets to, in a data file too', async () => {
    await useSource();
    const text = await exportText();
    const seed = write('books.json', text);
    const data = join(folder, 'books.sqlite');
    for (const options of [{ seed }, { seed, data }, { data }]) {
      const sandbox = await startSandbox({ port: 0, ...options });
      try {
        expect((await exportText(sandbox.url)) === text).toBe(true);
        const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ name: 'Theehuis', debtorKindId: 1 });
        expect((await fetch(`${sandbox.url}/v1/debtors`, { method: 'POST', headers, body })).status).toBe(201);
        await sandbox.reset();
        expect((await exportText(sandbox.url)) === text).toBe(true);
      } finally {
        await sandbox.close();
      }
    }
  });

  it.each([
    ['missing.json', undefined, /missing.json cannot be used: ENOENT/],
    ['text.json', 'no JSON', /text.json cannot be used: .*JSON/],
    ['list.json', '[]', /list.json cannot be used: The value must be an object/],
    [
      'other.json',
      '{"format":1,"contractVersion":"9.0.0","shared":{},"administrations":[]}',
      /other.json cannot be used: contractVersion: The state is of version 9.0.0/,
    ],
  ])('%s that cannot be used is rejected with a sentence', async (name, text, message) => {
    const seed = text === undefined ? join(folder, name) : write(name, text);
    await expect(startSandbox({ port: 0, seed })).rejects.toThrow(message);
  });

  it('is read as the body of a request is: a byte order mark is ignored', async () => {
    const text = await exportText();
    const sandbox = await startSandbox({ port: 0, seed: write('marked.json', `\ufeff${text}`) });
    try {
      expect((await exportText(sandbox.url)) === text).toBe(true);
    } finally {
      await sandbox.close();
    }
  });

  it('cannot be combined with a scenario', async () => {
    const started = startSandbox({ port: 0, seed: 'demo', scenario: 'empty' });
    await expect(started).rejects.toThrow('A scenario is initial data too. Leave seed or scenario out.');
  });
});
