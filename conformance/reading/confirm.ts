import { isDeepStrictEqual } from 'node:util';
import type { Parameter } from '../../mocks/contract/model.ts';
import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Exchange, Fault } from '../exchange.ts';
import { type Collection, lookAgain } from '../found.ts';
import type { Session } from '../session.ts';

/** Something that looks wrong, with the requests that show it; the last of them is the one that is wrong. */
export interface Finding extends Fault {
  readonly exchanges: readonly [Exchange, ...Exchange[]];
}

/** Tries something on a list, and says what looks wrong. It compares with the records that the list is given with. */
export type Trial = (collection: Collection) => Promise<readonly Finding[]>;

/** How often a trial is made again on a list that changes meanwhile. */
const patience = 3;

/**
 * Reports what a trial finds, if it finds it again, right after a new look at the list: somebody else may have written
 * since the first one. What several answers show together counts only when the list is the same before and after them.
 */
export async function confirm(session: Session, collection: Collection, trial: Trial): Promise<void> {
  const rules = new Set((await trial(collection)).map(({ rule }) => rule));
  let tries = 0;
  while (rules.size > 0 && tries < patience) {
    tries += 1;
    const { findings, isSame } = await again(session, collection, trial);
    const confirmed = findings.filter(({ rule }) => rules.has(rule));
    if (!isSame && confirmed.length > 0 && tries < patience) continue;
    for (const { rule, message, exchanges } of confirmed) {
      if (isSame || exchanges.length === 1) session.violate({ rule, message }, ...exchanges);
    }
    return;
  }
}

interface Again {
  readonly findings: readonly Finding[];
  /** Whether nothing was written meanwhile, as far as the first records show. */
  readonly isSame: boolean;
}

async function again(session: Session, collection: Collection, trial: Trial): Promise<Again> {
  const before = await lookAgain(session, collection);
  const findings = before ? await trial(before) : [];
  if (!before || findings.length === 0) return { findings, isSame: true };
  return { findings, isSame: isUnchanged(before, await lookAgain(session, collection)) };
}

const isUnchanged = ({ total, rows }: Collection, after: Collection | undefined): boolean =>
  after?.total === total && isDeepStrictEqual(after.rows, rows);

/** A check of lists. One that could not be read has nothing to check; `reachable.ts` says so. */
export function listCheck(
  name: string,
  run: (collection: Collection, context: Context) => Promise<unknown>,
  appliesTo: (operation: Operation) => boolean = () => true,
): Check {
  return {
    name,
    appliesTo: (operation) => operation.kind === 'list' && appliesTo(operation),
    async run({ path }, context) {
      const collection = context.found.at(path);
      if (collection) await run(collection, context);
    },
  };
}

/** Tries a parameter of its own on a list. */
export type SpecialTrial = (session: Session, known: Collection, parameter: Parameter) => Promise<readonly Finding[]>;
