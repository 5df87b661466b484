import { createResolver, getRefName, type OpenApiDocument, type Schema } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { getDescription, removeSiteLinks } from '../../generator/descriptions.ts';
import { collectConstants, type Direction, type SchemaConstant } from '../../generator/schema-constants.ts';
import { getValueTypes, isNullable } from '../../generator/simplify-schema.ts';
import { createEnums, type PhpEnum } from './php-enums.ts';
import { type PhpShape, type PhpVariant, quote } from './print-value.ts';

/** A type of PHP, and how a value of the contract is written as one. */
export interface PhpType {
  /** The kind of the runtime, as an expression: `'decimal:2'`, `Address::class`, `[ArticleLine::class]`. */
  readonly kind: string;
  /** What PHP checks: `string|int`. */
  readonly native: string;
  /** What a docblock says: `list<InvoiceLine>`. */
  readonly doc: string;
  readonly shape: PhpShape;
}

export interface PhpField {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** The only value; undefined for others. */
  readonly constant: string | undefined;
  readonly type: PhpType;
}

/** A class of a record, an input, or a part of one. */
export interface PhpClass {
  readonly name: string;
  readonly isInput: boolean;
  readonly description: string;
  /** The unions that it belongs to. */
  readonly unions: readonly string[];
  readonly fields: readonly PhpField[];
}

/** One of several classes, by the value of a field that is constant in each. */
export interface PhpUnion {
  readonly name: string;
  readonly isInput: boolean;
  readonly description: string;
  readonly discriminator: string;
  /** Names of classes by value. */
  readonly variants: Readonly<Record<string, string>>;
}

export interface PhpModel {
  readonly classes: readonly PhpClass[];
  readonly unions: readonly PhpUnion[];
  readonly enums: readonly PhpEnum[];
  readonly getType: (schema: Schema, direction: Direction, owner?: string) => PhpType;
}

/** What the platform says about a record: `self`, and for a record by itself the administration and the user. */
const META = 'RecordMeta';

/**
 * Says which classes, unions and enums the bodies and responses of a contract need.
 *
 * @param contract what `toClientContract` made.
 */
export function createPhpModel(contract: OpenApiDocument): PhpModel {
  const schemas: Record<string, Schema> = withSharedMeta(contract.components.schemas);
  const rest: OpenApiDocument = { ...contract, components: { ...contract.components, schemas: {} } };
  const document = withoutPages(rest, schemas);
  document.components.schemas = schemas;
  const resolve = createResolver(document);
  const constants = collectConstants(document);
  const sorted = [...constants.sorted, ...['ListMeta', META].map((name) => toReadConstant(name, schemas))].filter(
    ({ schema }) => !schema.items,
  );
  const readNames = new Set(sorted.filter(({ direction }) => direction === 'read').map(({ name }) => name));
  const enums = createEnums(sorted, resolve);
  const classes = new Map<string, PhpClass>();

  /** A component that is sent and read has two classes, because what is left out is something else in each. */
  const getName = ({ name, direction }: Pick<SchemaConstant, 'name' | 'direction'>): string =>
    direction === 'input' && readNames.has(name) ? `${name}Input` : name;

  function getType(schema: Schema, direction: Direction, owner = ''): PhpType {
    const target = resolve(schema);
    const refName = getRefName(schema) === 'ItemMeta' ? META : getRefName(schema);
    if (target.items) return toListType(getType(target.items, direction, owner));
    if (refName && (target.properties || target.oneOf))
      return toClassType(getName({ name: refName, direction }), classes);
    if (target.enum) return toEnumType(enums.find(target), direction === 'read' || !enums.isClosed(owner));
    const [type = 'string'] = getValueTypes(target);
    const create = scalarTypes[type];
    if (!create) throw new BuildError(`${owner}: the PHP client does not support the type ${type}.`);
    return create(target, direction === 'input');
  }

  const unions = sorted.filter(({ schema }) => schema.oneOf).map((constant) => toUnion(constant, resolve, getName));
  for (const constant of sorted.filter(({ schema }) => !schema.oneOf)) {
    const { schema, direction, name: component } = constant;
    const { required = [], properties = {} } = schema;
    const name = getName(constant);
    // A PUT may repeat `_meta`, and need not.
    const sent = Object.entries(properties).filter(([field]) => direction === 'read' || field !== '_meta');
    const fields = sent.map(([field, property]): PhpField => {
      const target = resolve(property);
      return {
        name: field,
        description: getDescription(target),
        isRequired: required.includes(field),
        isNullable: isNullable(target),
        constant: typeof target.const === 'string' ? target.const : undefined,
        type: getType(property, direction, component),
      };
    });
    const belongs = unions.filter(({ variants }) => Object.values(variants).includes(name));
    classes.set(name, {
      name,
      isInput: direction === 'input',
      description: removeSiteLinks(schema.description ?? ''),
      unions: belongs.map((union) => union.name),
      fields,
    });
  }
  return { classes: [...classes.values()], unions, enums: enums.list, getType };
}

/** Replaces the schemas of pages, which have a class of the runtime, by those of their records. */
function withoutPages(document: OpenApiDocument, schemas: Readonly<Record<string, Schema>>): OpenApiDocument {
  const replace = (key: string, value: unknown): unknown => {
    const name = key === '$ref' ? /^#\/components\/schemas\/(\w+)$/.exec(String(value))?.[1] : undefined;
    const record = name?.endsWith('List') && schemas[name]?.properties?._data ? name.slice(0, -'List'.length) : name;
    return record && record !== name ? `#/components/schemas/${record}` : value;
  };
  return JSON.parse(JSON.stringify(document, replace)) as OpenApiDocument;
}

/** Gives records by themselves and in lists the same `_meta`, of which a list has only `self`. */
const withSharedMeta = (schemas: Readonly<Record<string, Schema>>): Record<string, Schema> => ({
  ...schemas,
  [META]: { ...(schemas[META] as Schema), description: schemas.ItemMeta?.description ?? '', required: ['self'] },
});

const toReadConstant = (name: string, schemas: Readonly<Record<string, Schema>>): SchemaConstant => ({
  name,
  direction: 'read',
  identifier: name,
  isExported: true,
  hasOpenEnums: true,
  schema: schemas[name] as Schema,
});

function toUnion(
  constant: SchemaConstant,
  resolve: ReturnType<typeof createResolver>,
  getName: (use: Pick<SchemaConstant, 'name' | 'direction'>) => string,
): PhpUnion {
  const { schema, direction } = constant;
  const { required: [discriminator] = [], oneOf = [], description = '' } = schema;
  if (discriminator === undefined) throw new BuildError(`${constant.name}: a union needs a required discriminator.`);
  const variants = oneOf.map((option): [string, string] => [
    String(resolve(option).properties?.[discriminator]?.const),
    getName({ name: String(getRefName(option)), direction }),
  ]);
  return {
    name: getName(constant),
    isInput: direction === 'input',
    description: removeSiteLinks(description),
    discriminator,
    variants: Object.fromEntries(variants),
  };
}

/** The shapes of lists and classes are read when the model is complete. */
const toListType = (item: PhpType): PhpType => ({
  kind: `[${item.kind}]`,
  native: 'array',
  doc: `list<${item.doc}>`,
  get shape(): PhpShape {
    return { kind: 'list', item: item.shape };
  },
});

const toClassType = (name: string, classes: ReadonlyMap<string, PhpClass>): PhpType => ({
  kind: `${name}::class`,
  native: name,
  doc: name,
  get shape(): PhpShape {
    const found = classes.get(name);
    const variants = found ? [found] : [...classes.values()].filter(({ unions }) => unions.includes(name));
    return { kind: 'class', variants: variants.map(toVariant) };
  },
});

function toVariant({ name, fields }: PhpClass): PhpVariant {
  const constants = fields.flatMap(({ name: field, constant }) => (constant === undefined ? [] : [[field, constant]]));
  const others = fields.filter(({ constant }) => constant === undefined);
  return {
    name,
    constants: Object.fromEntries(constants),
    fields: Object.fromEntries(others.map(({ name: field, type }) => [field, type.shape])),
  };
}

const toEnumType = (php: PhpEnum, isOpen: boolean): PhpType => ({
  kind: `${php.name}::class`,
  native: isOpen ? `${php.name}|${php.backing}` : php.name,
  doc: isOpen ? `${php.name}|${php.backing}` : php.name,
  shape: {
    kind: 'enum',
    name: php.name,
    cases: Object.fromEntries(php.cases.map(({ name, value }) => [value, name])),
  },
});

/**
 * Adds scalars to the type of a parameter. In a file without strict types PHP converts a scalar that a type lacks: 19.95 becomes
 * the integer 19, and "no" becomes true. What the type has reaches the runtime as it is, which rejects it.
 */
export function widenType(native: string): string {
  const types = native.split('|');
  const isScalar = types.some((type) => ['int', 'string', 'bool'].includes(type));
  // A text of digits becomes an integer, exactly, where a string is not accepted.
  const isInteger = types.includes('int') && !types.includes('string');
  const scalars = isInteger ? ['float', 'bool'] : ['string', 'int', 'float', 'bool'];
  return isScalar ? [...new Set([...types, ...scalars])].join('|') : native;
}

const createScalar = (native: string, kind: string, shape: 'text' | 'code' | 'date' = 'text'): PhpType => ({
  kind: quote(kind),
  native,
  doc: native,
  shape: { kind: shape },
});

const scalarTypes: Readonly<Record<string, (schema: Schema, isInput: boolean) => PhpType>> = {
  integer: () => createScalar('int', 'int', 'code'),
  boolean: () => createScalar('bool', 'bool', 'code'),
  number: (schema, isInput) => createScalar(isInput ? 'string|int' : 'string', `decimal:${schema['x-scale']}`),
  string({ format, 'x-normalize': normalization }, isInput) {
    if (format !== 'date' && format !== 'date-time')
      return createScalar('string', typeof normalization === 'string' ? `string:${normalization}` : 'string');
    const native = isInput ? '\\DateTimeInterface' : '\\DateTimeImmutable';
    return createScalar(native, format === 'date' ? 'date' : 'time', 'date');
  },
};
