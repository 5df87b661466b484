import type { Check } from '../check.ts';
import { replacing, updating } from './changing.ts';
import { creating } from './creating.ts';
import { wrongMethods } from './methods.ts';
import { refusedWrites } from './refusing.ts';
import { removing } from './removing.ts';
import { tokens } from './tokens.ts';
import { uploading } from './uploading.ts';

/** What writes: to records that the run makes itself, and refusals of it. Their order is that of one operation. */
export const writingChecks: readonly Check[] = [
  creating,
  replacing,
  updating,
  removing,
  uploading,
  refusedWrites,
  wrongMethods,
  tokens,
];
