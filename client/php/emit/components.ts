import {
  createResolver,
  getRefName,
  getResponses,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../../contract/document.ts';
import { getClosedInputs } from '../../generator/client-contract.ts';
import { isComposite } from '../../generator/simplify-schema.ts';

export type Direction = 'input' | 'read';

/** A component that operations send or read, which becomes a class or a union. One in both directions becomes two. */
export interface Component {
  readonly name: string;
  readonly direction: Direction;
  /** True when enums have other values too: in records, and in inputs that may be records as read. */
  readonly hasOpenEnums: boolean;
  readonly schema: Schema;
}

/** Collects the components of bodies and responses, each after the components that it refers to itself. */
export function collectComponents(contract: OpenApiDocument): Component[] {
  const resolve = createResolver(contract);
  const closed = getClosedInputs(contract);
  const visited = new Set<string>();
  const components: Component[] = [];

  function visit(reference: Schema, direction: Direction): void {
    const name = getRefName(reference);
    const schema = resolve(reference);
    const key = name !== undefined && isComposite(schema) ? `${direction} ${name}` : undefined;
    if (key !== undefined && visited.has(key)) return;
    if (key !== undefined) visited.add(key);
    for (const part of listParts(schema)) visit(part, direction);
    if (name === undefined || key === undefined) return;
    components.push({ name, direction, hasOpenEnums: direction === 'read' || !closed.has(name), schema });
  }

  for (const entry of listOperations(contract)) {
    const { requestBody } = entry.operation;
    const body = requestBody && resolve(requestBody).content;
    for (const { schema } of Object.values(body ?? {})) visit(schema, 'input');
    for (const [status, { content = {} }] of Object.entries(getResponses(contract, entry)))
      if (status.startsWith('2')) for (const { schema } of Object.values(content)) visit(schema, 'read');
  }
  return components;
}

const listParts = ({ items, oneOf, properties = {} }: Schema): readonly Schema[] =>
  items ? [items] : (oneOf ?? Object.values(properties));
