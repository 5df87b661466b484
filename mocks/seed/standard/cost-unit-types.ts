import type { CodeEntry } from '../entry-types.ts';

/** The cost unit types of every company. */
export const costUnitTypes: readonly CodeEntry[] = [
  ['PROJECT', 'Project'],
  ['PRODUCT', 'Productgroep'],
  ['OPDRACHT', 'Opdracht van een klant'],
];
