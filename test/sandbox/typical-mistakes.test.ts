import { expect, it } from 'vitest';
import { type Path, parsePath } from '../../contract/schemas.ts';
import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { memorial, useBooks } from '../support/books.ts';
import { escapePattern } from '../support/message-patterns.ts';
import { listRejections } from './rejections.ts';

/**
 * Mistakes that integrations make. Who does what the messages say, word for word, arrives: the request is changed as each
 * message suggests, and sent again, until it is accepted.
 */

const { call } = useBooks();

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Values = Readonly<Record<string, string>>;

/** Changes a request as a message about one of its parts says. */
type Advice = (sent: Sent, part: string, values: Values) => Sent;

/** Copies JSON with another value at a path; undefined leaves the part out. */
function change(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.map((item, index) => (index === key ? change(item, rest, value) : item));
  const object = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof key === 'number') return [change(undefined, rest, value)];
  return { ...object, [key]: change(object[key], rest, value) };
}

const read = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)?.[key], json);

/** Puts a value where a part is: a parameter of the path or of the query, or a field of the body. */
function put(sent: Sent, part: string, value: unknown): Sent {
  if (part in sent.query) return { ...sent, query: { ...sent.query, [part]: String(value) } };
  if (part === 'id') return { ...sent, path: sent.path.replace(/[^/]+$/, String(value)) };
  return { ...sent, body: change(sent.body, parsePath(part), value) };
}

const move = (sent: Sent, part: string, name = ''): Sent => {
  const { [part]: value, ...query } = sent.query;
  if (value !== undefined) return { ...sent, query: { ...query, [name]: value } };
  const path = parsePath(part);
  const target = [...path.slice(0, -1), ...parsePath(name)];
  const removed = change(sent.body, path, undefined);
  return { ...sent, body: change(removed, target, read(sent.body, path)) };
};

const send = (sent: Sent, _part: string, { suggestion, path }: Values): Sent => ({
  ...sent,
  path: suggestion ?? path ?? '',
});

const ADVICE: Partial<Readonly<Record<MessageKey, Advice>>> = {
  numberAsText: (sent, part, { example }) => put(sent, part, JSON.parse(String(example))),
  decimalPoint: (sent, part, { example }) => put(sent, part, example),
  unknownFieldDidYouMean: (sent, part, { suggestion }) => move(sent, part, suggestion),
  unknownParameterDidYouMean: (sent, part, { suggestion }) => move(sent, part, suggestion),
  parameterIsHeader(sent, part, { header = '' }) {
    const { [part]: value = '', ...query } = sent.query;
    return { ...sent, query, headers: { ...sent.headers, [header]: value } };
  },
  enumDidYouMean: (sent, part, { suggestion }) => put(sent, part, suggestion),
  idOfKey: (sent, part, { id }) => put(sent, part, Number(id)),
  referenceByKey: (sent, part, { by, id, number }) =>
    put(sent, part, by === 'id' ? Number(id) : number?.split(' ').at(-1)),
  readOnlyField: (sent, part) => put(sent, part, undefined),
  amountNegative(sent, part) {
    const other = part.replace(/(Debit|Credit)$/, (side) => (side === 'Debit' ? 'Credit' : 'Debit'));
    return put(put(sent, other, -Number(read(sent.body, parsePath(part)))), part, undefined);
  },
  linesElsewhere: send,
  methodElsewhere: (sent, part, { suggestion = '' }) =>
    send(sent, part, { suggestion: suggestion.replace('{id}', '1') }),
  pathDidYouMean: send,
  pathSlashes: send,
};

/** The sentences of the advice: `{name}` becomes a group of that name, so that what was filled in can be read. */
const PATTERNS = Object.entries(ADVICE).map(([key, advice]) => {
  const parts = catalogues.en[key as MessageKey].split(/(\{\w+\})/);
  const source = parts.map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.*?)` : escapePattern(part)));
  return { key, advice, pattern: new RegExp(`^${source.join('')}$`, 's') };
});

function follow(sent: Sent, part: string, message: string): Sent {
  for (const { advice, pattern } of PATTERNS) {
    const match = pattern.exec(message);
    if (match) return advice(sent, part, match.groups ?? {});
  }
  return sent;
}

const MAX_ATTEMPTS = 6;

/** Sends a request, changes it by the messages, and sends it again. Returns what was sent at last, or the messages that led nowhere. */
async function sendUntilAccepted(first: Sent): Promise<Sent | object> {
  let sent = first;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { method, path, query, headers, body } = sent;
    const search = new URLSearchParams(query);
    const reply = await call(`${path}${search.size > 0 ? `?${search}` : ''}`, { method, headers, body });
    if (reply.status < 400) return sent;
    const problems: [string, string[]][] = Object.entries(reply.body.errors ?? { id: [reply.body.detail] });
    // What is missing is often there under another name.
    const changed = problems.reduce((next, [part, [message = '']]) => follow(next, part, message), sent);
    if (changed === sent) return reply.body.errors ?? reply.body.detail;
    sent = changed;
  }
  return { attempts: MAX_ATTEMPTS };
}

const request = (method: string, path: string, body?: unknown, query: Values = {}): Sent => ({
  method,
  path: `/v1/${path}`,
  query,
  headers: {},
  body,
});
const post = (path: string, body: unknown): Sent => request('POST', path, body);
const get = (path: string, query: Values = {}): Sent => request('GET', path, undefined, query);

const debtor = { name: 'Theehuis', debtorKindId: 1 };
const article = { ArticleSku: 'NIEUW', description: 'Nieuw', SalesTypeId: 1 };
const draft = (line: object, header: object = {}) => ({ debtorId: 1, lines: [line], ...header });
const drafts = 'draftsalesinvoiceswithlines';
const sku = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
const entry = (...lines: object[]) => ({ ...memorial, lines });
const debit = { ledgerAccountId: 85, amountDebit: 5 };
const credit = { ledgerAccountId: 6, amountCredit: 5 };

// biome-ignore format: a mistake a line.
const mistakes: readonly (readonly [what: string, sent: Sent, expected: Partial<Sent>])[] = [
  ['the number of a debtor for its id', post('draftsalesinvoices', { debtorId: 10_002 }), { body: { debtorId: 2 } }],
  ['the number of a debtor as a text', post('draftsalesinvoices', { debtorId: '10002' }), { body: { debtorId: 2 } }],
  ['the name of a debtor', post('draftsalesinvoices', { debtorId: 'Bakkerij Zonnestraal' }), { body: { debtorId: 1 } }],
  ['an id as a text', post('draftsalesinvoices', { debtorId: '3' }), { body: { debtorId: 3 } }],
  ['the code of a debtor kind', post('debtors', { ...debtor, debtorKindId: 'EU' }), { body: { ...debtor, debtorKindId: 2 } }],
  ['a code that could be an id', post('debtors', { ...debtor, paymentConditionId: '30' }), { body: { ...debtor, paymentConditionId: 1 } }],
  ['a code below the lowest id', post('debtors', { ...debtor, paymentConditionId: 0 }), { body: { ...debtor, paymentConditionId: 2 } }],
  ['the code of a country', post('debtors', { ...debtor, address: { countryId: 'be' } }), { body: { ...debtor, address: { countryId: 2 } } }],
  ['the name of a country', post('debtors', { ...debtor, address: { country: 'Nederland' } }), { body: { ...debtor, address: { countryId: 1 } } }],
  ['an address beside its object', post('debtors', { ...debtor, street: 'Kade', zipcode: '1234 AB', city: 'Ede' }), { body: { ...debtor, address: { street: 'Kade', postalCode: '1234 AB', city: 'Ede' } } }],
  ['a credit limit as a text', post('debtors', { ...debtor, creditLimit: '12.50' }), { body: { ...debtor, creditLimit: 12.5 } }],
  ['a credit limit as Dutch people write it', post('debtors', { ...debtor, creditLimit: '1.250,00' }), { body: { ...debtor, creditLimit: 1250 } }],
  ['other names of the fields of a debtor', post('debtors', { company: 'Theehuis', debtorKindId: 1, mail: 'a@b.example', telephone: '020 1', kvk: '12345678' }), { body: { name: 'Theehuis', debtorKindId: 1, email: 'a@b.example', phone: '020 1', chamberOfCommerceNumber: '12345678' } }],
  ['a VAT number by another name', post('debtors', { ...debtor, vat: 'NL001000007B58' }), { body: { ...debtor, vatNumber: 'NL001000007B58' } }],
  ['the code of a sales type', post('articles', { ...article, SalesTypeId: 'goed21' }), { body: article }],
  ['other spellings of an article', post('articles', { sku: 'NIEUW', description: 'Nieuw', salesTypeId: 1 }), { body: article }],
  ['a price without its first word', post('articles', { ...article, price: '4.5' }), { body: { ...article, unitPrice: 4.5 } }],
  ['a stock that is computed', post('articles', { ...article, currentStock: 5 }), { body: article }],
  ['lines of an invoice without lines', post('draftsalesinvoices', draft(sku)), { path: `/v1/${drafts}` }],
  ['lines by another name', post(drafts, { debtorId: 1, items: [sku] }), { body: draft(sku) }],
  ['a kind of line in small letters', post(drafts, draft({ ...sku, bookingType: 'a' })), { body: draft(sku) }],
  ['an SKU in small letters', post(drafts, draft({ ...sku, ArticleSku: 'kaas-jong-500' })), { body: draft(sku) }],
  ['the id of an article', post(drafts, draft({ ...sku, ArticleSku: '1' })), { body: draft(sku) }],
  ['the number of an account and the code of VAT', post(drafts, draft({ bookingType: 'G', ledgerAccountId: '8000', vatCodeId: 'VH', price: '10' })), { body: draft({ bookingType: 'G', ledgerAccountId: 97, vatCodeId: 1, unitPrice: 10 }) }],
  ['a quantity and a text by other names', post(drafts, draft({ ...sku, qty: 2, text: 'Kaas' })), { body: draft({ ...sku, quantity: 2, description: 'Kaas' }) }],
  ['a customer and a date', post(drafts, { customerId: 1, date: '2026-04-16', lines: [sku] }), { body: draft(sku, { invoiceDate: '2026-04-16' }) }],
  ['an order that is sent without its lines', post('salesorders', { debtorId: 1, lines: [sku] }), { path: '/v1/salesorderwithlines' }],
  ['the code of a journal', post('journalentrieswithlines', { ...entry(debit, credit), JournalId: 'MEM' }), { body: entry(debit, credit) }],
  ['another case of a journal', post('journalentries', { journalId: 1, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-1' }), {}],
  ['a negative debit', post('journalentrieswithlines', entry(debit, { ledgerAccountId: 6, amountDebit: -5 })), { body: entry(debit, credit) }],
  ['sides without the word amount', post('journalentrieswithlines', entry({ ledgerAccountId: 85, debit: 5 }, { ledgerAccountId: 6, credit: 5 })), { body: entry(debit, credit) }],
  ['a PUT of a list', request('PUT', 'debtors', debtor), { path: '/v1/debtors/1' }],
  ['a number of a debtor in a path', get('debtors/10002'), { path: '/v1/debtors/2' }],
  ['a number of an invoice in a path', get('salesinvoices/20260003'), { path: '/v1/salesinvoices/3' }],
  ['a code in a path', get('vatcodes/VH'), { path: '/v1/vatcodes/1' }],
  ['a code in a filter', get('debtors', { debtorKindId: 'NL' }), { query: { debtorKindId: '1' } }],
  ['the order of other APIs', get('debtors', { sort: 'name desc' }), { query: { orderby: '-name' } }],
  ['a misspelt order', get('debtors', { orderby: 'nmae' }), { query: { orderby: 'name' } }],
  ['an order with a plus', get('debtors', { orderby: '+name' }), { query: { orderby: 'name' } }],
  ['pages of other APIs', get('debtors', { per_page: '10', offset: '2' }), { query: { pageSize: '10', page: '2' } }],
  ['fields of other APIs', get('debtors', { select: 'id,name' }), { query: { fields: 'id,name' } }],
  ['a year', get('ledgerlines', { year: '2026' }), { query: { Bookyear: '2026' } }],
  ['a moment of other APIs', get('journalentrylog', { modified_since: '2026-01-01T00:00:00Z' }), { query: { ChangedDate_from: '2026-01-01T00:00:00Z' } }],
  ['a filter with the name of its resource', get('debtors', { debtorNumber: '10001' }), { query: { number: '10001' } }],
  ['an administration in the query', get('debtors', { administrationId: '2' }), { headers: { 'X-Tenant-Id': '2' } }],
  ['customers', get('customers'), { path: '/v1/debtors' }],
  ['a path without its version', { ...get('debtors'), path: '/debtors/1' }, { path: '/v1/debtors/1' }],
  ['a path with hyphens', get('sales-invoices'), { path: '/v1/salesinvoices' }],
  ['a path with a slash too many', { ...get('debtors'), path: '//v1/debtors' }, { path: '/v1/debtors' }],
];

it.each(mistakes)('who follows the messages arrives: %s', async (_what, sent, expected) => {
  const arrived = (await sendUntilAccepted(sent)) as Sent;
  const body = arrived.body && JSON.parse(JSON.stringify(arrived.body));
  expect({ ...arrived, body }).toMatchObject(expected);
  if (expected.body) expect(body).toEqual(expected.body);
});

it('a text that may be two numbers has neither suggested', async () => {
  for (const text of ['1.250', '1,250', '-12.000', '999,999'])
    for (const language of ['en', 'nl']) {
      const { status, body } = await call('/v1/articles', { body: { ...article, unitPrice: text }, language });
      const [message] = body.errors.unitPrice;
      const hasSuggestion = /\d/.test(message.slice(text.length));
      expect([status, message.startsWith(`${text} `), hasSuggestion]).toEqual([400, true, false]);
    }
});

it('no message suggests a value for what nothing has, or that is like nothing', async () => {
  await call('/v1/debtors/2', { method: 'PATCH', body: { number: '3' } });
  const odd: readonly unknown[] = ['4711', '3', { toString: 1, length: -1 }, { valueOf: null }, [], [3], true, {}];
  const drafted = odd.map((debtorId) => post('draftsalesinvoices', { debtorId }));
  const searches = [get('debtors', { datefrm: '2026-01-01' }), get('debtors', { search: 'kaas' })];
  const messages = await listRejections(
    [...drafted, ...searches],
    ({ method, path, query, body }) => call(`${path}?${new URLSearchParams(query)}`, { method, body }),
    ({ query, body }) => JSON.stringify(body ?? query),
  );
  await expect(messages).toMatchFileSnapshot('__snapshots__/mistakes-without-advice.txt');
});
