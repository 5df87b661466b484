import { type Change, IMPACTS, type Impact, type Place, type PlacedDifference, quote } from './change.ts';
import { OTHER_TEXT } from './compare-schemas.ts';

/** A difference with the resource of its operation. */
export interface Occurrence extends PlacedDifference {
  readonly resource: string;
}

const PLACES: readonly Place[] = ['requests', 'responses', 'parameters', 'orderby', 'fields', 'errors'];

/** Joins the occurrences of each change, breaks first. */
export function joinChanges(occurrences: readonly Occurrence[]): readonly Change[] {
  const isText = ({ words }: Occurrence): boolean => words === OTHER_TEXT.words;
  const fields = Map.groupBy(
    occurrences.filter((each) => !isText(each)),
    ({ resource, path, words }) => JSON.stringify([resource, path, words]),
  );
  const inFields = [...fields.values()].map(joinPlaces);
  const same = Map.groupBy(inFields, ({ resources: _, paths: __, ...what }) => JSON.stringify(what));
  const changes = [...same.values()].flatMap((group) =>
    joinBy(joinBy(group, 'resources', 'paths'), 'paths', 'resources'),
  );
  const texts = occurrences.filter(isText).map(({ resource }) => resource);
  const { impact, words, advice } = OTHER_TEXT;
  const others = { places: [], compatible: [], paths: [], resources: [...new Set(texts)] };
  const all = [...changes, { impact, words, advice, ...others }];
  const listed = all.filter(({ resources }) => resources.length > 0);
  return listed.toSorted((left, right) => IMPACTS.indexOf(left.impact) - IMPACTS.indexOf(right.impact));
}

/** Joins what differs in a field in several places: the worst impact, and what to do there. */
function joinPlaces(group: readonly Occurrence[]): Change {
  const { resource, path, words } = group[0] as Occurrence;
  const impact = IMPACTS.find((each) => group.some((one) => one.impact === each)) as Impact;
  const worst = group.filter((each) => each.impact === impact);
  const advice = [...new Set(worst.map((each) => each.advice))].filter(Boolean).join(' ');
  const list = (some: readonly Occurrence[]): readonly Place[] =>
    PLACES.filter((place) => some.some((each) => each.place === place));
  const places = list(impact === 'major' ? worst : group);
  const compatible = list(group).filter((place) => !places.includes(place));
  return { impact, resources: [resource], paths: [path], places, compatible, words, advice };
}

/** Joins changes that have the same `key`: the fields of a resource, or the resources with the same fields. */
function joinBy(changes: readonly Change[], key: 'resources' | 'paths', other: 'resources' | 'paths'): Change[] {
  const groups = Map.groupBy(changes, (change) => JSON.stringify(change[key]));
  return [...groups.values()].map((group) => ({
    ...(group[0] as Change),
    [other]: [...new Set(group.flatMap((change) => change[other]))],
  }));
}

/** Lines of a report before its additions and remarks are joined, and names on one line. */
const MAX_LINES = 40;
const MAX_NAMES = 6;

/**
 * Joins the additions and remarks of one kind, such as other patterns, when there are more changes than a screen has lines.
 * Each break keeps its line.
 */
function joinKinds(changes: readonly Change[]): readonly Change[] {
  const toKind = ({ words }: Change): string => words.replaceAll(/`[^`]*`|\d+/g, '…');
  const groups = Map.groupBy(changes, (change) =>
    JSON.stringify(change.impact === 'major' ? change : [change.impact, toKind(change), change.advice]),
  );
  return [...groups.values()].map((group) => {
    const first = group[0] as Change;
    const unite = (key: 'resources' | 'paths') => [...new Set(group.flatMap((change) => change[key]))];
    const words = group.every((change) => change.words === first.words) ? first.words : toKind(first);
    const places = PLACES.filter((place) => group.some((change) => change.places.includes(place)));
    return { ...first, words, places, resources: unite('resources'), paths: unite('paths') };
  });
}

/** A change without its resources. */
export function printFieldChange(
  { paths, words, places, compatible, advice }: Omit<Change, 'resources'>,
  maxNames = Number.POSITIVE_INFINITY,
): string {
  const isPath = paths.every((path) => path.includes(' /'));
  const fields = printSome(paths.map(quote), isPath ? MAX_NAMES : maxNames);
  const others = compatible.length > 0 ? `; compatible in ${compatible.join(', ')}` : '';
  const where = places.length > 0 ? ` (${places.join(', ')}${others})` : '';
  return `${fields && `${fields}: `}${words}${where}.${advice && ` ${advice}`}`;
}

const printSome = (names: readonly string[], max = MAX_NAMES): string =>
  names.length > max + 1 ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ');

export const LABELS: Readonly<Record<Impact, readonly [label: string, one: string, several: string]>> = {
  major: ['BREAKING', 'breaking change', 'breaking changes'],
  minor: ['addition', 'addition', 'additions'],
  patch: ['remark', 'remark', 'remarks'],
};

/** Prints how many changes there are, and a line for each. */
export const printChanges = (changes: readonly Change[]): string =>
  `${countChanges(changes)}\n\n${changes.map((change) => printChange(change)).join('\n')}`;

/** Prints the changes for a screen. */
export function printSummary(changes: readonly Change[]): string {
  if (changes.length <= MAX_LINES) return printChanges(changes);
  const lines = joinKinds(changes).map((change) =>
    printChange(change, change.impact === 'major' ? undefined : MAX_NAMES),
  );
  return `${countChanges(changes)}\n\n${lines.join('\n')}\n\nAdditions and remarks of one kind are joined. Each on a line: --full`;
}

/** Prints how many changes there are of each impact. */
export function countChanges(changes: readonly Change[]): string {
  const counts = IMPACTS.map((impact) => {
    const { length } = changes.filter((change) => change.impact === impact);
    return `${length} ${LABELS[impact][length === 1 ? 1 : 2]}`;
  });
  return counts.join(', ');
}

const printChange = (change: Change, maxNames?: number): string =>
  `${LABELS[change.impact][0].padEnd(8)}  ${printSome(change.resources)}: ${printFieldChange(change, maxNames)}`;
