/** Does the tasks of the exam with the TypeScript client. */
import { json } from 'node:stream/consumers';
import {
  createClient,
  createOnce,
  createTokenProvider,
  memoryTokenStore,
} from '../../../../generated/client/src/index.ts';
import { calculateVatReturn } from '../../../../totals/index.ts';

const { env } = process;
const baseUrl = env.ACCOUNTING_URL ?? '';
const authorization = createClient({ baseUrl, language: 'nl' });
const store = memoryTokenStore({
  accessToken: env.ACCOUNTING_TOKEN ?? '',
  refreshToken: env.ACCOUNTING_REFRESH_TOKEN ?? '',
});
const token = createTokenProvider(authorization, {
  clientId: env.ACCOUNTING_CLIENT_ID ?? '',
  clientSecret: env.ACCOUNTING_CLIENT_SECRET ?? '',
  store,
});
const connect = (tenant: number) => createClient({ baseUrl, token, tenant, language: 'nl', retryDelay: 100 });
const api = connect(Number(env.ACCOUNTING_TENANT));

/** Returns the only record. */
function only<Row>({ _data = [] }: { readonly _data?: readonly Row[] }): Row {
  const [record, another] = _data;
  if (record === undefined || another !== undefined) throw new Error(`${_data.length} records match`);
  return record;
}

const findDebtorId = async (number: string): Promise<number> => only(await api.debtors.list({ number })).id;
const findAccountId = async (number: string): Promise<number> => only(await api.ledgerAccounts.list({ number })).id;
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** The data of a task, by its names. */
// biome-ignore lint/suspicious/noExplicitAny: each task has data of its own.
type Input = any;

const solutions: Readonly<Record<string, (input: Input) => Promise<unknown>>> = {
  async 'new-debtor'({ kind, paymentCondition, ...debtor }) {
    const [debtorKind, condition] = await Promise.all([
      api.debtorKinds.list({ code: kind }),
      api.paymentConditions.list({ code: paymentCondition }),
    ]);
    await createOnce(api.debtors, 'number', {
      ...debtor,
      debtorKindId: only(debtorKind).id,
      paymentConditionId: only(condition).id,
    });
  },
  async 'other-administration'(debtor) {
    const administrations = await api.administrations.listAll({ orderby: 'id' }).toArray();
    const other = administrations.find(({ name }) => name?.startsWith('Adviesbureau'));
    const client = connect(other?.id ?? 0);
    const kind = only(await client.debtorKinds.list({ code: 'NL' }));
    await createOnce(client.debtors, 'number', { ...debtor, debtorKindId: kind.id });
  },
  async 'payment-condition'() {
    const { id } = only(await api.paymentConditions.list({ code: '30EM' }));
    await api.debtors.update(await findDebtorId('10002'), { paymentConditionId: id });
  },
  async mandate(mandate) {
    const { id, iban } = only(await api.debtors.list({ number: '10007' }));
    await api.debtorMandates.create(id, { ...mandate, IBAN: iban, typeId: 2, sddType: 1 });
  },
  async 'web-order'({ reference, items, note }) {
    const lines = [
      ...items.map(({ sku, quantity }: Input) => ({ bookingType: 'A', ArticleSku: sku, quantity })),
      { bookingType: 'T', description: note },
    ];
    const debtorId = await findDebtorId('10001');
    await createOnce(api.draftSalesInvoicesWithLines, 'reference', { debtorId, reference, lines });
  },
  async 'lost-response'({ reference, sku, quantity }) {
    const lines = [{ bookingType: 'A', ArticleSku: sku, quantity } as const];
    const debtorId = await findDebtorId('10003');
    const draft = { debtorId, reference, lines };
    await createOnce(api.draftSalesInvoicesWithLines, 'reference', draft, { settleTime: 100 });
  },
  async import({ debtors }) {
    const kind = only(await api.debtorKinds.list({ code: 'NL' }));
    const skipped: string[] = [];
    for (const debtor of debtors) {
      const body = { ...debtor, debtorKindId: kind.id };
      const { outcome } = await createOnce(api.debtors, 'number', body, { settleTime: 100 });
      if (outcome === 'mismatch') skipped.push(debtor.number);
    }
    return skipped;
  },
  async 'correct-line'() {
    const { id } = only(await api.draftSalesInvoices.list({ reference: 'PO-2026-0117' }));
    const { _data: lines = [] } = await api.draftSalesInvoiceLines.list(id);
    const line = only({ _data: lines.filter((row) => 'ArticleSku' in row && row.ArticleSku === 'KAAS-JONG-500') });
    await api.draftSalesInvoiceLines.update(id, line.id, { quantity: 20 });
  },
  async 'delete-draft'() {
    const drafts = await api.draftSalesInvoices.listAll({ reference: 'LK-2231', orderby: 'id' }).toArray();
    const credits = drafts.filter(({ amountIncludingVat = 0 }) => amountIncludingVat < 0);
    await api.draftSalesInvoices.delete(only({ _data: credits }).id);
  },
  async credit() {
    const { id } = only(await api.salesInvoices.list({ invoiceNumber: '20260006' }));
    const { debtorId = 0, lines: invoiced = [] } = await api.salesInvoicesWithLines.get(id);
    const lines = invoiced.map((invoiceLine: Input) => {
      const { id: _id, amountExcludingVat, amountVat, amountIncludingVat, postingAccountId, ...line } = invoiceLine;
      return line.bookingType === 'T' ? line : { ...line, quantity: -line.quantity };
    });
    await createOnce(api.draftSalesInvoicesWithLines, 'reference', { debtorId, reference: '20260006', lines });
  },
  async 'reverse-charge'({ reference, description }) {
    const [debtorId, type] = await Promise.all([findDebtorId('10024'), api.salesTypes.list({ code: 'EU-DIENST' })]);
    const line = { bookingType: 'V', salesTypeId: only(type).id, description, quantity: 10, unitPrice: 95 } as const;
    await createOnce(api.draftSalesInvoicesWithLines, 'reference', { debtorId, reference, lines: [line] });
  },
  async order({ reference, sku, quantity }) {
    const lines = [{ bookingType: 'A', ArticleSku: sku, quantity } as const];
    await createOnce(api.salesOrdersWithLines, 'reference', {
      debtorId: await findDebtorId('10008'),
      reference,
      lines,
    });
  },
  async 'expired-token'() {
    return (await api.debtors.list({ metaOnly: true }))._meta.totalCount;
  },
  async scan({ invoiceNumber, pdf }) {
    const creditor = only(await api.creditors.list({ number: '20001' }));
    const file = await api.inboxFiles.upload(new Blob([Buffer.from(pdf, 'base64')], { type: 'application/pdf' }));
    await createOnce(api.purchaseInvoicesWithLines, ['creditorId', 'invoiceNumber'], {
      creditorId: creditor.id,
      invoiceNumber,
      inboxFileId: file.id,
      lines: [{ ledgerAccountId: creditor.ledgerAccountId ?? 0, quantity: 100, unitPrice: 5 }],
    });
  },
  async 'approval-route'({ invoiceNumber, amountExcludingVat }) {
    const client = connect(2);
    const [creditor, route, account] = await Promise.all([
      client.creditors.list({ number: '20003' }),
      client.approvalRoutes.list({ code: 'VAST' }),
      client.ledgerAccounts.list({ number: '4520' }),
    ]);
    await createOnce(client.purchaseInvoicesWithLines, ['creditorId', 'invoiceNumber'], {
      creditorId: only(creditor).id,
      invoiceNumber,
      approvalRouteId: only(route).id,
      lines: [{ ledgerAccountId: only(account).id, quantity: 1, unitPrice: amountExcludingVat }],
    });
  },
  async depreciation({ sourceDocumentNumber }) {
    const [journal, expense, asset] = await Promise.all([
      api.journals.list({ code: 'MEM' }),
      findAccountId('4740'),
      findAccountId('0125'),
    ]);
    await createOnce(api.journalEntriesWithLines, ['JournalId', 'sourceDocumentNumber'], {
      JournalId: only(journal).id,
      bookYear: 2026,
      bookPeriod: 4,
      sourceDocumentNumber,
      lines: [
        { ledgerAccountId: expense, amountDebit: 250 },
        { ledgerAccountId: asset, amountCredit: 250 },
      ],
    });
  },
  async cash({ sourceDocumentNumber }) {
    const [journal, turnover, vat, code] = await Promise.all([
      api.journals.list({ code: 'KAS' }),
      findAccountId('8010'),
      findAccountId('1501'),
      api.vatCodes.list({ code: 'VL' }),
    ]);
    const vatCodeId = only(code).id;
    await createOnce(api.journalEntriesWithLines, ['JournalId', 'sourceDocumentNumber'], {
      JournalId: only(journal).id,
      bookYear: 2026,
      bookPeriod: 4,
      date: '2026-04-16',
      sourceDocumentNumber,
      openingBalance: 257.5,
      closingBalance: 366.5,
      lines: [
        { ledgerAccountId: turnover, vatCodeId, amountCredit: 100 },
        { ledgerAccountId: vat, vatCodeId, amountCredit: 9 },
      ],
    });
  },
  async overdue() {
    const invoices = await api.outstandingSalesInvoices.listAll({ orderby: 'invoiceNumber' }).toArray();
    const overdue = invoices.filter(({ daysUntilExpiry }) => daysUntilExpiry < 0);
    return {
      numbers: overdue.map(({ invoiceNumber }) => invoiceNumber),
      total: sum(overdue.map(({ outstandingAmount }) => outstandingAmount)),
    };
  },
  async 'vat-return'() {
    const [lines, codes] = await Promise.all([
      api.ledgerLines.listAll({ Bookyear: 2026, Period: [1, 2, 3], orderby: 'id', pageSize: 1000 }).toArray(),
      api.vatCodes.listAll({ orderby: 'id' }).toArray(),
    ]);
    return Object.fromEntries([...calculateVatReturn(lines, codes)].map(([box, { vat }]) => [box, vat]));
  },
  async ledger() {
    const lines = await api.ledgerLines.listAll({ Bookyear: 2026, orderby: 'id', pageSize: 1000 }).toArray();
    return { count: lines.length, debit: sum(lines.map(({ amountDebit }) => amountDebit)) };
  },
};

const { task, input } = (await json(process.stdin)) as { task: string; input: Input };
const answer = await solutions[task]?.(input);
if (answer !== undefined) process.stdout.write(JSON.stringify(answer));
