import type { CodeEntry } from '../entry-types.ts';

/** The approval routes of every company. Whether one is mandatory, its modules say. */
export const approvalRoutes: readonly CodeEntry[] = [
  ['INKOOP', 'Inkoop en directie'],
  ['DIRECTIE', 'Alleen de directie'],
  ['VAST', 'Vaste lasten, boekhouding'],
];
