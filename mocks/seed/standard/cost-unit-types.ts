import type { CodeEntry } from '../company.ts';

/** The cost unit types of every company. */
export const costUnitTypes: readonly CodeEntry[] = [
  ['PROJECT', 'Project'],
  ['PRODUCT', 'Productgroep'],
  ['OPDRACHT', 'Opdracht van een klant'],
];
