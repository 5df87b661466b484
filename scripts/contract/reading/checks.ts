import type { Check } from '../check.ts';

export const readingChecks: readonly Check[] = [];
