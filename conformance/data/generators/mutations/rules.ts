import {
  type FlatSchema,
  findAlternative,
  getInputSchema,
  getReference,
  getTypes,
  isJsonObject,
  type JsonObject,
  type Operation,
  type Path,
  resolve,
  UNKNOWN_ID,
} from '../../../contract.ts';
import { ABSENT, type BodyMutation, createMutation, getBodyMutations, replaceAt } from './body.ts';

/** Returns the fields, one of which is required besides the required fields; empty for none. */
export const getEitherFields = ({ properties, required }: FlatSchema): readonly string[] =>
  Object.values(properties)
    .map((property) => (property['x-one-of-required'] ?? []) as readonly string[])
    .filter((names) => names.every((name) => name in properties && !required.includes(name)))
    .flat();

/**
 * Selects mutations for a server: one per keyword of each field, and violations of rules that schemas cannot express.
 *
 * @param taken a record whose unique values no other record may have.
 */
export function selectBodyMutations(operation: Operation, body: JsonObject, taken: JsonObject = {}): BodyMutation[] {
  const schema = getInputSchema(operation);
  if (!schema) return [];
  const flat = findAlternative(schema, body);
  const isFirst = ({ path, keyword }: BodyMutation): boolean =>
    path.every((key) => typeof key === 'string' || key === 0) ||
    (keyword === 'required' && isInFirstOfAlternative(flat, body, path));
  const objects = getObjects({ flat, path: [] }, body);
  const mutations = [
    ...getBodyMutations(schema, body).filter(isFirst),
    ...objects.flatMap(getUnknownReferences),
    ...objects.filter(({ path }) => path.length > 0 || operation.kind !== 'update').flatMap(leaveOutEither),
  ];
  const groups = Map.groupBy(mutations, ({ fields, keyword, value }) => `${fields} ${keyword} ${value === null}`);
  const selected = [...groups.values()].flatMap((group) => group.slice(0, 1));
  return [...withoutContent, ...selected, ...getDuplicates(flat, taken)];
}

/** Checks that a path is in the first line of its kind: each kind requires other fields. */
function isInFirstOfAlternative({ properties }: FlatSchema, body: JsonObject, [name, index]: Path): boolean {
  const tag = resolve(properties[String(name)]?.items ?? {}).discriminator?.propertyName;
  const items = body[String(name)];
  if (tag === undefined || !Array.isArray(items)) return false;
  const kinds = items.map((item) => (isJsonObject(item) ? item[tag] : undefined));
  return kinds.indexOf(kinds[Number(index)]) === index;
}

const withoutContent = [Buffer.alloc(0), Buffer.from('{')].map((bytes) => createMutation('content', [], bytes));

const getDuplicates = ({ properties }: FlatSchema, taken: JsonObject): BodyMutation[] =>
  Object.entries(properties)
    .filter(([name, property]) => property['x-unique'] === true && taken[name] !== undefined)
    .map(([name]) => createMutation('x-unique', [name], taken[name]));

interface ObjectAt {
  readonly flat: FlatSchema;
  readonly path: Path;
}

/** Returns the object, its inner objects, and the first of each list. */
function getObjects({ flat, path }: ObjectAt, object: JsonObject): ObjectAt[] {
  const inner = Object.entries(flat.properties).flatMap(([name, property]) => {
    const value = object[name];
    if (isJsonObject(value))
      return getObjects({ flat: findAlternative(property, value), path: [...path, name] }, value);
    const [first] = Array.isArray(value) ? value : [];
    if (!isJsonObject(first) || !property.items) return [];
    return getObjects({ flat: findAlternative(property.items, first), path: [...path, name, 0] }, first);
  });
  return [{ flat, path }, ...inner];
}

const getUnknownReferences = ({ flat, path }: ObjectAt): BodyMutation[] =>
  Object.entries(flat.properties)
    .filter(([, property]) => getReference(property))
    .map(([name, property]) => {
      const unknown = getTypes(property).includes('string') ? 'contract-test-no-such-record' : Number(UNKNOWN_ID);
      return createMutation('x-references', [...path, name], unknown);
    });

function leaveOutEither({ flat, path }: ObjectAt): BodyMutation[] {
  const names = getEitherFields(flat);
  const [first] = names;
  if (first === undefined) return [];
  const paths = names.map((name) => [...path, name]);
  const apply = (body: unknown): unknown => paths.reduce((rest, name) => replaceAt(rest, name, ABSENT), body);
  return [{ ...createMutation('required', [...path, first], ABSENT, paths), apply }];
}
