import {
  article,
  credit,
  type DraftEntry,
  debit,
  type History,
  type JournalEntryEntry,
  onAccount,
  type PurchaseInvoiceEntry,
  purchase,
  type SalesInvoiceEntry,
  sale,
  text,
} from '../../company.ts';

export const drafts: readonly DraftEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-31',
    reference: 'SZ-450012',
    description: 'Advies maart',
    lines: [
      article('UUR-SENIOR', 62.5),
      article('UUR-MEDIOR', 104, { discountPercentage: 5 }),
      onAccount('8510', 'Reiskosten, 412 km', 412, 0.23),
      text('Specificatie van de uren als bijlage.'),
    ],
  },
  {
    debtor: '10002',
    date: '2026-04-16',
    reference: 'GVB-2026-1190',
    lines: [article('CURSUS-BASIS', 14), article('DAG-WORKSHOP', 2)],
  },
  {
    debtor: '10004',
    date: '2026-05-29',
    description: 'Werkvoorbereiding in onderaanneming',
    lines: [sale('VERLEGD', 'Werkvoorbereiding, btw verlegd', 38, 95)],
  },
  {
    debtor: '10009',
    date: '2026-06-30',
    lines: [
      sale('EU-DIENST', 'Projektberatung, Juni', 80, 120),
      text('Steuerschuldnerschaft des Leistungsempfängers.'),
    ],
  },
  {
    debtor: '10001',
    date: '2026-07-06',
    reference: 'SZ-450012',
    description: 'Creditnota: te veel gerekende uren',
    lines: [article('UUR-MEDIOR', -8, { discountPercentage: 5 })],
  },
  {
    debtor: '10012',
    date: '2026-10-12',
    lines: [sale('DIENST21', 'Loopbaangesprek', 1, 125, { unitPriceIncludingVat: true })],
  },
];

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

export const journalEntries: readonly JournalEntryEntry[] = [
  {
    journal: 'MEM',
    document: 'MEM-2026-001',
    description: 'Onderhanden opdrachten maart',
    date: '2026-03-31',
    processed: '2026-04-01',
    lines: [
      debit('3000', 'Uren nog te factureren', 8700),
      credit('8100', 'Uren nog te factureren', 8700, { costCenter: 'ADVIES', costUnit: 'SCHIJNZEKER' }),
    ],
  },
  {
    journal: 'LOON',
    document: 'LOON-2026-003',
    description: 'Reservering vakantiegeld maart',
    date: '2026-03-31',
    processed: '2026-04-01',
    lines: [
      debit('4010', 'Vakantiegeld adviseurs', 992.96, { costCenter: 'ADVIES' }),
      debit('4010', 'Vakantiegeld docenten', 248.24, { costCenter: 'OPLEIDING' }),
      credit('1720', 'Reservering vakantiegeld', 1241.2),
    ],
  },
  {
    journal: 'KAS',
    document: 'KAS-2026-001',
    description: 'Kas maart',
    date: '2026-03-31',
    processed: '2026-04-01',
    cash: [80, 51.25],
    lines: [debit('4410', 'Bloemen en taart', 28.75, { costCenter: 'STAF' })],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-002',
    description: 'Kosten verdelen over de afdelingen',
    date: '2026-04-14',
    lines: [
      debit('4100', 'Huur april', 1560, { costCenter: 'ADVIES' }),
      debit('4100', 'Huur april', 1040, { costCenter: 'OPLEIDING' }),
      credit('4100', 'Huur april', 2600, { costCenter: 'STAF' }),
    ],
  },
  ...[2024, 2025].map((year) => ({
    journal: 'MEM',
    document: `MEM-${year}-001`,
    description: `Afschrijving inventaris ${year}`,
    date: `${year}-12-31`,
    entered: '2026-03-03',
    processed: '2026-03-03',
    lines: [debit('4710', 'Inventaris', 2900), credit('0205', 'Inventaris', 2900)],
  })),
];

/** The insurer took most of the hours, and courses besides. */
export const history: History = {
  opening: [
    ['0200', 24_000],
    ['0205', -11_000],
    ['0400', 7200],
    ['0500', -18_000],
    ['0520', -76_180],
    ['1000', 80],
    ['1100', 61_500],
    ['3000', 12_400],
  ],
  sales: {
    debtor: '10001',
    lines: [
      ['8100', 'Advies van de maand', 32_500],
      ['8140', 'Cursussen van de maand', 4800],
    ],
  },
  purchases: { creditor: '20001', lines: [['4100', 'Huur van de maand', 2500]] },
  payments: [
    ['4000', 'Lonen', 18_500],
    ['4035', 'Bezoldiging directie', 5200],
    ['4020', 'Sociale lasten', 3600],
    ['4620', 'Bankkosten', 22],
  ],
  season: [105, 105, 110, 105, 100, 105, 80, 60, 110, 115, 115, 90],
};
