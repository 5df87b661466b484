import type { History } from '../../company.ts';

/** The supermarket bought every month; milk cost the most. */
export const history: History = {
  opening: [
    ['0050', 12_000],
    ['0055', -8000],
    ['0110', 320_000],
    ['0115', -96_000],
    ['0120', 85_000],
    ['0125', -41_000],
    ['0200', 18_000],
    ['0205', -9500],
    ['0300', 32_000],
    ['0305', -14_000],
    ['0400', 2500],
    ['0500', -18_000],
    ['0520', -233_650.75],
    ['0710', -190_000],
    ['1000', 150],
    ['1100', 42_350.75],
    ['1110', 25_000],
    ['3000', 6400],
    ['3010', 2150],
    ['3050', 38_500],
    ['3100', 21_300],
    ['3200', 4800],
  ],
  sales: {
    debtor: '10004',
    lines: [
      ['8010', 'Kaas van de maand', 21_800],
      ['8000', 'Planken en messen', 450],
    ],
  },
  purchases: { creditor: '20001', lines: [['7010', 'Melk van de maand', 9600]] },
  payments: [
    ['4000', 'Lonen', 6200],
    ['4020', 'Sociale lasten', 1150],
    ['0710', 'Aflossing hypotheek', 1500],
    ['9100', 'Rente hypotheek', 640],
    ['4620', 'Bankkosten', 18.5],
    ['9900', 'Voorlopige aanslag vennootschapsbelasting', 700],
  ],
  season: [85, 85, 95, 105, 105, 95, 90, 85, 95, 105, 120, 135],
};
