import type { Fields } from '../contract-types.ts';

/** The journals of every company; those of cash registers and banks with the number of their account. */
export const journals: readonly (readonly [
  code: string,
  description: string,
  type: Fields<'Journal'>['type'],
  account: string | null,
])[] = [
  ['MEM', 'Memoriaal', 'M', null],
  ['KAS', 'Kas', 'K', '1000'],
  ['LOON', 'Loonjournaal', 'M', null],
  ['VRK', 'Verkoop', 'V', null],
  ['INK', 'Inkoop', 'I', null],
  ['BNK', 'Bank', 'B', '1100'],
  ['SPA', 'Spaarrekening', 'B', '1110'],
  ['GIRO', 'Girorekening', 'B', '1150'],
];
