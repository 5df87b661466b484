import { getDescription, removeSiteLinks } from '../../client/generator/descriptions.ts';
import { collectScales } from '../../client/generator/emit-fields.ts';
import { quote } from '../../client/generator/print-parts.ts';
import { getValueTypes, isNullable } from '../../client/generator/simplify-schema.ts';
import { createResolver, getRefName, type OpenApiDocument, type Schema } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Component, collectComponents, type Direction } from './components.ts';
import { createEnums, type PhpEnum } from './php-enums.ts';
import type { PhpShape, PhpVariant } from './print-value.ts';

/** Type in PHP, and the notation of its values. */
export interface PhpType {
  /** Kind in the runtime, as an expression: `'decimal:2'`, `Address::class`, `[ArticleLine::class]`. */
  readonly kind: string;
  /** Type that PHP checks, with scalars that PHP would coerce; the runtime rejects these. */
  readonly native: string;
  /** Type in a docblock: `string|int`, `list<InvoiceLine>`. */
  readonly doc: string;
  readonly shape: PhpShape;
}

export interface PhpField {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly constant: string | undefined;
  readonly type: PhpType;
}

export interface PhpClass {
  readonly name: string;
  readonly isInput: boolean;
  readonly description: string;
  readonly unions: readonly string[];
  readonly fields: readonly PhpField[];
}

/** Choice between classes, each with its own constant value of one field. */
export interface PhpUnion {
  readonly name: string;
  readonly isInput: boolean;
  readonly description: string;
  readonly discriminator: string;
  readonly variants: Readonly<Record<string, string>>;
}

export interface PhpModel {
  readonly classes: readonly PhpClass[];
  readonly unions: readonly PhpUnion[];
  readonly enums: readonly PhpEnum[];
  readonly getType: (schema: Schema, direction: Direction, owner?: string) => PhpType;
  /** Decimals of fields that do not have two. */
  readonly scales: Readonly<Record<string, number>>;
}

/** The `_meta` of a record: `self`, and outside a list the administration and the user. */
const META = 'RecordMeta';

/**
 * Creates the classes, unions and enums that the bodies and responses of a contract need.
 *
 * @param contract result of `toClientContract`.
 */
export function createPhpModel(contract: OpenApiDocument): PhpModel {
  const schemas = withSharedMeta(contract.components.schemas);
  const resolve = createResolver(contract);
  const metas = ['ListMeta', META].map((name): Component => {
    return { name, direction: 'read', hasOpenEnums: true, schema: schemas[name] as Schema };
  });
  const sorted = [...collectComponents(contract).filter(({ name }) => name !== 'ItemMeta'), ...metas];
  const readNames = new Set(sorted.filter(({ direction }) => direction === 'read').map(({ name }) => name));
  const enums = createEnums(sorted, resolve);
  const classes = new Map<string, PhpClass>();

  /** Component for both directions, with two classes: an omitted field has another meaning in each. */
  const getName = ({ name, direction }: Pick<Component, 'name' | 'direction'>): string =>
    direction === 'input' && readNames.has(name) ? `${name}Input` : name;

  function getType(schema: Schema, direction: Direction, owner = ''): PhpType {
    const target = resolve(schema);
    const refName = getRefName(schema) === 'ItemMeta' ? META : getRefName(schema);
    if (target.items) return toListType(getType(target.items, direction, owner));
    if (refName && (target.properties || target.oneOf))
      return toClassType(getName({ name: refName, direction }), classes);
    if (target.enum)
      return toEnumType(enums.find(target), direction === 'read' || !enums.isClosed(owner), direction === 'input');
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
    // A PUT may repeat `_meta`.
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
  return { classes: [...classes.values()], unions, enums: enums.list, getType, scales: collectScales(contract) };
}

/** Gives records the same `_meta` inside and outside lists; in a list it has only `self`. */
const withSharedMeta = (schemas: Readonly<Record<string, Schema>>): Record<string, Schema> => ({
  ...schemas,
  [META]: { ...(schemas[META] as Schema), description: schemas.ItemMeta?.description ?? '', required: ['self'] },
});

function toUnion(
  constant: Component,
  resolve: ReturnType<typeof createResolver>,
  getName: (use: Pick<Component, 'name' | 'direction'>) => string,
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

/** Shapes of lists and classes, read when the model is complete. */
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

const toEnumType = (php: PhpEnum, isOpen: boolean, isInput: boolean): PhpType => ({
  kind: `${php.name}::class`,
  native: isOpen ? `${php.name}|${isInput ? UNCOERCED[php.backing] : php.backing}` : php.name,
  doc: isOpen ? `${php.name}|${php.backing}` : php.name,
  shape: {
    kind: 'enum',
    name: php.name,
    cases: Object.fromEntries(php.cases.map(({ name, value }) => [value, name])),
  },
});

/**
 * Unions that a caller without `strict_types` may pass any scalar to. PHP makes 19 of 19.95 for `string|int`, and true of
 * 'false' for `bool`; for these it changes nothing that the runtime would accept.
 */
export const UNCOERCED = {
  int: 'int|float|bool',
  bool: 'bool|int|float|string',
  string: 'string|int|float|bool',
};

const createScalar = (
  type: keyof typeof UNCOERCED,
  isInput: boolean,
  kind: string = type,
  shape: 'text' | 'code' = 'text',
): PhpType => ({ kind: quote(kind), native: isInput ? UNCOERCED[type] : type, doc: type, shape: { kind: shape } });

const scalarTypes: Readonly<Record<string, (schema: Schema, isInput: boolean) => PhpType>> = {
  integer: (_, isInput) => createScalar('int', isInput, 'int', 'code'),
  boolean: (_, isInput) => createScalar('bool', isInput, 'bool', 'code'),
  number(schema, isInput) {
    const scale = schema['x-scale'];
    // A filter has no scale.
    const type = createScalar('string', isInput, scale === undefined ? 'decimal' : `decimal:${scale}`);
    return isInput ? { ...type, doc: 'string|int' } : { ...type, native: 'string|int|float|bool' };
  },
  string({ format, 'x-normalize': form }, isInput) {
    if (format !== 'date' && format !== 'date-time') {
      return createScalar('string', isInput, isInput && typeof form === 'string' ? form : 'string');
    }
    const native = isInput ? '\\DateTimeInterface' : '\\DateTimeImmutable';
    return { kind: quote(format === 'date' ? 'date' : 'time'), native, doc: native, shape: { kind: 'date' } };
  },
};
