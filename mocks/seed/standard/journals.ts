import type { Fields } from '../contract-types.ts';

/** The journals of every company; that of a cash register with the number of its account. */
export const journals: readonly (readonly [
  code: string,
  description: string,
  type: Fields<'Journal'>['type'],
  account: string | null,
])[] = [
  ['MEM', 'Memoriaal', 'M', null],
  ['KAS', 'Kas', 'K', '1000'],
  ['LOON', 'Loonjournaal', 'M', null],
];
