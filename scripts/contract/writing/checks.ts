import type { Check } from '../check.ts';

export const writingChecks: readonly Check[] = [];
