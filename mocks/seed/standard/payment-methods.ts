import type { CodeEntry } from '../company.ts';

/** The payment methods of every company. */
export const paymentMethods: readonly CodeEntry[] = [
  ['INCASSO', 'Automatische incasso'],
  ['OVERBOEKING', 'Overboeking'],
  ['PIN', 'Pinbetaling'],
  ['CONTANT', 'Contant'],
  ['ONLINE', 'Online betaling'],
];
