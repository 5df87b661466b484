import { calculateVatReturn, type VatCodeBoxes, type VatLedgerLine } from '../totals/index.ts';
import type { ParameterValue } from './request.ts';
import { printJson } from './result.ts';
import { ToolError } from './tool-error.ts';

export const REPORTS = ['overdue', 'ageing', 'vat_return', 'trial_balance', 'changes'] as const;

export interface ReportOptions {
  readonly kind: (typeof REPORTS)[number];
  readonly side: 'sales' | 'purchase';
  readonly year?: number | undefined;
  readonly quarter?: number | undefined;
  readonly period?: number | undefined;
  /** A time of ISO 8601. */
  readonly since?: string | undefined;
}

/** Reads all records of a list operation. */
type Read = <Row>(operation: string, parameters: Readonly<Record<string, ParameterValue>>) => Promise<Row[]>;

/**
 * Calculates a report from lists of the API, and prints it with a row on each line. Amounts are in euros.
 *
 * @throws ToolError when an option is missing; the errors of the calls.
 */
export async function createReport(options: ReportOptions, read: Read): Promise<string> {
  const report = await reports[options.kind](options, read);
  const { rows, ...head } = report;
  return [printJson(head), ...rows.map((row) => printJson(row))].join('\n');
}

type Report = Readonly<Record<string, unknown>> & { readonly rows: readonly object[] };

const reports: Readonly<Record<ReportOptions['kind'], (options: ReportOptions, read: Read) => Promise<Report>>> = {
  async overdue(options, read) {
    const invoices = (await readOutstanding(options, read)).filter(({ days }) => days > 0);
    const rows = invoices.toSorted((a, b) => b.days - a.days);
    return { invoices: rows.length, total: sum(rows.map(({ amount }) => amount)), rows };
  },
  async ageing(options, read) {
    const invoices = await readOutstanding(options, read);
    const rows = [...Map.groupBy(invoices, ({ name }) => name)]
      .map(([name, group]) => ({ name, ...age(group) }))
      .toSorted((a, b) => b.total - a.total);
    return { [PARTIES[options.side]]: rows.length, ...age(invoices), rows };
  },
  async vat_return(options, read) {
    const [year, quarter] = [need(options, 'year'), need(options, 'quarter')];
    const Period = [1, 2, 3].map((month) => 3 * (quarter - 1) + month);
    const [lines, codes] = await Promise.all([
      read<VatLedgerLine>('listLedgerLines', { Bookyear: year, Period, pageSize: 1000 }),
      read<VatCodeBoxes>('listVatCodes', { pageSize: 1000 }),
    ]);
    const boxes = [...calculateVatReturn(lines, codes)];
    return { year, quarter, rows: boxes.map(([box, { base, vat }]) => ({ box, base, vat })) };
  },
  async trial_balance(options, read) {
    const year = need(options, 'year');
    const { period = 99 } = options;
    const grouped = { bookyear: year, groupBy: 'period', pageSize: 1000 };
    const balances = (await read<LedgerBalance>('listLedgerBalances', grouped)).filter((row) => row.period <= period);
    const rows = [...Map.groupBy(balances, ({ ledgerAccountNumber }) => ledgerAccountNumber)]
      .map(([account, group]) => {
        const debit = sum(group.map(({ amountDebit }) => amountDebit));
        const credit = sum(group.map(({ amountCredit }) => amountCredit));
        const balance = sum([debit, -credit]);
        return { account, name: group[0]?.ledgerAccountDescription, debit, credit, balance };
      })
      .toSorted((a, b) => a.account.localeCompare(b.account));
    const [debit, credit] = [sum(rows.map((row) => row.debit)), sum(rows.map((row) => row.credit))];
    return { year, ...(options.period !== undefined && { period }), debit, credit, rows };
  },
  async changes(options, read) {
    const since = need(options, 'since');
    const parameters = { ChangedDate_from: since, orderby: 'ChangedDate', pageSize: 1000 };
    const log = await read<LoggedChange>('listJournalEntryChanges', parameters);
    const latest = new Map(log.map((change) => [change.JournalEntryId, change]));
    const rows = [...latest.values()].map(({ JournalEntryId, Action, Bookyear, ChangedDate }) => ({
      entry: JournalEntryId,
      state: Action === DELETED ? 'deleted' : 'changed',
      bookyear: Bookyear,
      at: ChangedDate,
    }));
    return { since, next: log.at(-1)?.ChangedDate ?? since, entries: rows.length, rows };
  },
};

const DELETED = 2;

const PARTIES = { sales: 'debtors', purchase: 'creditors' } as const;

interface LedgerBalance {
  readonly ledgerAccountNumber: string;
  readonly ledgerAccountDescription: string;
  readonly period: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

interface LoggedChange {
  readonly JournalEntryId: number;
  readonly Action: number;
  readonly Bookyear?: number;
  readonly ChangedDate?: string;
}

interface OutstandingInvoice {
  readonly id: number;
  readonly invoiceNumber: string;
  readonly dueDate: string;
  readonly outstandingAmount: number;
  readonly daysUntilExpiry: number;
  readonly debtorName?: string;
  readonly creditorName?: string;
}

/** Reads what is outstanding; `days` is how long it is overdue, 0 and less when it is not. */
async function readOutstanding({ side }: ReportOptions, read: Read) {
  const operation = side === 'sales' ? 'listOutstandingSalesInvoices' : 'listOutstandingPurchaseInvoices';
  const invoices = await read<OutstandingInvoice>(operation, { pageSize: 1000 });
  return invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.invoiceNumber,
    name: invoice.debtorName ?? invoice.creditorName ?? '',
    due: invoice.dueDate,
    days: -invoice.daysUntilExpiry,
    amount: invoice.outstandingAmount,
  }));
}

/** The least days overdue of each bucket, the highest first. */
const BUCKETS = [
  ['over90', 91],
  ['to90', 61],
  ['to60', 31],
  ['to30', 1],
  ['notDue', Number.NEGATIVE_INFINITY],
] as const;

/** Adds up what is outstanding by how long it is overdue: not due, up to 30, 60 and 90 days, and longer. */
function age(invoices: readonly { readonly days: number; readonly amount: number }[]) {
  const buckets = Map.groupBy(invoices, ({ days }) => BUCKETS.find(([, from]) => days >= from)?.[0]);
  const amounts = (name: string) => (buckets.get(name as never) ?? []).map(({ amount }) => amount);
  const byBucket = Object.fromEntries(BUCKETS.toReversed().map(([name]) => [name, sum(amounts(name))]));
  return { ...byBucket, total: sum(invoices.map(({ amount }) => amount)) };
}

/** Adds amounts in euros without errors of rounding. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

function need<Name extends 'year' | 'quarter' | 'since'>(options: ReportOptions, name: Name) {
  const value = options[name];
  if (value !== undefined) return value as NonNullable<ReportOptions[Name]>;
  throw new ToolError(`The report ${options.kind} needs "${name}".`);
}
