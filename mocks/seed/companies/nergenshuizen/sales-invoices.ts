import type { SalesInvoiceEntry } from '../../entry-types.ts';
import { article, onAccount, sale, text } from '../../lines.ts';

const advice = { costCenter: 'ADVIES' };
const courses = { costCenter: 'OPLEIDING' };

/** Final invoices, from 20260001 on. */
export const salesInvoices: readonly SalesInvoiceEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-03',
    reference: 'SZ-450009',
    description: 'Advies februari',
    lines: [
      article('UUR-SENIOR', 54, { ...advice, costUnit: 'SCHIJNZEKER' }),
      article('UUR-MEDIOR', 96.5, { ...advice, costUnit: 'SCHIJNZEKER', discountPercentage: 5 }),
      onAccount('8510', 'Reiskosten, 380 km', 380, 0.23, { ...advice, costUnit: 'SCHIJNZEKER' }),
      text('Specificatie van de uren als bijlage.'),
    ],
  },
  {
    debtor: '10002',
    date: '2026-03-10',
    reference: 'GVB-2026-0702',
    lines: [article('CURSUS-BASIS', 9, courses), article('DAG-WORKSHOP', 1, courses)],
    payments: [{ date: '2026-04-07' }],
  },
  {
    debtor: '10009',
    date: '2026-03-31',
    description: 'Projektberatung, März',
    lines: [
      sale('EU-DIENST', 'Projektberatung', 72, 120, advice),
      text('Steuerschuldnerschaft des Leistungsempfängers.'),
    ],
  },
  {
    debtor: '10012',
    date: '2026-04-02',
    lines: [sale('DIENST21', 'Loopbaangesprek', 2, 125, { ...advice, unitPriceIncludingVat: true })],
    payments: [{ date: '2026-04-02' }],
  },
  {
    debtor: '10006',
    date: '2026-04-13',
    description: 'Processcan',
    lines: [article('SCAN-PROCES', 1, { ...advice, discountPercentage: 10 })],
  },
];
