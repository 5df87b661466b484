import type { Check } from '../check.ts';

export const refusalChecks: readonly Check[] = [];
