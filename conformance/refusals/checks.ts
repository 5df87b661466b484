import type { Check } from '../check.ts';
import { needsWrite } from './needs-write.ts';
import { otherParent } from './other-parent.ts';
import { readingRefusals } from './reading.ts';
import { authorizeCheck } from './sign-in.ts';

/** What a server must refuse, as far as it can be tried by reading alone. Refused writes belong to the writing checks. */
export const refusalChecks: readonly Check[] = [...readingRefusals, otherParent, authorizeCheck, needsWrite];
