import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../contract.ts';
import { refresh } from '../../data/discovery.ts';
import type { Collection } from '../../data/rows.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Check, Context } from '../check.ts';

/** Probe of a list, compared with its known records. */
export type Probe = (known: Collection) => Promise<readonly Issue[]>;

/** Maximum repetitions of a probe on a list that changes. */
const MAX_ATTEMPTS = 4;
/** Required repetitions with the same list before and after. */
const MIN_STABLE = 2;

/**
 * Reports findings that a probe repeats after the list was read again: others may have written meanwhile. What several responses
 * show together counts only if the list is the same before and after.
 */
export async function reportReproducible(session: Session, collection: Collection, probe: Probe): Promise<void> {
  const rules = new Set((await probe(collection)).map(({ rule }) => rule));
  let stable = 0;
  for (let attempt = 1; rules.size > 0 && attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = await refresh(session, collection);
    const issues = before ? (await probe(before)).filter(({ rule }) => rules.has(rule)) : [];
    if (!before || issues.length === 0) return;
    // Only another look shows a record that came and went meanwhile.
    if (isUnchanged(before, await refresh(session, collection))) stable += 1;
    const isStable = stable >= MIN_STABLE;
    if (!isStable && attempt < MAX_ATTEMPTS) continue;
    session.report(...issues.filter(({ exchanges }) => isStable || exchanges?.length === 1));
    return;
  }
}

const isUnchanged = ({ total, rows }: Collection, after: Collection | undefined): boolean =>
  after?.total === total && isDeepStrictEqual(after.rows, rows);

export function createListCheck(
  name: string,
  run: (collection: Collection, context: Context) => Promise<unknown>,
  appliesTo: (operation: Operation) => boolean = () => true,
): Check {
  return {
    name,
    appliesTo: (operation) => operation.kind === 'list' && appliesTo(operation),
    async run({ path }, context) {
      const collection = context.inventory.getCollection(path);
      if (collection) await run(collection, context);
    },
  };
}

/** Creates a check of several responses together. @param plan lists independent probes. */
export const createProbeCheck = (
  name: string,
  plan: (collection: Collection, context: Context) => readonly Probe[] | Promise<readonly Probe[]>,
  appliesTo?: (operation: Operation) => boolean,
): Check =>
  createListCheck(
    name,
    async (collection, context) => {
      const probes = await plan(collection, context);
      await Promise.all(probes.map((probe) => reportReproducible(context.session, collection, probe)));
    },
    appliesTo,
  );
