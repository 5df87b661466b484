import { beforeAll, describe, expect, it } from 'vitest';
import { getDate } from '../../contract/dates.ts';
import { createManualTime } from '../support/manual-time.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';

const time = createManualTime();
const sandbox = useSandbox({}, time.now);
const { call } = sandbox;
beforeAll(async () => {
  await call('/_sandbox/administrations/1/modules', { method: 'PATCH', body: { costCenters: true } });
});

type Fields = Readonly<Record<string, unknown>>;

interface Writable {
  readonly path: string;
  /** No more than is required. */
  readonly least: Fields;
  /** Values of everything that is left out. */
  readonly defaults: Fields;
  /** A value for every field that may be left out. */
  readonly more: Fields;
  /** The field that no two records may have the same value of. */
  readonly unique?: string;
  /** Fields that the platform computes from the others, and changes with them. */
  readonly computed?: readonly string[];
}

const createNulls = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, null]));
const today = getDate(new Date(time.now()).toISOString());
const address = { street: 'Kade', houseNumber: null, postalCode: '1234 CD', city: 'Voorbeeldstad', countryId: 2 };
const amounts = ['amountExcludingVat', 'amountVat', 'amountIncludingVat', 'vatTotals'];
const noTotals = { amountExcludingVat: 0, amountVat: 0, amountIncludingVat: 0, vatTotals: [] };

const draft = {
  least: { debtorId: 32 },
  defaults: {
    invoiceDate: today,
    dueDate: today,
    ...createNulls('invoiceAddress', 'paymentConditionId', 'reference', 'description', 'remark'),
  },
  more: {
    invoiceDate: '2026-03-02',
    paymentConditionId: 1,
    dueDate: '2026-05-31',
    invoiceAddress: address,
    reference: 'PO-1',
    description: 'Maart',
    remark: 'Spoed',
  },
};

/** In which book year and period an invoice is booked. */
const booked = { bookYear: 2026, bookPeriod: 2 };

/** Fields that an invoice derives from the others unless a request sets them. */
const derived = ['dueDate', 'invoiceAddress', 'bookYear', 'bookPeriod'];

const purchase = {
  unique: 'invoiceNumber',
  least: { creditorId: 12 },
  defaults: {
    invoiceDate: today,
    dueDate: today,
    ...createNulls('paymentConditionId', 'approvalRouteId', 'inboxFileId', 'fileId', 'description', 'remark'),
  },
  more: {
    invoiceDate: '2026-03-02',
    paymentConditionId: 1,
    dueDate: '2026-05-31',
    ...booked,
    approvalRouteId: 1,
    inboxFileId: 1,
    description: 'Vracht',
    remark: 'Nakijken',
  },
};

/** Fields common to the lines of sales and purchases. */
const line = {
  defaults: {
    quantity: 1,
    unitPriceIncludingVat: false,
    discountPercentage: 0,
    amountExcludingVat: 0,
    amountVat: 0,
    amountIncludingVat: 0,
  },
  more: { quantity: -2.5, unitPrice: 10.0001, unitPriceIncludingVat: true, discountPercentage: 2.5 },
};
const salesLine = {
  defaults: { ...line.defaults, description: 'Verkoop diensten, 21% btw', vatCodeId: 1, unitPrice: null },
  more: { ...line.more, description: 'Proeverij', vatCodeId: 2 },
};
const costs = { costCenterId: 1, costUnitId: 1 };
const noCosts = { costCenterId: null, costUnitId: null };

const entry = {
  least: { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-2026-X' },
  defaults: { description: null, date: null, openingBalance: null, closingBalance: null, status: 'draft' },
  more: { description: 'Afschrijving', date: '2026-03-31' },
};

const cash = {
  least: { ...entry.least, JournalId: 2, openingBalance: 100, closingBalance: 50 },
  defaults: { ...entry.defaults, openingBalance: 100, closingBalance: 50 },
  more: { ...entry.more, openingBalance: 1.5, closingBalance: -48.5 },
};

const partyDefaults = {
  ...createNulls('contactName', 'address', 'email', 'phone', 'website', 'paymentConditionId', 'remark'),
  ...createNulls('vatNumber', 'chamberOfCommerceNumber', 'iban', 'bic'),
};

const resources: readonly Writable[] = [
  {
    path: '/v1/debtors',
    unique: 'number',
    least: { name: 'Theehuis', debtorKindId: 1 },
    defaults: { ...partyDefaults, creditLimit: null },
    more: {
      contactName: 'J. Thee',
      address,
      email: 'thee@theehuis.example',
      phone: '+31 20 555 01 99',
      website: 'https://theehuis.example/',
      vatNumber: 'NL001000007B58',
      chamberOfCommerceNumber: '90000099',
      iban: 'NL42TEST0000000099',
      bic: 'TESTNL2A',
      paymentConditionId: 2,
      creditLimit: 1234.56,
      remark: 'Graag voor tien uur; ‘zacht’ bellen 🍵',
    },
  },
  {
    path: '/v1/debtors/1/mandates',
    least: { typeId: 2, sddType: 1 },
    unique: 'reference',
    defaults: { IBAN: 'NL13TEST0123456789', debtorId: 1, signdate: null },
    more: { signdate: '2026-03-02' },
  },
  {
    path: '/v1/articles',
    unique: 'ArticleSku',
    least: { description: 'Thee', SalesTypeId: 2 },
    defaults: {
      unit: null,
      unitPrice: 0,
      purchasePrice: null,
      barcode: null,
      active: true,
      remark: null,
      currentStock: 0,
    },
    more: {
      unit: 'doos',
      unitPrice: 1.2345,
      purchasePrice: 0.0001,
      barcode: '2000000000999',
      active: false,
      remark: 'Los',
    },
  },
  { path: '/v1/draftsalesinvoices', ...draft, defaults: { ...draft.defaults, ...noTotals }, computed: derived },
  {
    path: '/v1/draftsalesinvoices/1/lines',
    least: { bookingType: 'V', salesTypeId: 3 },
    ...salesLine,
    computed: amounts,
  },
  {
    path: '/v1/draftsalesinvoiceswithlines',
    least: { ...draft.least, lines: [{ bookingType: 'T', description: 'Dank u' }] },
    defaults: { ...draft.defaults, ...noTotals },
    more: draft.more,
    computed: derived,
  },
  {
    path: '/v1/creditors',
    unique: 'number',
    least: { name: 'Stalbouw', creditorKindId: 1 },
    defaults: { ...partyDefaults, ledgerAccountId: null },
    more: {
      contactName: 'J. Stal',
      address,
      email: 'facturen@stalbouw.example',
      phone: '+31 20 555 01 98',
      website: 'https://stalbouw.example/',
      vatNumber: 'NL001000007B58',
      chamberOfCommerceNumber: '90000098',
      iban: 'NL42TEST0000000099',
      bic: 'TESTNL2A',
      paymentConditionId: 2,
      ledgerAccountId: 73,
      remark: 'Levert ’s ochtends',
    },
  },
  {
    path: '/v1/salesinvoices',
    least: draft.least,
    defaults: { ...draft.defaults, ...noTotals, inboxFileId: null, fileId: null },
    more: { ...draft.more, ...booked, inboxFileId: 1 },
    computed: derived,
  },
  {
    path: '/v1/salesinvoices/5/lines',
    least: { bookingType: 'V', salesTypeId: 3 },
    defaults: { ...salesLine.defaults, ...noCosts },
    more: { ...salesLine.more, ...costs },
    computed: amounts,
  },
  {
    path: '/v1/salesinvoiceswithlines',
    least: { ...draft.least, lines: [{ bookingType: 'T', description: 'Dank u' }] },
    defaults: { ...draft.defaults, ...noTotals, inboxFileId: null, fileId: null },
    more: { ...draft.more, ...booked, inboxFileId: 1 },
    computed: derived,
  },
  {
    path: '/v1/salesorderwithlines',
    least: { debtorId: 32, lines: [{ bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2, unitPrice: 5 }] },
    defaults: {
      orderDate: today,
      ...createNulls('shippingDate', 'deliveryAddress', 'paymentConditionId', 'reference', 'description', 'remark'),
      amountExcludingVat: 10,
      amountVat: 0.9,
      amountIncludingVat: 10.9,
    },
    more: {
      orderDate: '2026-03-02',
      shippingDate: '2026-03-05',
      deliveryAddress: address,
      paymentConditionId: 1,
      reference: 'PO-1',
      description: 'Maart',
      remark: 'Spoed',
    },
  },
  { path: '/v1/purchaseinvoices', ...purchase, defaults: { ...purchase.defaults, ...noTotals }, computed: derived },
  {
    path: '/v1/purchaseinvoices/4/lines',
    least: { ledgerAccountId: 73, unitPrice: 100 },
    defaults: {
      ...line.defaults,
      ...noCosts,
      description: 'Vrachtkosten',
      vatCodeId: 9,
      amountExcludingVat: 100,
      amountVat: 21,
      amountIncludingVat: 121,
    },
    more: { ...line.more, ...costs, description: 'Vracht', vatCodeId: 10, amountVat: -2.03 },
    computed: amounts,
  },
  {
    path: '/v1/purchaseinvoiceswithlines',
    ...purchase,
    least: { ...purchase.least, lines: [{ ledgerAccountId: 73, unitPrice: 100 }] },
    defaults: { ...purchase.defaults, amountExcludingVat: 100, amountVat: 21, amountIncludingVat: 121 },
    computed: derived,
  },
  { path: '/v1/journalentries', ...entry },
  { path: '/v1/journalentries', ...cash },
  {
    path: '/v1/journalentries/10/lines',
    least: { ledgerAccountId: 73, amountDebit: 250 },
    defaults: {
      description: null,
      amountCredit: 0,
      ...createNulls('costCenterId', 'costUnitId', 'debtorId', 'creditorId', 'invoiceNumber'),
    },
    more: {
      description: 'Afschrijving',
      amountCredit: 0.01,
      ...costs,
      debtorId: 1,
      creditorId: 1,
      invoiceNumber: '26001',
    },
  },
  {
    path: '/v1/journalentrieswithlines',
    ...entry,
    least: {
      ...entry.least,
      lines: [
        { ledgerAccountId: 73, amountDebit: 250 },
        { ledgerAccountId: 6, amountCredit: 250 },
      ],
    },
  },
  {
    path: '/v1/journalentrieswithlines',
    ...cash,
    least: { ...cash.least, lines: [{ ledgerAccountId: 77, amountDebit: 50 }] },
    // A balance cannot change without the lines that explain it.
    more: entry.more,
  },
];

it('every resource that can be created is tested', () => {
  const created = listOperations('create').map((operation) => fillPath(operation));
  // Lines are added to a header that is not paid and not processed, which the first need not be.
  const visited = new Set(resources.map(({ path }) => path.replace(/\/\d+\//, '/1/')));
  expect([...visited].toSorted(), 'Each has a row in the table of this file').toEqual(created.toSorted());
});

const getSelf = ({ body }: { body: { _meta: { self: string } } }) => body._meta.self;

let last = 0;

describe.each(resources)('$path with $least', ({ path, unique, least, defaults, more, computed = [] }) => {
  const put = (url: string, body: Fields) => call(url, { method: 'PUT', body });
  const patch = (url: string, body: Fields) => call(url, { method: 'PATCH', body });
  /** The fields, and a number of its own where the record needs one. */
  const numbered = (fields: Fields): Fields => (unique ? { ...fields, [unique]: `T-${++last}/a` } : fields);
  const create = (fields: Fields = least) => call(path, { body: numbered(fields) });

  it.each([
    ['no more than is required', least],
    ['every field', { ...least, ...more }],
  ])('creates a record with %s and returns its Location', async (_what, fields) => {
    const body = numbered(fields);
    const created = await call(path, { body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject(body);
    expect(created.headers.get('location')).toBe(`${sandbox.url}${path}/${created.body.id}`);
    expect(getSelf(created)).toBe(created.headers.get('location'));
    expect((await call(getSelf(created))).body).toEqual(created.body);
    const list = await call(`${path}?id=${created.body.id}${path === '/v1/articles' ? '&ActiveState=all' : ''}`);
    expect(list.body._data).toMatchObject([body]);
  });

  it('applies defaults to omitted fields', async () => {
    expect((await create()).body).toMatchObject(defaults);
  });

  it('replaces the record and resets omitted fields to their defaults', async () => {
    const created = await create({ ...least, ...more });
    // The number of a record is its own, and the only thing that stays.
    const number = unique ? { [unique]: created.body[unique] } : {};
    const fields = path === '/v1/debtors' ? least : { ...least, ...number };
    const replaced = await put(getSelf(created), fields);
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({ ...defaults, ...least, ...number, id: created.body.id });
    expect((await call(getSelf(created))).body).toEqual(replaced.body);
    expect((await put(getSelf(created), { ...fields, ...more })).body).toMatchObject({ ...least, ...more, ...number });
  });

  it('updates only the fields that are sent', async () => {
    const created = await create();
    let before = created.body;
    for (const [name, value] of Object.entries(numbered(more))) {
      const changed = await patch(getSelf(created), { [name]: value });
      expect(changed.status, name).toBe(200);
      const unchanged = Object.entries(before).filter(([other]) => ![name, ...computed].includes(other));
      expect(changed.body).toMatchObject({ ...Object.fromEntries(unchanged), [name]: value });
      expect((await call(getSelf(created))).body).toEqual(changed.body);
      before = changed.body;
    }
  });

  it('deletes a record', async () => {
    const created = await create();
    const otherRecord = await create();
    expect((await call(getSelf(created), { method: 'DELETE' })).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await call(getSelf(created), { method })).status).toBe(404);
    expect((await put(getSelf(created), numbered(least))).status).toBe(404);
    expect((await patch(getSelf(created), more)).status).toBe(404);
    expect((await call(`${path}?id=${created.body.id}`)).body._data).toEqual([]);
    expect((await call(getSelf(otherRecord))).body).toEqual(otherRecord.body);
  });

  it('never reuses an identifier', async () => {
    const first = await create();
    await call(getSelf(first), { method: 'DELETE' });
    expect((await create()).body.id).toBeGreaterThan(first.body.id);
  });

  it('assigns distinct identifiers to concurrently created records', async () => {
    const created = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(12);
    for (const record of created) expect((await call(getSelf(record))).body).toEqual(record.body);
  });
});
