import {
  article,
  credit,
  debit,
  type History,
  type JournalEntryEntry,
  onAccount,
  type PurchaseInvoiceEntry,
  purchase,
  type SalesInvoiceEntry,
  type SalesOrderEntry,
  text,
} from '../../company.ts';

export const salesOrders: readonly SalesOrderEntry[] = [
  {
    debtor: '10002',
    date: '2026-03-30',
    shippingDate: '2026-05-01',
    description: 'Fietsen voor het seizoen',
    lines: [article('FIETS-STAD-01', 4, { discountPercentage: 15 }), text('Rijklaar afleveren.')],
  },
  { debtor: '10004', date: '2026-04-11', lines: [article('BAND-28', 2)] },
];

export const salesInvoices: readonly SalesInvoiceEntry[] = [
  {
    debtor: '10001',
    date: '2026-03-12',
    reference: 'OMW-16',
    lines: [
      article('BAND-28', 6, { discountPercentage: 10 }),
      onAccount('8220', 'Reparatie, arbeidsloon', 4.25, 48, { unitPriceIncludingVat: true }),
    ],
    payments: [{ date: '2026-03-26' }],
  },
  {
    debtor: '10003',
    date: '2026-03-28',
    lines: [article('FIETS-STAD-01', 1, { unitPrice: 699, unitPriceIncludingVat: true })],
    payments: [{ date: '2026-03-28' }],
  },
  {
    debtor: '10005',
    date: '2026-04-10',
    lines: [article('FIETS-STAD-01', 2, { unitPrice: 560, vatCode: 'VIC' })],
  },
];

export const purchaseInvoices: readonly PurchaseInvoiceEntry[] = [
  {
    creditor: '20001',
    number: 'DK-260318',
    date: '2026-03-18',
    lines: [purchase('7000', 'Stadsfiets, drie versnellingen', 5, 380)],
    payments: [{ date: '2026-04-14', amount: 1500 }],
  },
  {
    creditor: '20003',
    number: 'HW-2026-04',
    date: '2026-04-01',
    description: 'Energie eerste kwartaal',
    lines: [purchase('4110', 'Water en elektra, doorbelast', 1, 134.2)],
    payments: [{ date: '2026-04-09' }],
  },
  {
    creditor: '20004',
    number: 'F-9907',
    date: '2026-04-08',
    lines: [purchase('4220', 'Reparatiestandaard', 1, 149.95, { unitPriceIncludingVat: true })],
  },
];

export const journalEntries: readonly JournalEntryEntry[] = [
  {
    journal: 'KAS',
    document: 'KAS-2026-001',
    description: 'Kas maart',
    date: '2026-03-31',
    processed: '2026-03-31',
    cash: [250, 431.5],
    lines: [
      credit('8000', 'Onderdelen aan de balie', 150, { vatCode: 'VH' }),
      credit('1500', 'Btw hoog', 31.5, { vatCode: 'VH' }),
    ],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-001',
    description: 'Voorraadverschil na telling',
    date: '2026-04-15',
    lines: [debit('7200', 'Telling banden', 44.8), credit('3200', 'Telling banden', 44.8)],
  },
  ...[2024, 2025].map((year) => ({
    journal: 'MEM',
    document: `MEM-${year}-001`,
    description: `Afschrijving inventaris ${year}`,
    date: `${year}-12-31`,
    entered: '2026-03-03',
    processed: '2026-03-03',
    lines: [debit('4710', 'Inventaris', 1250), credit('0205', 'Inventaris', 1250)],
  })),
];

/** The rental company bought most of the bicycles. */
export const history: History = {
  opening: [
    ['0200', 9800],
    ['0205', -4300],
    ['0500', -10_000],
    ['0520', -22_370.4],
    ['1000', 250],
    ['1100', 8120.4],
    ['3200', 18_500],
  ],
  sales: {
    debtor: '10002',
    lines: [
      ['8000', 'Fietsen en onderdelen', 9800],
      ['8220', 'Reparaties', 1400],
    ],
  },
  purchases: { creditor: '20001', lines: [['7000', 'Fietsen', 5900]] },
  payments: [
    ['4000', 'Loon monteur', 2350],
    ['4020', 'Sociale lasten', 420],
    ['4100', 'Huur winkelpand', 990],
    ['4620', 'Bankkosten', 14],
  ],
  season: [60, 70, 110, 140, 150, 130, 110, 90, 100, 90, 70, 80],
};
