import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { getEvidenceRules, readStatements, type Statement } from '../../programs/statements.ts';
import { document, findPointer, getOperationPointer, type Operation } from '../contract.ts';
import type { HttpExchange, Issue } from '../session/http.ts';
import { type RuleId, rules } from './rules.ts';

/** Kind of the broken statements: documented, inferred, or our decision. */
export type Basis = Statement['status'];

/** Kinds from the weakest to the strongest. */
const BASES: readonly Basis[] = ['decided', 'inferred', 'documented'];

let statements: { readonly byId: Map<string, Statement>; readonly byPointer: Map<string, string[]> } | undefined;

/** Reads the statements when the first violation needs them. */
function getStatements() {
  if (statements) return statements;
  const byId = new Map(readStatements().map((statement) => [statement.id, statement]));
  const byPointer = new Map<string, string[]>();
  for (const { id, carriedBy } of byId.values()) {
    for (const pointer of carriedBy) byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), id]);
  }
  statements = { byId, byPointer };
  return statements;
}

function getStatement(id: string): Statement {
  const statement = getStatements().byId.get(id);
  if (!statement) throw new Error(`No statement of openapi/provenance has the id ${id}.`);
  return statement;
}

/** Returns the weakest kind: a documented statement is broken when no decision is needed to see it. */
export function getBasis(provenance: readonly string[]): Basis {
  const found = provenance.map((id) => getStatement(id).status);
  return BASES.find((basis) => found.includes(basis)) ?? 'documented';
}

/** Returns the statement to show: the first that determines the basis. */
export const getMainStatement = (provenance: readonly string[]): Statement => {
  const basis = getBasis(provenance);
  const found = provenance.map(getStatement);
  return found.find(({ status }) => status === basis) ?? (found[0] as Statement);
};

/**
 * Returns the statements that an issue breaks: its own, else those on the smallest part of the contract with any, else the
 * rule's.
 *
 * The part is a field or a header. A statement on its keyword (`…/properties/code/type`, `…/Country/required`) says more than one
 * on the field: a documented field can have undocumented values, and be absent.
 */
export function getProvenance(issue: Omit<Issue, 'message'>): readonly string[] {
  const { rule, provenance, pointer, isMissing, keyword } = issue;
  if (provenance) return provenance;
  const own = rules[rule].provenance;
  if (pointer === undefined) return own;
  const about = isMissing ? getStatementsOnPresence(pointer) : getStatementsAt(`${pointer}/${keyword}`);
  if (about.length > 0) return about;
  if (isMissing && isFieldOfRecord(pointer)) return ['empty-fields-are-null'];
  const found = getEnclosing(pointer)
    .map(getStatementsAt)
    .find((ids) => ids.length > 0);
  if (!found) return own;
  return getBasis(found) === 'decided' ? found : [...found, ...own];
}

/** Checks that a part is a field of a record, not of an envelope, an error or a token. */
const isFieldOfRecord = (pointer: string): boolean =>
  /^#\/components\/schemas\/\w+\/properties\//.test(pointer) &&
  !/^#\/components\/schemas\/\w*(Meta|Problem|Token|List)/.test(pointer);

/** Returns the statements that require a field or a header by its name. */
function getStatementsOnPresence(pointer: string): readonly string[] {
  const [, schema, name = ''] = /^(.*?)(?:\/properties)?\/([^/]+)$/.exec(pointer) ?? [];
  const place = pointer.startsWith('#/components/headers/') ? pointer : `${schema}/required`;
  return getStatementsAt(place).filter((id) => isNaming(getStatement(id), name));
}

/**
 * Returns the statements that a write breaks when its record has another value than was sent. The platform names few fields;
 * others, and their values, are decisions.
 */
export function getSentProvenance(rule: RuleId, { operation, response, json }: HttpExchange, field: string) {
  const name = /^\w+/.exec(field)?.[0] ?? '';
  const schema = operation.responses[response.status]?.content?.['application/json']?.schema;
  const pointer = schema && findPointer(schema, json, [name]);
  const isThere = ((json ?? {}) as Readonly<Record<string, unknown>>)[name] !== undefined;
  const isNamed = pointer !== undefined && getStatementsAt(pointer).some((id) => isNaming(getStatement(id), name));
  return isThere && isNamed ? rules[rule].provenance : [...rules[rule].provenance, 'fields-of-writes'];
}

/** Checks that the platform names a field or a parameter. */
const isNaming = ({ status, statement }: Statement, name: string): boolean =>
  status === 'documented' &&
  [...statement.matchAll(/`([^`]*)`/g)].some(([, code = '']) =>
    code.toLowerCase().match(/\w+/g)?.includes(name.toLowerCase()),
  );

/** Returns the statements in which the platform names a parameter of an operation. */
export const getNaming = (operation: Pick<Operation, 'path' | 'method'>, name: string): readonly string[] =>
  getStatementsWithin(getOperationPointer(operation))
    .filter((statement) => isNaming(statement, name))
    .map(({ id }) => id);

const statementsWithin = new Map<string, readonly Statement[]>();

/** Returns the statements that an operation or one of its parts carries. */
function getStatementsWithin(place: string): readonly Statement[] {
  const isWithin = (pointer: string): boolean => `${pointer}/`.startsWith(`${place}/`);
  const known = statementsWithin.get(place);
  const found = known ?? [...getStatements().byId.values()].filter(({ carriedBy }) => carriedBy.some(isWithin));
  statementsWithin.set(place, found);
  return found;
}

export const getStatementsAt = (pointer: string): readonly string[] => getStatements().byPointer.get(pointer) ?? [];

/** Returns the contract's inferences and decisions, in order. */
export const getUndocumented = (): readonly Statement[] =>
  [...getStatements().byId.values()].filter(({ status }) => status !== 'documented');

/** Returns statements about an endpoint whose evidence is a rule. */
export function getEndpointStatements(
  rule: RuleId,
  { path, method }: { readonly path: string; readonly method?: string },
): readonly string[] {
  const place = formatPointer(['paths', path]);
  const found = [place, ...(method === undefined ? [] : [`${place}/${method.toLowerCase()}`])].flatMap(getStatementsAt);
  return [...new Set(found)].filter((id) => getEvidenceRules(getStatement(id)).includes(rule));
}

/** Returns a part, its reference, and its enclosing parts, up to the field of a schema. */
function getEnclosing(pointer: string): readonly string[] {
  const segments = pointer.split('/');
  const parents = segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
  const { $ref } = (getByPointer(document, pointer) ?? {}) as { readonly $ref?: string };
  const isSchema = (part: string): boolean => /^#\/components\/schemas\/[^/]+$/.test(part);
  const [own = '', ...others] = parents.filter(
    (part) => part.split('/').length > 3 && !(isSchema(part) && part !== pointer),
  );
  return [own, ...($ref === undefined ? [] : [$ref]), ...others];
}
