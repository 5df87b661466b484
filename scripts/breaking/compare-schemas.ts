import type { Schema } from '../../contract/document.ts';
import type { Branch, BranchReader } from './branches.ts';
import { createAddition, createBreak, createRemark, type Difference, within } from './change.ts';
import { compareScalars } from './compare-scalars.ts';
import { pairBranches } from './pair-branches.ts';
import { compareOthers, createTurn, type Direction, listTexts, rateShift, type Shift } from './shifts.ts';

type AnySchema = Schema | boolean;

/** Compares a schema of the base with one of the revision. */
export type CompareSchemas = (before: AnySchema, after: AnySchema, direction: Direction) => readonly Difference[];

/** Difference that only readers and programs of this repository see. */
export const OTHER_TEXT: Difference = createRemark('other texts, examples or keywords');

/** Creates a function that compares the schemas of two documents. */
export function createSchemaComparer(base: BranchReader, revision: BranchReader): CompareSchemas {
  const cache = new Map<Direction, Map<AnySchema, Map<AnySchema, readonly Difference[]>>>();

  const compare: CompareSchemas = (before, after, direction) => {
    const byAfter = getOrCreate(getOrCreate(cache, direction), before);
    const cached = byAfter.get(after);
    if (cached) return cached;
    // A schema that contains itself has no further difference there.
    byAfter.set(after, []);
    const [from, to] = [base.write(before), revision.write(after)].map(listTexts);
    const texts = JSON.stringify(from) === JSON.stringify(to) ? [] : [OTHER_TEXT];
    const differences = [...compareAlternatives(before, after, direction), ...texts];
    byAfter.set(after, differences);
    return differences;
  };

  function compareAlternatives(before: AnySchema, after: AnySchema, direction: Direction): readonly Difference[] {
    const [from, to] = [base.read(before), revision.read(after)];
    const { pairs, removed, added } = pairBranches(from.branches, to.branches, base, revision);
    const shifts: Shift[] = [];
    const isAny = [...from.branches, ...to.branches].some(({ type }) => type === undefined);
    if (from.isNullable !== to.isNullable && !isAny) {
      const words = to.isNullable ? 'never null → can be null' : 'can be null → never null';
      shifts.push(createTurn(words, from.isNullable, ['Send a value instead of null.', 'Expect null.']));
    }
    if (removed.length > 0 || added.length > 0) {
      const words = `${list(from.branches, base)} → ${list(to.branches, revision)}`;
      const advice = ['Send one of those.', 'Expect each of those.'] as const;
      shifts.push({ isNarrower: removed.length > 0, isWider: added.length > 0, words, advice });
    }
    const inPairs = pairs.map(([left, right]) => ({
      tag: revision.getTag(right),
      differences: compareBranches(left, right, direction),
    }));
    return [...shifts.map((shift) => rateShift(shift, direction)), ...joinPairs(inPairs)];
  }

  function compareBranches(before: Branch, after: Branch, direction: Direction): readonly Difference[] {
    const others = compareOthers(before, after, [base.toText, revision.toText]);
    const isOther = before.type && after.type && toKind(before) !== toKind(after);
    return [
      ...compareScalars(before, after, direction),
      ...(isOther ? [] : others.map((shift) => rateShift(shift, direction))),
      ...(isOther ? [] : compareFields(before, after, direction)),
      ...(before.type === 'array' && after.type === 'array' ? compareItems(before, after, direction) : []),
    ];
  }

  /** Compares what is in a list. A filter is a list of values of its field. */
  const compareItems = (before: Branch, after: Branch, direction: Direction) =>
    within(direction === 'parameter' ? '' : '[]', compare(before.items ?? true, after.items ?? true, direction));

  function compareFields(before: Branch, after: Branch, direction: Direction): readonly Difference[] {
    if (before.type !== 'object' && after.type !== 'object') return [];
    const names = new Set(
      [before, after].flatMap(({ properties = {}, required = [] }) => [...Object.keys(properties), ...required]),
    );
    const fields = [...names].flatMap((name) => {
      // A field that neither describes can be required.
      const any = before.properties?.[name] || after.properties?.[name] ? undefined : true;
      const [from, to] = [before, after].map(({ properties, required = [] }, side) => {
        const schema = properties?.[name] ?? any;
        const { readOnly, writeOnly } = (side === 0 ? base : revision).write(schema ?? true);
        const isHidden = (direction === 'response' ? writeOnly : readOnly) === true;
        return { schema, isUsed: schema !== undefined && !isHidden, isRequired: required.includes(name) };
      }) as [Field, Field];
      const inner = from.isUsed && to.isUsed ? compare(from.schema ?? true, to.schema ?? true, direction) : [];
      return within(name, [...rateField(from, to, direction), ...inner]);
    });
    const [from, to] = [getRest(before), getRest(after)];
    if (from !== false && to !== false) return [...fields, ...within('*', compare(from, to, direction))];
    if (from === to) return fields;
    const words = to === false ? 'other fields accepted → rejected' : 'other fields rejected → accepted';
    const turn = createTurn(words, to === false, ['Send only fields of the contract.', '']);
    return [...fields, rateShift({ ...turn, isExpected: true }, direction)];
  }

  return compare;
}

function getOrCreate<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const inner = map.get(key) ?? new Map<Inner, Value>();
  map.set(key, inner);
  return inner;
}

const toKind = ({ type }: Branch): string | undefined => (type === 'integer' ? 'number' : type);

const list = (branches: readonly Branch[], reader: BranchReader): string =>
  branches.map((branch) => reader.getTag(branch) ?? reader.getName(branch) ?? branch.type).join(' or ') || 'nothing';

interface Field {
  readonly schema: AnySchema | undefined;
  /** False for a field that is missing, for one that clients never send, and for one that they never receive. */
  readonly isUsed: boolean;
  readonly isRequired: boolean;
}

function rateField(from: Field, to: Field, direction: Direction): readonly Difference[] {
  const isResponse = direction === 'response';
  const flag = isResponse ? 'write-only' : 'read-only';
  if (from.isUsed && !to.isUsed) return [createBreak(to.schema ? `now ${flag}` : 'removed', 'Do without it.')];
  if (to.isUsed && !from.isUsed) {
    const words = from.schema ? `no longer ${flag}` : 'new';
    return [to.isRequired && !isResponse ? createBreak(words, 'It is required: send it.') : createAddition(words)];
  }
  if (!to.isUsed || from.isRequired === to.isRequired) return [];
  const words = to.isRequired ? 'optional → required' : 'required → optional';
  return [rateShift(createTurn(words, to.isRequired, ['Send it always.', 'Expect that it is missing.']), direction)];
}

/** The schema of the fields without a name; false when there are none. */
function getRest({ additionalProperties, unevaluatedProperties }: Branch): AnySchema {
  const rest = additionalProperties ?? unevaluatedProperties ?? true;
  return typeof rest === 'boolean' ? rest : (rest as Schema);
}

interface InPair {
  readonly tag: string | undefined;
  readonly differences: readonly Difference[];
}

/** Joins the differences of the branches of a union. One that only some branches have names those. */
function joinPairs(pairs: readonly InPair[]): readonly Difference[] {
  const all = pairs.flatMap(({ tag, differences }) => differences.map((difference) => ({ tag, difference })));
  const groups = Map.groupBy(all, ({ difference }) => JSON.stringify(difference));
  return [...groups].map(([text, group]) => {
    const difference = JSON.parse(text) as Difference;
    const tags = group.flatMap(({ tag }) => tag ?? []);
    const isCommon = tags.length === 0 || group.length === pairs.length;
    return isCommon ? difference : { ...difference, words: `${difference.words} where ${tags.join(' or ')}` };
  });
}
