import { createRecord } from '../../accounting/save.ts';
import { createLine, findId } from './actions.ts';
import type { Scenario } from './scenario.ts';

/** Number, ledger account, VAT code and amount of each purchase. */
const PURCHASES = [
  ['RC-NL', '4210', 'IR', 1000],
  ['RC-EU', '4210', 'IICH', 2000],
  ['RC-IMPORT', '4210', 'IIM', 3000],
] as const;

export const reverseCharge: Scenario = {
  purpose:
    'VAT that the buyer accounts for: sales without VAT to a contractor and to a company in the EU, and purchases from inside the country, from the EU and from outside it, of which the VAT is owed and deducted at once. For VAT reports, and for invoices that must name the reverse charge.',
  checks: [
    'The sales RC-SALE-NL and RC-SALE-EU have no VAT, and are in boxes 1e and 3b of the return.',
    'The suppliers of RC-NL, RC-EU and RC-IMPORT are paid without VAT.',
    'Each purchase has VAT on two accounts: owed in box 2a, 4b or 4a, and deducted in 5b. The sum is zero.',
  ],
  now: '2026-04-16T09:30:00Z',
  run(context) {
    const sales = [
      ['RC-SALE-NL', '10001', 'VR', 500],
      ['RC-SALE-EU', '10021', 'VICD', 800],
    ] as const;
    for (const [reference, debtor, vatCode, unitPrice] of sales) {
      const debtorId = findId('debtors', 'number', debtor, context);
      const line = createLine({ account: '8500', vatCode, description: 'Advies, btw verlegd', unitPrice }, context);
      const lines = [{ bookingType: 'G', ...line }];
      createRecord('salesinvoices', { debtorId, reference, invoiceDate: '2026-04-08', lines }, context);
    }
    const creditorId = findId('creditors', 'number', '20001', context);
    for (const [invoiceNumber, account, vatCode, unitPrice] of PURCHASES) {
      const lines = [createLine({ account, vatCode, description: 'Inkoop, btw verlegd', unitPrice }, context)];
      createRecord('purchaseinvoices', { creditorId, invoiceNumber, invoiceDate: '2026-04-08', lines }, context);
    }
  },
};
