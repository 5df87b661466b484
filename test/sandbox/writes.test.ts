import { beforeAll, describe, expect, it } from 'vitest';
import { createManualTime } from '../support/manual-time.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { type ApiResponse, useSandbox } from '../support/sandbox.ts';

/** What `useSandbox` judges of each write is no assertion here: fields as they were sent, Location, reading back, PATCH and PUT. */
const time = createManualTime('2026-04-16T09:30:00Z');
const { call } = useSandbox({}, time.now);
beforeAll(async () => {
  await call('/_sandbox/administrations/1/modules', { method: 'PATCH', body: { costCenters: true } });
});

type Fields = Readonly<Record<string, unknown>>;

const address = { street: 'Kade', houseNumber: null, postalCode: '1234 CD', city: 'Voorbeeldstad', countryId: 2 };
const party = {
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
  remark: 'Graag voor tien uur; ‘zacht’ bellen 🍵',
};
const article = {
  unit: 'doos',
  unitPrice: 1.2345,
  purchasePrice: 0.0001,
  barcode: '2000000000999',
  active: false,
  remark: 'Los',
};
const terms = { paymentConditionId: 1, description: 'Maart', remark: 'Spoed' };
const dates = { invoiceDate: '2026-03-02', dueDate: '2026-05-31' };
const booked = { bookYear: 2026, bookPeriod: 2, inboxFileId: 1 };
const draft = { ...terms, ...dates, invoiceAddress: address, reference: 'PO-1' };
const sale = { ...draft, ...booked };
const shipped = { orderDate: '2026-03-02', shippingDate: '2026-03-05', deliveryAddress: address, reference: 'PO-1' };
const purchase = { ...terms, ...dates, ...booked, approvalRouteId: 1 };
const amount = { quantity: -2.5, unitPrice: 10.0001, unitPriceIncludingVat: true, discountPercentage: 2.5 };
const line = { ...amount, description: 'Proeverij', vatCodeId: 2 };
const costs = { costCenterId: 1, costUnitId: 1 };
const service = { bookingType: 'V', salesTypeId: 3 };
const thanks = { bookingType: 'T', description: 'Dank u' };
const ordered = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2, unitPrice: 5 };
const bought = { ledgerAccountId: 73, unitPrice: 100 };
const memorial = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-2026-X' };
const cash = { ...memorial, JournalId: 2, openingBalance: 100, closingBalance: 50 };
const entry = { description: 'Afschrijving', date: '2026-03-31' };
const debit = { ledgerAccountId: 73, amountDebit: 250 };
const credit = { ledgerAccountId: 6, amountCredit: 250 };
const settled = { amountCredit: 0.01, debtorId: 1, creditorId: 1, invoiceNumber: '26001' };

/**
 * A path, no more than is required, a value for every field that may be left out, and the field that no two records may have
 * the same value of. A cash balance cannot change without the lines that explain it.
 */
const resources: readonly (readonly [path: string, least: Fields, more: Fields, unique?: string])[] = [
  ['debtors', { name: 'Theehuis', debtorKindId: 1 }, { ...party, creditLimit: 1234.56 }, 'number'],
  ['debtors/1/mandates', { typeId: 2, sddType: 1 }, { signdate: '2026-03-02' }, 'reference'],
  ['articles', { description: 'Thee', SalesTypeId: 2 }, article, 'ArticleSku'],
  ['draftsalesinvoices', { debtorId: 32 }, draft],
  ['draftsalesinvoices/1/lines', service, line],
  ['draftsalesinvoiceswithlines', { debtorId: 32, lines: [thanks] }, draft],
  ['creditors', { name: 'Stalbouw', creditorKindId: 1 }, { ...party, ledgerAccountId: 73 }, 'number'],
  ['salesinvoices', { debtorId: 32 }, sale],
  ['salesinvoices/5/lines', service, { ...line, ...costs }],
  ['salesinvoiceswithlines', { debtorId: 32, lines: [thanks] }, sale],
  ['salesorderwithlines', { debtorId: 32, lines: [ordered] }, { ...terms, ...shipped }],
  ['purchaseinvoices', { creditorId: 12 }, purchase, 'invoiceNumber'],
  ['purchaseinvoices/4/lines', bought, { ...line, ...costs, vatCodeId: 10, amountVat: -2.03 }],
  ['purchaseinvoiceswithlines', { creditorId: 12, lines: [bought] }, purchase, 'invoiceNumber'],
  ['journalentries', memorial, entry],
  ['journalentries', cash, { ...entry, openingBalance: 1.5, closingBalance: -48.5 }],
  ['journalentries/10/lines', debit, { ...settled, ...costs, description: 'Afschrijving' }],
  ['journalentrieswithlines', { ...memorial, lines: [debit, credit] }, entry],
  ['journalentrieswithlines', { ...cash, lines: [{ ledgerAccountId: 77, amountDebit: 50 }] }, entry],
];

it('every resource that can be created is tested', () => {
  const created = listOperations('create').map((operation) => fillPath(operation));
  // Lines are added to a header that is not paid and not processed, which the first need not be.
  const visited = new Set(resources.map(([path]) => `/v1/${path.replace(/\/\d+\//, '/1/')}`));
  expect([...visited].toSorted(), 'Each has a row in the table of this file').toEqual(created.toSorted());
});

const getSelf = ({ body }: ApiResponse): string => body._meta.self;

/** What a record has beside what identifies it and its lines. */
const describeRecord = ({ body }: ApiResponse, unique?: string): Fields => {
  const hidden = ['id', '_meta', 'number', 'invoiceNumber', unique];
  return JSON.parse(JSON.stringify(body, (key, value) => (hidden.includes(key) ? undefined : value)));
};

let last = 0;

/** The fields, and a number of its own where a record needs one. */
const numbered = (fields: Fields, unique?: string) => ({ ...fields, ...(unique && { [unique]: `T-${++last}/a` }) });

async function create([path, least, , unique]: (typeof resources)[number], more: Fields = {}): Promise<ApiResponse> {
  const created = await call(`/v1/${path}`, { body: { ...numbered(least, unique), ...more } });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return created;
}

it('omitted fields have defaults', async () => {
  const texts: string[] = [];
  for (const resource of resources) {
    const fields = Object.entries(describeRecord(await create(resource), resource[3]));
    const nulls = fields.filter(([, value]) => value === null).map(([name]) => name);
    const others = fields.filter(([name, value]) => value !== null && !(name in resource[1]));
    const lines = others.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`);
    texts.push(`${resource[0]} ${JSON.stringify(resource[1])}\n${lines.join('')}  null: ${nulls.join(', ')}\n`);
  }
  await expect(texts.join('\n')).toMatchFileSnapshot('__snapshots__/defaults.txt');
});

describe.each(resources.map((resource) => ({ resource, path: resource[0], least: resource[1] })))(
  '/v1/$path with $least',
  ({ resource, path }) => {
    const [, least, more, unique] = resource;

    it('takes every field, and a PUT without them resets them to their defaults', async () => {
      const [created, full] = [await create(resource), await create(resource, more)];
      const list = await call(`/v1/${path}?id=${full.body.id}${path === 'articles' ? '&ActiveState=all' : ''}`);
      expect(list.body._data).toMatchObject([more]);
      const body = { ...least, ...(unique && { [unique]: full.body[unique] }) };
      const replaced = await call(getSelf(full), { method: 'PUT', body });
      expect([replaced.status, describeRecord(replaced, unique)]).toEqual([200, describeRecord(created, unique)]);
      const put = await call(getSelf(full), { method: 'PUT', body: { ...body, ...more } });
      expect([put.status, put.body]).toEqual([200, expect.objectContaining({ ...more, id: full.body.id })]);
    });

    it('updates each field by itself', async () => {
      const self = getSelf(await create(resource));
      for (const [name, value] of Object.entries(more)) {
        const changed = await call(self, { method: 'PATCH', body: { [name]: value } });
        expect([changed.status, changed.body[name]], name).toEqual([200, value]);
      }
    });

    it('is deleted by itself, and its identifier is never used again', async () => {
      const [other, first] = [await create(resource), await create(resource)];
      expect((await call(getSelf(first), { method: 'DELETE' })).status).toBe(204);
      for (const [method, body] of [['GET'], ['DELETE'], ['PUT', numbered(least, unique)], ['PATCH', more]] as const)
        expect((await call(getSelf(first), { method, body })).status, method).toBe(404);
      expect((await call(`/v1/${path}?id=${first.body.id}`)).body._data).toEqual([]);
      expect((await call(getSelf(other))).body).toEqual(other.body);
      expect((await create(resource)).body.id).toBeGreaterThan(first.body.id);
    });
  },
);

it('records that are created at the same time have identifiers of their own', async () => {
  const created = await Promise.all(resources.flatMap((resource) => [create(resource), create(resource)]));
  expect(new Set(created.map(getSelf)).size).toBe(created.length);
});
