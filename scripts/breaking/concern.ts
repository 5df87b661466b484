import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkDigitsKeyword } from '../../contract/check-digits-keyword.ts';
import { isJsonObject } from '../../contract/schemas.ts';
import type { Change, Side } from './change.ts';
import { CUT } from './traffic.ts';
import { toFieldUse, type Usage, type Use } from './usage.ts';

/** A use that a change concerns: broken when the new contract rejects what was sent, and otherwise to be checked. */
export interface Concern extends Use {
  readonly isBroken: boolean;
}

type Usages = Readonly<Record<'base' | 'revision', Usage>>;
type Find = (change: Change, usages: Usages) => readonly Use[];

/** Finds the uses that a change concerns; none when it does not concern the traffic. */
export function findConcerns(change: Change, usages: Usages): readonly Concern[] {
  const { typeName, property = '', kind } = change;
  const judge = (use: Use) => (use.side === 'request' ? judgeSent : judgeReceived)(change, use);
  if (typeName === 'Schema' && kind === 'modified') return findModified(change, usages).flatMap(judge);
  const find = FINDERS[`${typeName}.${property}`] ?? FINDERS[`${typeName}.${kind}`] ?? FINDERS[typeName];
  // An administration, or a server, decides about the others.
  const isCertain = (find !== undefined || kind !== 'added') && !['x-module', 'style', 'explode'].includes(property);
  const uses = (find ?? (kind === 'added' ? findAround : findUsed))(change, usages);
  return uses.map((use) => toConcern(use, isCertain && use.side === 'request'));
}

const toConcern = (use: Use, isBroken: boolean): Concern => ({ ...use, isBroken: isBroken && use.value !== CUT });

/** Pointer of the changed part on one side, which has it already when it lacks the modified keyword. */
const getPointer = ({ property = '' }: Change, { pointer }: Side = { pointer: '' }): string =>
  pointer.endsWith(`/${property}`) ? pointer.slice(0, -property.length - 1) : pointer;

const isPresent = ({ value }: Use): boolean => value !== undefined;

const findUsed: Find = (change, { base }) => (base.get(getPointer(change, change.base)) ?? []).filter(isPresent);
const findMissing: Find = (change, { revision }) =>
  (revision.get(getPointer(change, change.revision)) ?? []).filter((use) => !isPresent(use));
const findAround: Find = (change, { revision }) => findNearest(revision, getPointer(change, change.revision));
const findAll: Find = (_change, { base }) => base.get('#') ?? [];

/** The uses of a part, or of the nearest part around it. */
const findNearest = (usage: Usage, pointer: string): readonly Use[] =>
  usage.get(pointer) ?? (pointer.includes('/') ? findNearest(usage, pointer.slice(0, pointer.lastIndexOf('/'))) : []);

/** By the type of the changed part, with its keyword or with what happened to it. */
const FINDERS: Readonly<Record<string, Find>> = {
  // A name of clients and documents, which no request has.
  'Operation.operationId': () => [],
  'Parameter.added': findMissing,
  'Parameter.required': findMissing,
  'SecurityRequirement.added': findAround,
  AuthorizationCode: findAll,
  SecurityScheme: findAll,
  Server: findAll,
};

/** Uses of a modified part. It may have been a component before, which other parts still use. */
const findModified: Find = (change, { base, revision }) => {
  const before = getPointer(change, change.base);
  const pointer = getPointer(change, change.revision);
  const uses = base.get(before) ?? [];
  if (pointer === before) return uses;
  const later = new Set(revision.get(pointer)?.map(({ exchange, field }) => `${exchange.sequence} ${field}`));
  return uses.filter(({ exchange, field }) => later.has(`${exchange.sequence} ${field}`));
};

export const listAdded = (before: unknown = [], after: unknown = []): readonly string[] =>
  [after].flat().filter((name): name is string => ![before].flat().includes(name));

function judgeSent({ property = '', base, revision }: Change, use: Use): readonly Concern[] {
  const { value } = use;
  const after = revision?.value;
  if (property.endsWith('default')) return value === undefined || value === CUT ? [toConcern(use, false)] : [];
  if (value === undefined || after === undefined) return [];
  if (property === 'readOnly') return [toConcern(use, true)];
  if (property === 'required' && (value === CUT || isJsonObject(value))) {
    const fields = listAdded(base?.value, after).map((name) => toFieldUse(use, name));
    return fields.filter((field) => !isPresent(field) || value === CUT).map((field) => toConcern(field, true));
  }
  // A value that was rejected before is no worse off.
  if (accepts(property, base?.value, value) === false) return [];
  const isAccepted = accepts(property, after, value);
  return (isAccepted ?? value === null) ? [] : [toConcern(use, isAccepted === false)];
}

/** Undefined for a value that was cut off, for a keyword with a schema, and for one that depends on others. */
function accepts(keyword: string, limit: unknown, value: unknown): boolean | undefined {
  const isDecidable = ajv.getKeyword(keyword) && !keyword.endsWith('Properties') && !isJsonObject(limit);
  return isDecidable && value !== CUT ? ajv.validate({ [keyword]: limit }, value) : undefined;
}

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
const hasScale = (scale: number, value: unknown): boolean => !new RegExp(`\\.\\d{${scale + 1}}`).test(String(value));
ajv.addKeyword(checkDigitsKeyword).addKeyword({ keyword: 'x-scale', validate: hasScale });

/** A client must expect what it did not expect before; what is less than before it does. */
function judgeReceived({ property = '', base, revision }: Change, use: Use): readonly Concern[] {
  const [before, after] = [base?.value, revision?.value];
  const isSentOnly = /default$|read-?only$|^x-unique$|^x-check-digits$|^pattern$/i.test(property);
  const isSubset = /^(enum|type)$/.test(property) && listAdded(before, after).length === 0;
  const rise = Number(after) - Number(before ?? after);
  const isTighter = /^(max|x-scale)/.test(property) ? rise <= 0 : property.startsWith('min') && rise >= 0;
  if (isSentOnly || isSubset || isTighter) return [];
  const parts = property === 'required' ? listAdded(after, before).map((name) => toFieldUse(use, name)) : [use];
  return parts.filter(isPresent).map((part) => toConcern(part, false));
}
