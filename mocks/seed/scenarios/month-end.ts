import type { Context } from '../../accounting/context.ts';
import { createRecord } from '../../accounting/save.ts';
import { payById } from '../events.ts';
import { createLine, findId } from './actions.ts';
import type { Scenario } from './scenario.ts';

export const monthEnd: Scenario = {
  purpose:
    'The last afternoon of April: drafts that wait to be finalized, an invoice that is overdue and one that is partly paid, a purchase of which the scan is not read yet, and an accrual that is entered but not processed. For dashboards, reminders, and everything that runs on the last day of a month.',
  checks: [
    'Drafts of invoices and of journal entries are not counted as turnover or costs.',
    'A reminder goes to the debtor of invoice ME-OVERDUE, and asks what is outstanding, not the invoice amount.',
    'The purchase without coding is shown as waiting, and its amounts as unknown.',
    'The report of April changes when entry ME-ACCRUAL is processed. Process it by the control plane.',
  ],
  now: '2026-04-30T16:00:00Z',
  run(context) {
    const turnover = (unitPrice: number) => [
      {
        bookingType: 'G',
        ...createLine({ account: '8500', vatCode: 'VH', description: 'Bezorging', unitPrice }, context),
      },
    ];
    const debtorId = findId('debtors', 'number', '10002', context);
    createRecord(
      'draftsalesinvoices',
      { debtorId, invoiceDate: '2026-04-30', reference: 'ME-DRAFT', lines: turnover(250) },
      context,
    );
    const overdue = createRecord(
      'salesinvoices',
      { debtorId, invoiceDate: '2026-04-01', dueDate: '2026-04-15', reference: 'ME-OVERDUE', lines: turnover(100) },
      context,
    );
    payById('sales', overdue, { amount: 21, date: '2026-04-20' }, context);
    createRecord('purchaseinvoices', { inboxFileId: 1, invoiceDate: '2026-04-29' }, context);
    createAccrual(context);
  },
};

function createAccrual(context: Context): void {
  const header = {
    JournalId: 1,
    bookYear: 2026,
    bookPeriod: 4,
    date: '2026-04-30',
    sourceDocumentNumber: 'ME-ACCRUAL',
  };
  const description = 'Nog te ontvangen factuur verpakking';
  const [costs, payable] = ['4210', '1800'].map((number) => findId('ledgeraccounts', 'number', number, context));
  const lines = [
    { ledgerAccountId: costs, description, amountDebit: 320 },
    { ledgerAccountId: payable, description, amountCredit: 320 },
  ];
  createRecord('journalentries', { ...header, lines }, context);
}
