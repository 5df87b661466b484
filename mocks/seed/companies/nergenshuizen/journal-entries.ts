import type { JournalEntryEntry } from '../../entry-types.ts';
import { credit, debit } from '../../lines.ts';

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
