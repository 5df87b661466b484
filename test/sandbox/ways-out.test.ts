import { expect, it } from 'vitest';
import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { cash, memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';
import { createMessagePattern } from '../support/message-patterns.ts';
import type { ApiResponse } from '../support/sandbox.ts';

/** Each message that names a way out, and that way: who takes it arrives at what was rejected, or at what stands in for it. */

const books = useBooks();
const { call, control, create, patch, remove, act, rows } = books;

/** Expects that a request is rejected with a message. */
async function expectBlocked(key: MessageKey, request: () => Promise<ApiResponse>): Promise<void> {
  const { status, body } = await request();
  expect(status).toBeGreaterThanOrEqual(400);
  const texts = [...Object.values((body.errors ?? {}) as Row), body.detail].flat().map(String);
  expect(texts).toContainEqual(expect.stringMatching(createMessagePattern(catalogues.en[key])));
}

async function expectDone(request: () => Promise<ApiResponse>): Promise<void> {
  const { status, body } = await request();
  expect([status < 300, body?.errors ?? body?.detail]).toEqual([true, undefined]);
}

const send = (method: string, path: string, body?: unknown) => () =>
  call(`/v1/${path}`, { method, ...(body !== undefined && { body }) });
const perform = (path: string, body?: unknown) => () => control(`administrations/1/${path}`, body);

/** A request that is rejected, the way out, and what succeeds after it: the same request, when left out. */
interface Way {
  readonly blocked: () => Promise<ApiResponse>;
  readonly out?: () => Promise<unknown>;
  readonly after?: () => Promise<ApiResponse>;
}

type Setup = () => Promise<Way> | Way;

const drafts = 'draftsalesinvoiceswithlines';
const line = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
const credited = { ...sale, lines: sale.lines.map((sold) => ({ ...sold, quantity: -10 })) };
const debtor = { name: 'Theehuis', debtorKindId: 1 };

const post = (path: string, wrong: object, right: object): Way => ({
  blocked: send('POST', path, wrong),
  after: send('POST', path, right),
});

const unnumbered = { ...purchase, invoiceNumber: null };
const createUnnumbered = () => create('purchaseinvoiceswithlines', unnumbered);
const getUnnumbered = async () => ({ first: await createUnnumbered(), second: await createUnnumbered() });

function settle({ controlAccountId: ledgerAccountId, invoiceNumber }: Row, field = 'creditorId') {
  const [side, other] = field === 'creditorId' ? ['amountDebit', 'amountCredit'] : ['amountCredit', 'amountDebit'];
  const settled = { ledgerAccountId, [field]: 1, invoiceNumber, [String(side)]: 5 };
  return { ...memorial, lines: [settled, { ledgerAccountId: 6, [String(other)]: 5 }] };
}

/** An entry that settles the only invoice without a number; then a second one arrives. */
async function createCircle() {
  const first = await createUnnumbered();
  const entry = await create('journalentrieswithlines', settle(first));
  return { first, entry, second: await createUnnumbered() };
}

const payAll = (type: 'salesinvoices' | 'purchaseinvoices', id: number) => act(`${type}/${id}/pay`, { amount: 1 });

async function removeDrafts(): Promise<void> {
  for (const { id } of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${id}`);
}

const closedSale = async () => {
  const invoice = await create('salesinvoiceswithlines', { ...sale, invoiceDate: '2026-04-01' });
  await books.setClock('2027-02-01T09:00:00Z');
  await removeDrafts();
  await act('bookyears/2026/close');
  return invoice;
};

const party =
  (code: number, patchOf: object): Setup =>
  async () => {
    await patch('debtors/1', { vatNumber: null, address: null, ...patchOf });
    const body = { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: 1, unitPrice: 100, vatCodeId: code }] };
    return { blocked: send('POST', 'salesinvoiceswithlines', body) };
  };

const findVatCode = async (code: string): Promise<number> => (await rows(`/v1/vatcodes?code=${code}`))[0]?.id;

// biome-ignore format: a way a line.
const WAYS: readonly (readonly [key: MessageKey, way: string, setup: Setup])[] = [
  ['makeInactive', 'set active to false', () => ({ blocked: send('DELETE', 'articles/1'), after: send('PATCH', 'articles/1', { active: false }) })],
  ['articleInactive', 'set it to true', () => ({ blocked: send('POST', drafts, { debtorId: 1, lines: [{ ...line, ArticleSku: 'KWARK-500' }] }), out: async () => patch(`articles/${(await rows('/v1/articles?ActiveState=all&ArticleSku=KWARK-500'))[0]?.id}`, { active: true }) })],
  ['articleInactive', 'use another article', () => post(drafts, { debtorId: 1, lines: [{ ...line, ArticleSku: 'KWARK-500' }] }, { debtorId: 1, lines: [line] })],
  ['seriesEnded', 'send a number', async () => { await create('debtors', { ...debtor, number: '9'.repeat(15) }); return post('debtors', debtor, { ...debtor, number: 'T-1' }); }],
  ['seriesEnded', 'give the record another one', async () => { const { id } = await create('debtors', { ...debtor, number: '9'.repeat(15) }); return { blocked: send('POST', 'debtors', debtor), out: () => patch(`debtors/${id}`, { number: 'T-1' }) }; }],
  ['debtorWithoutIban', 'give the debtor an IBAN', async () => { await patch('debtors/1', { iban: null }); return { blocked: send('POST', 'debtors/1/mandates', { typeId: 2, sddType: 1, signdate: '2026-04-01' }), out: () => patch('debtors/1', { iban: 'NL13TEST0123456789' }) }; }],
  ['ibanNotOfDebtor', 'leave it out', () => post('debtors/1/mandates', { typeId: 2, sddType: 1, signdate: '2026-04-01', IBAN: 'NL42TEST0000000099' }, { typeId: 2, sddType: 1, signdate: '2026-04-01' })],
  ['ibanNotOfDebtor', 'give the debtor this IBAN', () => ({ blocked: send('POST', 'debtors/1/mandates', { typeId: 2, sddType: 1, signdate: '2026-04-01', IBAN: 'NL42TEST0000000099' }), out: () => patch('debtors/1', { iban: 'NL42TEST0000000099' }) })],
  ['invoiceYearClosed', 'send a later date', () => post('salesinvoiceswithlines', { ...sale, invoiceDate: '2025-12-20' }, { ...sale, invoiceDate: '2026-01-01' })],
  ['invoiceYearClosed', 'keep the date and send bookYear and bookPeriod', () => post('salesinvoiceswithlines', { ...sale, invoiceDate: '2025-12-20' }, { ...sale, invoiceDate: '2025-12-20', bookYear: 2026, bookPeriod: 1 })],
  ['invoiceYearClosed', 'give the draft a later date', async () => { const { id } = await create(drafts, { ...sale, invoiceDate: '2025-12-20' }); return { blocked: perform(`draftsalesinvoices/${id}/finalize`), out: () => patch(`draftsalesinvoices/${id}`, { invoiceDate: '2026-01-02' }) }; }],
  ['requiredTogether', 'send all', () => post('salesinvoices', { debtorId: 1, bookYear: 2026 }, { debtorId: 1, bookYear: 2026, bookPeriod: 2 })],
  ['requiredTogether', 'send none', () => post('salesinvoices', { debtorId: 1, bookPeriod: 2 }, { debtorId: 1 })],
  ['invoicePaid', 'credit it', async () => { const { id } = await create('salesinvoiceswithlines', sale); await payAll('salesinvoices', id); return { blocked: send('DELETE', `salesinvoices/${id}`), after: send('POST', 'salesinvoiceswithlines', credited) }; }],
  ['invoicePaid', 'credit it, of a purchase', async () => { const { id } = await create('purchaseinvoiceswithlines', purchase); await payAll('purchaseinvoices', id); return { blocked: send('PATCH', `purchaseinvoices/${id}`, { invoiceNumber: 'ANDERS' }), after: send('POST', 'purchaseinvoiceswithlines', { ...purchase, invoiceNumber: 'CREDIT-1', lines: [{ ledgerAccountId: 91, quantity: -1200, unitPrice: 0.52 }] }) }; }],
  ['invoiceInClosedYear', 'credit it in an open year', async () => { const { id } = await closedSale(); return { blocked: send('DELETE', `salesinvoices/${id}`), after: send('POST', 'salesinvoiceswithlines', { ...credited, invoiceDate: '2027-01-04' }) }; }],
  ['invoiceInClosedYear', 'reopen the year', async () => { const { id } = await closedSale(); return { blocked: send('DELETE', `salesinvoices/${id}`), out: () => act('bookyears/2026/reopen') }; }],
  ['approvalRouteRequired', 'name one', async () => { await control('administrations/1/modules', { approvalRoutes: true }, 'PATCH'); return post('purchaseinvoiceswithlines', purchase, { ...purchase, approvalRouteId: 1 }); }],
  ['partyWithoutVatNumber', 'give it one', async () => ({ ...(await party(await findVatCode('VIC'), {})()), out: () => patch('debtors/1', { vatNumber: 'DE000000011' }) })],
  ['partyWithoutCountry', 'give it one', async () => ({ ...(await party(await findVatCode('VEX'), {})()), out: () => patch('debtors/1', { address: { countryId: 40 } }) })],
  ['partyNotInUnion', 'correct it', async () => ({ ...(await party(await findVatCode('VIC'), { vatNumber: 'NL001000007B58' })()), out: () => patch('debtors/1', { vatNumber: 'DE000000011' }) })],
  ['partyNotDutch', 'correct it', async () => ({ ...(await party(await findVatCode('VR'), { vatNumber: 'DE000000011' })()), out: () => patch('debtors/1', { vatNumber: 'NL001000020B38' }) })],
  ['partyInUnion', 'correct its address', async () => ({ ...(await party(await findVatCode('VEX'), { address: { countryId: 1 } })()), out: () => patch('debtors/1', { address: { countryId: 40 } }) })],
  ['partyInUnion', 'use another VAT code', async () => ({ ...(await party(await findVatCode('VEX'), { address: { countryId: 1 } })()), after: send('POST', 'salesinvoiceswithlines', { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: 1, unitPrice: 100 }] }) })],
  ['vatCodeNotForSales', 'use one for sales', () => post(drafts, { debtorId: 1, lines: [{ ...line, vatCodeId: 9 }] }, { debtorId: 1, lines: [{ ...line, vatCodeId: 1 }] })],
  ['vatCodeNotForPurchases', 'use one for purchases', () => post('purchaseinvoiceswithlines', { ...purchase, lines: [{ ...purchase.lines[0], vatCodeId: 1 }] }, { ...purchase, lines: [{ ...purchase.lines[0], vatCodeId: 9 }] })],
  ['ledgerAccountNotForPurchases', 'use an account of another type', () => post('purchaseinvoiceswithlines', { ...purchase, lines: [{ ...purchase.lines[0], ledgerAccountId: 38 }] }, purchase)],
  ['lineTwice', 'send it once', async () => { const { id, lines } = await create(drafts, sale); const [sold] = lines; return { blocked: send('PUT', `${drafts}/${id}`, { debtorId: 1, lines: [sold, sold] }), after: send('PUT', `${drafts}/${id}`, { debtorId: 1, lines: [sold] }) }; }],
  ['draftWithoutLines', 'add one', async () => { const { id } = await create('draftsalesinvoices', { debtorId: 1 }); return { blocked: perform(`draftsalesinvoices/${id}/finalize`), out: () => create(`draftsalesinvoices/${id}/lines`, line) }; }],
  ['hasLinesAlready', 'delete them', async () => { const file = await call('/v1/inboxfiles', { body: Buffer.from('%PDF-1.4\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } }); const { id } = await create('purchaseinvoices', { inboxFileId: file.body.id }); await act(`purchaseinvoices/${id}/recognize`); return { blocked: perform(`purchaseinvoices/${id}/recognize`), out: async () => { for (const { id: lineId } of await rows(`/v1/purchaseinvoices/${id}/lines`)) await remove(`purchaseinvoices/${id}/lines/${lineId}`); } }; }],
  ['withoutScan', 'create an invoice with a scan', async () => { const { id } = await create('purchaseinvoices', { creditorId: 1 }); return { blocked: perform(`purchaseinvoices/${id}/recognize`), after: async () => { const file = await call('/v1/inboxfiles', { body: Buffer.from('%PDF-1.4\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } }); const scanned = await create('purchaseinvoices', { inboxFileId: file.body.id }); return perform(`purchaseinvoices/${scanned.id}/recognize`)(); } }; }],
  ['invoiceInDraft', 'delete the entry', async () => { const invoice = await create('salesinvoiceswithlines', sale); const entry = await create('journalentrieswithlines', settle(invoice, 'debtorId')); return { blocked: send('DELETE', `salesinvoices/${invoice.id}`), out: () => remove(`journalentries/${entry.id}`) }; }],
  ['invoiceInDraft', 'take the invoice out of its lines', async () => { const invoice = await create('salesinvoiceswithlines', sale); const entry = await create('journalentrieswithlines', settle(invoice, 'debtorId')); return { blocked: send('PATCH', `salesinvoices/${invoice.id}`, { invoiceNumber: 'ANDERS' }), out: () => patch(`journalentrieswithlines/${entry.id}`, { lines: [{ ledgerAccountId: 85, amountDebit: 5 }, { ledgerAccountId: 6, amountCredit: 5 }] }) }; }],
  ['invoicesWithoutNumber', 'give the invoice a number and name it', async () => { const { first } = await getUnnumbered(); return { blocked: send('POST', 'journalentrieswithlines', settle({ ...first, ...unnumbered })), out: () => patch(`purchaseinvoices/${first.id}`, { invoiceNumber: 'NU-1' }), after: send('POST', 'journalentrieswithlines', settle({ ...first, invoiceNumber: 'NU-1' })) }; }],
  ['invoicesWithoutNumber', 'enter the payment on the invoice itself', async () => { const { first } = await getUnnumbered(); return { blocked: send('POST', 'journalentrieswithlines', settle(first)), after: perform(`purchaseinvoices/${first.id}/pay`, { amount: 5 }) }; }],
  ['invoicesWithoutNumber', 'give the invoice of a draft a number, and name it there', async () => { const { first, entry } = await createCircle(); return { blocked: perform(`journalentries/${entry.id}/process`), out: async () => { await patch(`purchaseinvoices/${first.id}`, { invoiceNumber: 'NU-1' }); await patch(`journalentrieswithlines/${entry.id}`, { lines: settle({ ...first, invoiceNumber: 'NU-1' }).lines }); } }; }],
  ['invoicesWithoutNumber', 'give the other invoice a number', async () => { const { second, entry } = await createCircle(); return { blocked: perform(`journalentries/${entry.id}/process`), out: () => patch(`purchaseinvoices/${second.id}`, { invoiceNumber: 'NU-2' }) }; }],
  ['invoicesWithoutNumber', 'give a paid one no number, and pay it itself', async () => { const { first, second } = await getUnnumbered(); for (const { id } of [first, second]) await payAll('purchaseinvoices', id); return { blocked: send('POST', 'journalentrieswithlines', settle(first)), after: perform(`purchaseinvoices/${first.id}/pay`) }; }],
  ['entryProcessed', 'delete it', () => ({ blocked: send('PATCH', 'journalentries/7', { description: 'X' }), after: send('DELETE', 'journalentries/7') })],
  ['entryProcessed', 'correct it with another', () => ({ blocked: send('PATCH', 'journalentries/12', { description: 'X' }), after: send('POST', 'journalentries', memorial) })],
  ['journalNotForEntries', 'use a memorial', () => post('journalentries', { ...memorial, JournalId: 4 }, memorial)],
  ['notInMemorial', 'leave it out', () => post('journalentries', { ...memorial, openingBalance: 5 }, memorial)],
  ['cashBalanceRequired', 'send it', () => post('journalentries', cash, { ...cash, openingBalance: 0, closingBalance: 0 })],
  ['cashUnbalanced', 'send what they add up to', () => post('journalentrieswithlines', { ...cash, openingBalance: 10, closingBalance: 20, lines: [{ ledgerAccountId: 6, amountCredit: 5 }] }, { ...cash, openingBalance: 10, closingBalance: 15, lines: [{ ledgerAccountId: 6, amountCredit: 5 }] })],
  ['cashRegisterItself', 'use another account', () => post('journalentrieswithlines', { ...cash, openingBalance: 0, closingBalance: 5, lines: [{ ledgerAccountId: 17, amountCredit: 5 }] }, { ...cash, openingBalance: 0, closingBalance: 5, lines: [{ ledgerAccountId: 6, amountCredit: 5 }] })],
  ['amountNegative', 'put it on the other side', () => post('journalentrieswithlines', { ...memorial, lines: [{ ledgerAccountId: 85, amountDebit: 5 }, { ledgerAccountId: 6, amountDebit: -5 }] }, { ...memorial, lines: [{ ledgerAccountId: 85, amountDebit: 5 }, { ledgerAccountId: 6, amountCredit: 5 }] })],
  ['invoiceUnknown', 'take a number from the list', async () => { const invoice = await create('salesinvoiceswithlines', sale); return { blocked: send('POST', 'journalentrieswithlines', settle({ ...invoice, invoiceNumber: 'GEEN' }, 'debtorId')), after: async () => send('POST', 'journalentrieswithlines', settle((await rows(`/v1/salesinvoices?id=${invoice.id}`))[0] as Row, 'debtorId'))() }; }],
  ['otherControlAccount', 'settle it on its account', async () => { const invoice = await create('salesinvoiceswithlines', sale); return { blocked: send('POST', 'journalentrieswithlines', settle({ ...invoice, controlAccountId: 25 }, 'debtorId')), after: send('POST', 'journalentrieswithlines', settle(invoice, 'debtorId')) }; }],
  ['costCentersNotUsed', 'leave it out', async () => { await control('administrations/1/modules', { costCenters: false }, 'PATCH'); return post(drafts, { debtorId: 1, lines: [{ ...line, costCenterId: 1 }] }, { debtorId: 1, lines: [line] }); }],
  ['costUnitsNotUsed', 'leave it out', async () => { await control('administrations/1/modules', { costUnits: false }, 'PATCH'); return post(drafts, { debtorId: 1, lines: [{ ...line, costUnitId: 1 }] }, { debtorId: 1, lines: [line] }); }],
  ['earlierYearOpen', 'close it', async () => { await books.setClock('2027-02-01T09:00:00Z'); await removeDrafts(); return { blocked: perform('bookyears/2027/close'), out: () => act('bookyears/2026/close') }; }],
  ['laterYearClosed', 'reopen it', async () => { await closedSale(); return { blocked: perform('bookyears/2025/reopen'), out: () => act('bookyears/2026/reopen') }; }],
  ['draftsLeft', 'delete them', () => ({ blocked: perform('bookyears/2026/close'), out: removeDrafts })],
  ['bookYearClosed', 'use the first open one', () => post('journalentries', { ...memorial, bookYear: 2025 }, memorial)],
  ['administrationNotAccessible', 'choose one of the list', () => ({ blocked: () => call('/v1/debtors', { tenant: 3 }), after: async () => call('/v1/debtors', { tenant: (await rows('/v1/administrations')).at(-1)?.id }) })],
  ['tokenMissing', 'send one', () => ({ blocked: () => call('/v1/debtors', { token: null }), after: send('GET', 'debtors') })],
  ['bodyRequired', 'send one', () => ({ blocked: () => call('/v1/debtors', { method: 'POST', headers: { 'content-type': 'application/json' } }), after: send('POST', 'debtors', debtor) })],
  ['mediaTypeUnsupported', 'send it as that', () => ({ blocked: () => call('/v1/debtors', { body: debtor, headers: { 'content-type': 'text/plain' } }), after: send('POST', 'debtors', debtor) })],
  ['clockTooFar', 'set it within these years', () => ({ blocked: () => control('clock', { now: '0000-06-01T00:00:00Z', running: false }, 'PUT'), after: () => books.setClock('0001-06-01T00:00:00Z') })],
];

it.each(WAYS)('%s: %s', async (key, _way, setup) => {
  const { blocked, out, after = blocked } = await setup();
  await expectBlocked(key, blocked);
  await out?.();
  await expectDone(after);
});

/** Messages that tell who hosts or builds a sandbox what to do, or advise on the form of a request: `typical-mistakes.test.ts` and `growing-states.slow.test.ts` follow those. */
const FOLLOWED_ELSEWHERE =
  /^(?:fieldsInvalid|token|demoToken|host|control|world|site|snapshots|sandbox|imports|data|state|books|internal|operation|tooMany|content|mediaType|methodElsewhere|path|module|unknown|lines|readOnly|parameter|number|decimal|enumDid|idOfKey|stateV|streams|vatCode)/;

/** Sentences that tell the reader to do something. */
const ADVICE =
  /(?:^|[.:;] |, or |and )(?:Send|Use|Give|Leave|Put|Correct|Delete|Close|Reopen|Process|Set|Choose|See|Upload|Add|name one|use one)\b/;

it('every message that names a way out is in the table', () => {
  const keys = (Object.keys(catalogues.en) as MessageKey[]).filter(
    (key) => !key.includes('.') && ADVICE.test(catalogues.en[key]),
  );
  const shown = new Set<string>(WAYS.map(([key]) => key));
  expect(keys.filter((key) => !shown.has(key) && !FOLLOWED_ELSEWHERE.test(key))).toEqual([]);
});
