import { createRecord } from '../../accounting/save.ts';
import { payById } from '../events.ts';
import { createLine, findId } from './actions.ts';
import type { Scenario } from './scenario.ts';

export const creditNotes: Scenario = {
  purpose:
    'Invoices with a negative amount: a sale that is credited in full, one that is credited in part after it was paid, so that money goes back, and a credit of a supplier. For matching, reminders and payment proposals, which often expect that amounts are positive.',
  checks: [
    'Amounts keep their sign: CN-FULL and its credit CN-FULL-C are zero together.',
    'No reminder is sent for a negative outstanding amount.',
    'The repayment of CN-PART-C is matched with the credit, not with the invoice.',
    'A payment proposal subtracts the credit of the supplier, CN-SUPPLIER-C.',
  ],
  now: '2026-04-20T10:00:00Z',
  run(context) {
    const debtorId = findId('debtors', 'number', '10001', context);
    const sell = (reference: string, invoiceDate: string, unitPrice: number): number => {
      const line = createLine({ account: '8500', vatCode: 'VH', description: 'Bezorging', unitPrice }, context);
      const lines = [{ bookingType: 'G', ...line }];
      return createRecord('salesinvoices', { debtorId, invoiceDate, reference, lines }, context);
    };
    sell('CN-FULL', '2026-04-02', 400);
    sell('CN-FULL-C', '2026-04-09', -400);
    payById('sales', sell('CN-PART', '2026-04-03', 200), { date: '2026-04-10' }, context);
    payById('sales', sell('CN-PART-C', '2026-04-13', -50), { date: '2026-04-17' }, context);

    const creditorId = findId('creditors', 'number', '20001', context);
    const buy = (invoiceNumber: string, invoiceDate: string, unitPrice: number) => {
      const lines = [
        createLine({ account: '4210', vatCode: 'IH', description: 'Verpakkingsmateriaal', unitPrice }, context),
      ];
      createRecord('purchaseinvoices', { creditorId, invoiceNumber, invoiceDate, lines }, context);
    };
    buy('CN-SUPPLIER', '2026-04-07', 300);
    buy('CN-SUPPLIER-C', '2026-04-14', -120);
  },
};
