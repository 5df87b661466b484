import type { CodeEntry } from '../entry-types.ts';

/** The payment methods of every company. */
export const paymentMethods: readonly CodeEntry[] = [
  ['INCASSO', 'Automatische incasso'],
  ['OVERBOEKING', 'Overboeking'],
  ['PIN', 'Pinbetaling'],
  ['CONTANT', 'Contant'],
  ['ONLINE', 'Online betaling'],
];
