import {
  createResolver,
  getRefName,
  getResponses,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Schema,
} from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getClosedInputs } from './client-contract.ts';
import { isComposite } from './simplify-schema.ts';

/** Inputs are validated strictly; what is read may have unknown fields and values. */
export type Direction = 'input' | 'read';

/** A component that becomes a constant of the module. */
export interface SchemaConstant {
  readonly name: string;
  readonly direction: Direction;
  /** Name of the constant. A component used in both directions becomes two constants; the input keeps the name. */
  readonly identifier: string;
  readonly isExported: boolean;
  /** Whether the types of its enums have other values too: those of records, and of inputs that may be records as read. */
  readonly hasOpenEnums: boolean;
  readonly schema: Schema;
}

type Resolve = ReturnType<typeof createResolver>;

/** Collects the components that operations send and read: bodies, records, lists and their parts. */
export function collectConstants(contract: OpenApiDocument) {
  const resolve = createResolver(contract);
  const components = collectComponents(listBodies(contract, resolve), resolve);
  const inputs = new Set(components.filter(({ direction }) => direction === 'input').map(({ name }) => name));
  const closed = getClosedInputs(contract);
  const sorted: readonly SchemaConstant[] = components.map(({ name, direction }) => {
    const isSecond = direction === 'read' && inputs.has(name);
    const identifier = isSecond ? `${name}AsRead` : name;
    const hasOpenEnums = direction === 'read' || !closed.has(name);
    const schema = contract.components.schemas[name] as Schema;
    return { name, direction, identifier, isExported: !isSecond, hasOpenEnums, schema };
  });
  const byKey = new Map(sorted.map((constant) => [getKey(constant), constant]));
  return {
    /** Sorted so that constants follow those they use, except when they use each other. */
    sorted,
    resolve,
    /** Returns the constant of a reference; undefined when it refers to a scalar. */
    getConstant: (schema: Schema, direction: Direction): SchemaConstant | undefined =>
      byKey.get(getKey({ name: getRefName(schema), direction })),
  };
}

type ComponentUse = Pick<SchemaConstant, 'name' | 'direction'>;

type SchemaUse = Pick<SchemaConstant, 'schema' | 'direction'>;

const getKey = ({ name, direction }: { name: string | undefined; direction: Direction }): string =>
  `${direction} ${name}`;

/** Collects the components that bodies refer to, each after those that it refers to itself. */
function collectComponents(bodies: readonly SchemaUse[], resolve: Resolve): ComponentUse[] {
  const visited = new Set<string>();
  const components: ComponentUse[] = [];
  const visit = ({ schema, direction }: SchemaUse): void => {
    const name = getRefName(schema);
    const target = resolve(schema);
    const isConstant = name !== undefined && isComposite(target);
    const key = getKey({ name, direction });
    if (isConstant && visited.has(key)) return;
    if (isConstant) visited.add(key);
    for (const inner of withSchemaName(name, () => getInnerSchemas(target))) visit({ schema: inner, direction });
    if (isConstant) components.push({ name, direction });
  };
  for (const body of bodies) visit(body);
  return components;
}

/** Returns the schemas that the code of a schema uses: those of its items, properties or alternatives. */
function getInnerSchemas({ items, oneOf, properties = {} }: Schema): readonly Schema[] {
  return items ? [items] : (oneOf ?? Object.values(properties));
}

function listBodies(contract: OpenApiDocument, resolve: Resolve): SchemaUse[] {
  return listOperations(contract).flatMap((entry) => {
    const { requestBody } = entry.operation;
    const responses = Object.entries(getResponses(contract, entry)).filter(([status]) => status.startsWith('2'));
    return [
      ...listSchemas(requestBody && resolve(requestBody).content, 'input'),
      ...responses.flatMap(([, { content }]) => listSchemas(content, 'read')),
    ];
  });
}

const listSchemas = (content: Record<string, MediaType> | undefined, direction: Direction): SchemaUse[] =>
  Object.values(content ?? {}).map(({ schema }) => ({ schema, direction }));

/** Runs `generate`, and prefixes its error with the name of the schema. */
function withSchemaName<Result>(name: string | undefined, generate: () => Result): Result {
  try {
    return generate();
  } catch (error) {
    throw error instanceof BuildError && name !== undefined ? new BuildError(`${name}: ${error.message}`) : error;
  }
}
