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
    const { items, oneOf, properties = {} } = schema;
    const parts = items ? [items] : (oneOf ?? Object.values(properties));
    const visitParts = () => parts.forEach((part) => void visit(part, direction));
    if (name === undefined || !isComposite(schema)) return visitParts();
    if (visited.has(`${direction} ${name}`)) return;
    visited.add(`${direction} ${name}`);
    visitParts();
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
