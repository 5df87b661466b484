import { createResolver, getRefName, type OpenApiDocument, type Schema } from '../../contract/document.ts';
import { isJsonObject } from '../../contract/schemas.ts';

/** A schema without references, `allOf` and unions: values of one type. */
export interface Branch extends Schema {
  type?: string;
}

/** The values that a schema allows, however it is spelt. */
interface Branches {
  readonly isNullable: boolean;
  readonly branches: readonly Branch[];
}

/** Texts for readers, and what only generators read. They allow and forbid nothing. */
export const isAnnotation = (keyword: string): boolean =>
  /^(description|title|summary|examples?|\$comment|externalDocs|xml|discriminator|x-enum.*)$/i.test(keyword);

/** Creates the functions that read the schemas of one document. */
export function createBranchReader(document: OpenApiDocument) {
  const resolve = createResolver(document);
  const cache = new WeakMap<object, Branches>();
  const names = new WeakMap<object, string>();

  /** Copies the target of a reference with the keywords beside it, and writes `allOf` out. */
  function write(schema: Schema | boolean): Schema {
    if (typeof schema === 'boolean') return schema ? {} : { not: {} };
    const { allOf, $ref, ...rest } = schema;
    if ($ref !== undefined) return combine([write(resolve({ $ref }) as Schema), rest]);
    return allOf ? combine([...allOf.map(write), rest]) : schema;
  }

  function read(schema: Schema | boolean): Branches {
    if (typeof schema === 'boolean') return splitTypes(write(schema));
    const result = cache.get(schema) ?? nameBranch(schema, readWritten(write(schema)));
    cache.set(schema, result);
    return result;
  }

  function readWritten({ oneOf, anyOf, ...rest }: Schema): Branches {
    const union = oneOf ?? (anyOf as Schema[] | undefined);
    const outer = splitTypes(rest);
    if (!union) return outer;
    // Keywords beside a union are true of each of its members.
    const members = Object.keys(rest).every(isAnnotation)
      ? union.map(read)
      : union.map((member) => nameBranch(member, readWritten(combine([rest, write(member)]))));
    return {
      isNullable: outer.isNullable && members.some(({ isNullable }) => isNullable),
      branches: members.flatMap(({ branches }) => branches),
    };
  }

  function nameBranch(schema: Schema, result: Branches): Branches {
    const [branch, second] = result.branches;
    if (branch && !second) names.set(branch, getRefName(schema) ?? names.get(branch) ?? '');
    return result;
  }

  /** Writes out a value of a keyword: with sorted members, without references and texts for readers. */
  function toText(value: unknown, key = '', open: readonly string[] = []): string {
    if (Array.isArray(value)) {
      const items = value.map((item) => toText(item, '', open));
      return `[${(['enum', 'required', 'type'].includes(key) ? items.toSorted() : items).join(', ')}]`;
    }
    if (!isJsonObject(value)) return JSON.stringify(value) ?? '';
    const { $ref } = value as Schema;
    if ($ref !== undefined && open.includes($ref)) return $ref;
    const texts = Object.entries(write(value as Schema))
      .filter(([name]) => key === 'properties' || !isAnnotation(name))
      .map(([name, item]) => `${name}: ${toText(item, name, $ref === undefined ? open : [...open, $ref])}`);
    return `{${texts.toSorted().join(', ')}}`;
  }

  /** Describes the branch of a union by a field that has one value: `bookingType` is `A`. */
  function getTag({ properties = {} }: Branch): string | undefined {
    const tags = Object.entries(properties).map(([name, property]) => ({
      name,
      values: read(property).branches[0]?.enum,
    }));
    const tag = tags.find(({ values }) => values?.length === 1);
    return tag && `\`${tag.name}\` is \`${tag.values}\``;
  }

  return { read, write, toText, getTag, getName: (branch: Branch) => names.get(branch) || undefined };
}

export type BranchReader = ReturnType<typeof createBranchReader>;

/** Combines schemas that are all true of a value. */
function combine(parts: readonly Schema[]): Schema {
  const all: Schema = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    all[name] = all[name] === undefined ? value : combineValues(name, all[name], value);
  }
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  const fields = Map.groupBy(
    parts.flatMap(({ properties = {} }) => Object.entries(properties)),
    ([name]) => name,
  );
  const properties = [...fields].map(([name, found]): [string, Schema] => {
    const [first = {}, ...others] = found.map(([, schema]) => schema);
    return [name, others.length > 0 ? { allOf: [first, ...others] } : first];
  });
  return {
    ...all,
    ...(required.length > 0 && { required }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

/** Combines two values of a keyword: the values that both allow. */
function combineValues(name: string, left: unknown, right: unknown): unknown {
  if (name === 'enum') return (left as unknown[]).filter((value) => (right as unknown[]).includes(value));
  if (typeof left === 'number' && typeof right === 'number') {
    if (/^(exclusiveM|m)in/.test(name)) return Math.max(left, right);
    return /^(exclusiveM|m)ax/.test(name) ? Math.min(left, right) : right;
  }
  if (name !== 'type') return right;
  const [types, others] = [left, right].map((type) => [type].flat()) as [unknown[], unknown[]];
  const isIn = (type: unknown, list: unknown[]): boolean =>
    list.includes(type) || (type === 'integer' && list.includes('number'));
  const common = new Set([
    ...types.filter((type) => isIn(type, others)),
    ...others.filter((type) => isIn(type, types)),
  ]);
  const [first = right, second] = common;
  return second === undefined ? first : [...common];
}

/** Splits a schema of several types into one for each. `null` is a type, a value, or `nullable` of OpenAPI 3.0. */
function splitTypes({ type, nullable, const: value, enum: all, ...rest }: Schema): Branches {
  const values = value === undefined ? all : [value];
  const types = type === undefined ? inferTypes(rest, values) : [type].flat();
  const allowsNull = types.length === 0 || types.includes('null') || nullable === true;
  const isNullable = allowsNull && (values === undefined || values.includes(null));
  const others = values?.filter((each) => each !== null);
  const branch: Branch = { ...rest, ...(others && { enum: others }), ...(isNullable && { nullable: true }) };
  if (others?.length === 0) return { isNullable, branches: [] };
  if (types.length === 0) return { isNullable, branches: [branch] };
  return { isNullable, branches: types.filter((name) => name !== 'null').map((name) => ({ ...branch, type: name })) };
}

function inferTypes({ properties, additionalProperties, items }: Schema, values: readonly unknown[] = []) {
  if (properties || additionalProperties !== undefined) return ['object'];
  return items ? ['array'] : [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}
