import { credit, debit, type JournalEntryEntry } from '../../company.ts';

export const journalEntries: readonly JournalEntryEntry[] = [
  {
    journal: 'MEM',
    document: 'MEM-2026-001',
    description: 'Afschrijving januari',
    date: '2026-01-31',
    entered: '2026-03-02',
    lines: [debit('4740', 'Afschrijving', 250), credit('0125', 'Afschrijving', 250)],
  },
  {
    journal: 'KAS',
    document: 'KAS-2026-001',
    description: 'Kas week 10',
    date: '2026-03-06',
    processed: '2026-03-06',
    cash: [150, 212.5],
    lines: [
      credit('8010', 'Kaas aan de deur', 74.31, { vatCode: 'VL' }),
      credit('1501', 'Btw laag', 6.69, { vatCode: 'VL' }),
      debit('4530', 'Postzegels', 18.5),
    ],
  },
  {
    journal: 'KAS',
    document: 'KAS-2026-002',
    description: 'Kas week 11',
    date: '2026-03-13',
    processed: '2026-03-16',
    cash: [212.5, 257.5],
    lines: [
      credit('8200', 'Kaasmarkt Voorbeeldstad', 500, { costUnit: 'KAAS', vatCode: 'VL' }),
      credit('1501', 'Btw laag', 45, { vatCode: 'VL' }),
      debit('2000', 'Afstorting bij de bank', 500),
    ],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-002',
    description: 'Verzekering, dubbel ingevoerd',
    date: '2026-03-16',
    processed: '2026-03-17',
    deleted: '2026-03-18',
    lines: [debit('4610', 'Premie', 822), credit('1800', 'Premie', 822)],
  },
  {
    journal: 'KAS',
    document: 'KAS-2026-003',
    description: 'Kas week 12',
    date: '2026-03-20',
    processed: '2026-03-23',
    cash: [257.5, 344.48],
    lines: [
      credit('1300', 'Contant betaald: factuur 20260008', 101.98, { debtor: '10018', invoiceNumber: '20260008' }),
      debit('4500', 'Bonrollen', 12.4, { vatCode: 'IH' }),
      debit('1520', 'Btw hoog', 2.6, { vatCode: 'IH' }),
    ],
  },
  {
    journal: 'LOON',
    document: 'LOON-2026-003',
    description: 'Reservering vakantiegeld maart',
    date: '2026-03-31',
    processed: '2026-04-01',
    lines: [debit('4010', 'Vakantiegeld 8%', 530.72), credit('1720', 'Vakantiegeld 8%', 530.72)],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-003',
    description: 'Nog te ontvangen: accountant eerste kwartaal',
    date: '2026-03-31',
    processed: '2026-04-02',
    lines: [
      debit('4600', 'Accountant eerste kwartaal', 300, { creditor: '20008' }),
      credit('1800', 'Accountant eerste kwartaal', 300, { creditor: '20008' }),
    ],
  },
  {
    journal: 'KAS',
    document: 'KAS-2026-004',
    description: 'Kas week 15',
    date: '2026-04-10',
    cash: [344.48, 415.38],
    lines: [
      credit('8010', 'Kaas aan de deur', 66.06, { vatCode: 'VL' }),
      credit('1501', 'Btw laag', 5.94, { vatCode: 'VL' }),
      debit('4910', 'Kasverschil', 1.1),
    ],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-004',
    description: 'Betalingsverschil factuur 20260011',
    date: '2026-04-13',
    processed: '2026-04-13',
    lines: [
      debit('4930', 'Betalingsverschil', 0.05),
      credit('1300', 'Betalingsverschil', 0.05, { debtor: '10015', invoiceNumber: '20260011' }),
    ],
  },
  {
    journal: 'MEM',
    document: 'MEM-2026-005',
    description: 'Voorraadmutatie eerste kwartaal',
    date: '2026-04-15',
    lines: [
      debit('3100', 'Gereed product', 1840),
      credit('7300', 'Gereed product', 1610, { costUnit: 'KAAS' }),
      credit('7300', 'Gereed product', 230, { costUnit: 'ZUIVEL' }),
    ],
  },
  {
    journal: 'MEM',
    document: 'MEM-2024-001',
    description: 'Afschrijvingen 2024',
    date: '2024-12-31',
    entered: '2026-03-03',
    processed: '2026-03-03',
    lines: depreciation(),
  },
  {
    journal: 'MEM',
    document: 'MEM-2025-001',
    description: 'Afschrijvingen 2025',
    date: '2025-12-31',
    entered: '2026-03-03',
    processed: '2026-03-03',
    lines: depreciation(),
  },
];

/** A year of it, which is the same in each year. */
function depreciation() {
  return [
    debit('4700', 'Software', 1600),
    credit('0055', 'Software', 1600),
    debit('4710', 'Inventaris', 1800),
    credit('0205', 'Inventaris', 1800),
    debit('4720', 'Vervoermiddelen', 3200),
    credit('0305', 'Vervoermiddelen', 3200),
    debit('4730', 'Bedrijfsgebouwen', 8000),
    credit('0115', 'Bedrijfsgebouwen', 8000),
    debit('4740', 'Machines en installaties', 3000),
    credit('0125', 'Machines en installaties', 3000),
  ];
}
