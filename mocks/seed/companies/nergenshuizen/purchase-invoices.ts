import type { PurchaseInvoiceEntry } from '../../entry-types.ts';
import { purchase } from '../../lines.ts';

/** Each with an approval route, which is mandatory here. */
export const purchaseInvoices: readonly PurchaseInvoiceEntry[] = [
  {
    creditor: '20001',
    number: '2026-03-88',
    date: '2026-03-02',
    approvalRoute: 'VAST',
    description: 'Huur maart',
    lines: [
      purchase('4100', 'Huur kantoor', 1, 2600, { costCenter: 'STAF' }),
      purchase('4110', 'Voorschot energie', 1, 310, { costCenter: 'STAF' }),
    ],
    payments: [{ date: '2026-03-10' }],
  },
  {
    creditor: '20002',
    number: 'ZN-26-014',
    date: '2026-03-09',
    approvalRoute: 'INKOOP',
    description: 'Inhuur februari',
    lines: [purchase('7110', 'Uren op opdracht', 61.5, 95, { costCenter: 'ADVIES', costUnit: 'SCHIJNZEKER' })],
    payments: [{ date: '2026-03-23' }],
  },
  {
    creditor: '20006',
    number: 'B-2026-190',
    date: '2026-03-19',
    approvalRoute: 'DIRECTIE',
    description: 'Seminar für zwei Personen',
    lines: [purchase('4050', 'Teilnahme', 2, 640, { vatCode: 'IICH', costCenter: 'OPLEIDING' })],
  },
  {
    creditor: '20003',
    number: 'INV-77120',
    date: '2026-04-08',
    approvalRoute: 'INKOOP',
    lines: [
      purchase('4520', 'Planningssoftware, twaalf gebruikers', 12, 18.5, { costCenter: 'STAF', costUnit: 'P-2026-01' }),
    ],
  },
];
