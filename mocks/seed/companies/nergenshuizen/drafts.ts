import type { DraftEntry } from '../../entry-types.ts';
import { article, onAccount, sale, text } from '../../lines.ts';

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
