import type { History } from '../../entry-types.ts';

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
