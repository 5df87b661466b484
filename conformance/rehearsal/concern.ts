import { Ajv2020 } from 'ajv/dist/2020.js';
import { isJsonObject } from '../../contract/schemas.ts';
import type { Change } from '../../scripts/breaking/change.ts';
import type { Usage, Use } from './usage.ts';

/** The parts of both contracts that the traffic uses. */
export interface Usages {
  readonly base: Usage;
  readonly revision: Usage;
}

type Rule = (change: Change, usages: Usages) => readonly Use[];

/** Finds the uses that a change breaks; none when it does not concern the traffic. */
export function findConcerned(change: Change, usages: Usages): readonly Use[] {
  const { typeName, property = '', kind } = change;
  const rule = [`${typeName}.${property}`, `${typeName}.${kind}`, typeName].map((name) => RULES[name]).find(Boolean);
  return (rule ?? findUsed)(change, usages);
}

const getPointer = ({ base, revision, property = '' }: Change): string => {
  // A side that lacks the keyword has the pointer of its parent.
  const pointers = [base?.pointer, revision?.pointer].filter((pointer) => pointer !== undefined);
  const pointer = pointers.find((candidate) => candidate.endsWith(`/${property}`)) ?? pointers[0] ?? '';
  return property !== '' && pointer.endsWith(`/${property}`) ? pointer.slice(0, -property.length - 1) : pointer;
};

const isPresent = ({ value }: Use): boolean => value !== undefined;
const isAbsent = ({ value }: Use): boolean => value === undefined;

const findExact = (usage: Usage, pointer: string): readonly Use[] => usage.get(pointer) ?? [];

/** The uses of a part, or of the nearest part around it that is used by itself. */
function findNearest(usage: Usage, pointer: string): readonly Use[] {
  if (pointer === '' || pointer === '#') return [];
  return usage.get(pointer) ?? findNearest(usage, pointer.slice(0, pointer.lastIndexOf('/')));
}

/** What was removed or changed, and is used: what was never there was never used. */
const findUsed: Rule = (change, { base }) => findExact(base, getPointer(change)).filter(isPresent);

/** Uses of a modified part. It may have been a component before, which other parts still use. */
function findModified(change: Change, { base, revision }: Usages): readonly Use[] {
  const uses = findExact(base, getPointer(change));
  const pointer = change.revision && getPointer({ ...change, base: change.revision });
  if (pointer === undefined || pointer === getPointer(change)) return uses;
  const later = findExact(revision, pointer);
  const isSame = (use: Use) => (other: Use) => other.exchange === use.exchange && other.field === use.field;
  return uses.filter((use) => later.some(isSame(use)));
}

const findSignIns: (path: string) => Rule =
  (path) =>
  (_change, { base }) =>
    findExact(base, `#/paths/~1connect~1${path}`);

/** By the type of the changed part, with its keyword or with what happened to it. For others it is what is used. */
const RULES: Readonly<Record<string, Rule>> = {
  // A name of clients and documents, which no request has.
  'Operation.operationId': () => [],
  'AuthorizationCode.authorizationUrl': findSignIns('authorize'),
  'AuthorizationCode.tokenUrl': findSignIns('token'),
  'AuthorizationCode.refreshUrl': findSignIns('token'),
  'Parameter.added': (change, { revision }) => findExact(revision, getPointer(change)).filter(isAbsent),
  'Parameter.required': (change, { revision }) => findExact(revision, getPointer(change)).filter(isAbsent),
  'MediaType.key': (change, usages) => findUsed({ ...change, property: '' }, usages),
  'SecurityRequirement.added': (change, { revision }) => findNearest(revision, getPointer(change)),
  'Schema.modified': (change, usages) =>
    findModified(change, usages).flatMap((use) =>
      use.side === 'request' ? judgeSent(change, use) : judgeReceived(change, use),
    ),
};

const listAdded = (before: unknown, after: unknown): readonly string[] =>
  ((after ?? []) as readonly string[]).filter((name) => !((before ?? []) as readonly string[]).includes(name));

/** Names the fields of an object that a rule is about. */
const toFields = (use: Use, names: readonly string[]): readonly Use[] =>
  names.map((name) => ({ ...use, field: use.field === '' ? name : `${use.field}.${name}` }));

const countDecimals = (value: unknown): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Keywords that JSON Schema does not have, by whether what was sent is treated in another way. */
const SENT: Readonly<Record<string, (value: unknown, after: unknown) => boolean>> = {
  default: (value) => value === undefined,
  'x-default': (value) => value === undefined,
  readOnly: (value) => value !== undefined,
  'x-read-only': (value) => value !== undefined,
  'x-unique': (value) => value !== undefined && value !== null,
  'x-check-digits': (value) => value !== undefined && value !== null,
  'x-scale': (value, after) => value !== undefined && countDecimals(value) > Number(after ?? 0),
};

function judgeSent({ property = '', base, revision }: Change, use: Use): readonly Use[] {
  const { value } = use;
  const after = revision?.value;
  const isChanged = SENT[property];
  if (isChanged) return isChanged(value, after) ? [use] : [];
  if (value === undefined) return [];
  if (property !== 'required') return isAccepted(property, after, value) ? [] : [use];
  const missing = listAdded(base?.value, after).filter((name) => isJsonObject(value) && !(name in value));
  return toFields(use, missing);
}

/** Limits, by whether a higher value allows more. */
const LIMITS: Readonly<Record<string, boolean>> = {
  maximum: true,
  maxLength: true,
  maxItems: true,
  minimum: false,
  minLength: false,
  minItems: false,
};

/** Keywords that say nothing about what a client receives. */
const NOT_RECEIVED = new Set([
  'default',
  'x-default',
  'readOnly',
  'x-read-only',
  'x-unique',
  'x-check-digits',
  'pattern',
]);

/** A client must expect what it did not expect before. */
function judgeReceived({ property = '', base, revision }: Change, use: Use): readonly Use[] {
  const [before, after] = [base?.value, revision?.value];
  if (NOT_RECEIVED.has(property)) return [];
  if (property === 'required') {
    const optional = listAdded(after, before).filter((name) => isJsonObject(use.value) && name in use.value);
    return toFields(use, optional);
  }
  const isHigher = LIMITS[property];
  const isNarrowed =
    isHigher === undefined
      ? property === 'x-scale' && countDecimals(use.value) <= Number(after ?? 0)
      : after !== undefined && (before === undefined || isHigher === Number(after) < Number(before));
  const isSubset = ['enum', 'type'].includes(property) && listAdded([before].flat(), [after].flat()).length === 0;
  return isNarrowed || isSubset ? [] : [use];
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Whether a keyword of JSON Schema accepts a value; false for one that is not known. */
function isAccepted(keyword: string, limit: unknown, value: unknown): boolean {
  if (limit === undefined) return true;
  return ajv.getKeyword(keyword) !== false && ajv.validate({ [keyword]: limit }, value) === true;
}
