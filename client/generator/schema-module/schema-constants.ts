import {
  createResolver,
  type Json,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../../scripts/document/openapi.ts';
import { isComposite, type Resolve } from '../schema-kinds.ts';
import { inSchema } from './with-schema-name.ts';

/** What is sent is checked strictly; what is read may have more in it. */
export type Direction = 'input' | 'read';

/** A schema that becomes a constant of the module. */
export interface Part {
  readonly name: string;
  readonly direction: Direction;
  /** Name of the constant. A component that is sent and read becomes two; the one to send keeps the name. */
  readonly identifier: string;
  readonly isExported: boolean;
  readonly schema: Schema;
}

export interface Parts {
  /** Every part after those that it needs, but for the parts that need each other. */
  readonly ordered: readonly Part[];
  readonly resolve: Resolve;
  /** The part that a reference leads to; none when that is a scalar. */
  readonly partAt: (schema: Schema, direction: Direction) => Part | undefined;
}

/** Finds what operations send and read: bodies, records, lists and what is in them. */
export function partsOf(contract: OpenApiDocument): Parts {
  const resolve = createResolver(contract);
  const reached = reachedFrom(bodiesOf(contract, resolve), resolve);
  const isSent = new Set(reached.filter(({ direction }) => direction === 'input').map(({ name }) => name));
  const parts = reached.map(({ name, direction }): Part => {
    const isSecond = direction === 'read' && isSent.has(name);
    const schema = contract.components.schemas[name] as Schema;
    return { name, direction, identifier: isSecond ? `${name}AsRead` : name, isExported: !isSecond, schema };
  });
  const byKey = new Map(parts.map((part) => [keyOf(part), part]));
  return {
    ordered: parts,
    resolve,
    partAt: (schema, direction) => byKey.get(keyOf({ name: nameOf(schema), direction })),
  };
}

interface Reached {
  readonly name: string;
  readonly direction: Direction;
}

interface Use {
  readonly schema: Schema;
  readonly direction: Direction;
}

const keyOf = ({ name, direction }: { name: string | undefined; direction: Direction }): string =>
  `${direction} ${name}`;

/** The components that bodies lead to, each after those that it leads to itself. */
function reachedFrom(uses: readonly Use[], resolve: Resolve): Reached[] {
  const seen = new Set<string>();
  const reached: Reached[] = [];
  const visit = ({ schema, direction }: Use): void => {
    const name = nameOf(schema);
    const target = resolve(schema);
    const isPart = name !== undefined && isComposite(target);
    const key = keyOf({ name, direction });
    if (isPart && seen.has(key)) return;
    if (isPart) seen.add(key);
    const inner = inSchema(name, () => innerSchemas(target));
    for (const one of inner) visit({ schema: one, direction });
    if (isPart) reached.push({ name, direction });
  };
  for (const use of uses) visit(use);
  return reached;
}

/** The schemas that the code of a schema refers to: of its properties and items, and of its choices. */
export function innerSchemas({ items, oneOf, properties = {} }: Schema): readonly Schema[] {
  return items ? [items] : (oneOf ?? Object.values(properties));
}

const nameOf = ({ $ref }: Schema): string | undefined => /^#\/components\/schemas\/([^/]+)$/.exec($ref ?? '')?.[1];

/** The bodies of requests, and those of the answers to requests that succeed. */
function bodiesOf(contract: OpenApiDocument, resolve: Resolve): Use[] {
  return listOperations(contract).flatMap(({ operation: { requestBody, responses } }) => {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return [
      ...schemasIn(requestBody && resolve(requestBody)).map((schema) => ({ schema, direction: 'input' as const })),
      ...answers
        .flatMap(([, response]) => schemasIn(resolve(response)))
        .map((schema) => ({ schema, direction: 'read' as const })),
    ];
  });
}

const schemasIn = (message: Json | undefined): Schema[] =>
  Object.values((message?.content ?? {}) as Record<string, { schema: Schema }>).map(({ schema }) => schema);
