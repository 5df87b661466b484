import type { OpenApiDocument } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { BuildError } from '../lib/run.ts';
import type { Change } from './change.ts';
import { formatChange, listChanges } from './compare.ts';
import { type Concern, findConcerns, listAdded } from './concern.ts';
import { normalize } from './normalize.ts';
import { CUT, type Exchange, readTraffic } from './traffic.ts';
import { findUsage } from './usage.ts';

/** @throws BuildError when a breaking change breaks the traffic in a file, CliError when it has none. */
export async function checkTraffic(file: string, base: OpenApiDocument, revision: OpenApiDocument): Promise<string> {
  const exchanges = readTraffic(file);
  const changes = (await listChanges(base, revision)).filter(({ impact }) => impact === 'major');
  const rated = rateTraffic(changes, [normalize(base), normalize(revision)], exchanges);
  const report = `${exchanges.length} requests, ${rated.length} breaking changes\n\n${rated.map(formatRated).join('\n')}`;
  if (rated.some(({ verdict }) => verdict === 'BREAKS')) throw new BuildError(report);
  return report;
}

/** A breaking change as the list of changes has it, and what it concerns, worst first. */
export interface RatedChange {
  readonly change: string;
  readonly verdict: 'BREAKS' | 'CHECK' | 'not concerned';
  readonly concerns: readonly Concern[];
}

/** Rates breaking changes of normalized bundles. The same change of all schemas of a record is one. */
export function rateTraffic(
  changes: readonly Change[],
  [base, revision]: readonly [base: OpenApiDocument, revision: OpenApiDocument],
  exchanges: readonly Exchange[],
): readonly RatedChange[] {
  const usages = { base: findUsage(base, exchanges), revision: findUsage(revision, exchanges) };
  const found = changes
    .filter((change) => !isRemoval(change, revision))
    .map((change) => ({ change: formatChange(change), concerns: findConcerns(change, usages) }));
  const rated = [...Map.groupBy(found, ({ change }) => toRecord(change)).values()].map((forms): RatedChange => {
    const concerns = forms.flatMap((form) => form.concerns).toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken));
    const { change = '' } = forms.find((form) => concerns[0] && form.concerns.includes(concerns[0])) ?? forms[0] ?? {};
    const verdict = concerns[0]?.isBroken ? 'BREAKS' : 'CHECK';
    return { change, verdict: concerns.length > 0 ? verdict : 'not concerned', concerns };
  });
  // In the order of the alphabet the worst come first.
  return rated.toSorted((a, b) => a.verdict.localeCompare(b.verdict));
}

/** Checks whether a field is no longer required because it is no longer there, which is a change of its own. */
const isRemoval = ({ property, base, revision }: Change, document: OpenApiDocument): boolean =>
  property === 'required' &&
  listAdded(revision?.value, base?.value).some(
    (name) => !getByPointer(document, `${revision?.pointer.replace(/\/required$/, '')}/properties/${name}`),
  );

/** Names the record in place of its schemas. */
const toRecord = (text: string): string =>
  text.replaceAll(/\b([A-Z]\w*?)(?:WithLines)?(?:Input|Patch|Replacement|ListItem)?\b/g, '$1');

function formatRated({ change, verdict, concerns }: RatedChange): string {
  const lines = [...Map.groupBy(concerns, ({ exchange }) => exchange)].map(([{ sequence, method, path }, own]) => {
    const fields = [...new Set(own.map(describe).filter((text) => text !== ''))].join(', ');
    return `  request ${sequence}, ${method} ${path}${fields && `: ${fields}`}`;
  });
  const more = lines.length > 5 ? [`  and ${lines.length - 5} more`] : [];
  return [`${verdict.padEnd(13)}  ${change}`, ...lines.slice(0, 5), ...more].join('\n');
}

function describe({ side, field, value }: Concern): string {
  const verb = value === undefined ? 'leaves out' : 'sends';
  return field && `${side === 'request' ? verb : 'receives'} ${field}${value === CUT ? ' (perhaps)' : ''}`;
}
