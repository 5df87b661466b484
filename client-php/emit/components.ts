import { getClosedInputs, getReachable, toRecordSchema } from '../../client/generator/client-contract.ts';
import {
  createResolver,
  getResponses,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../contract/document.ts';

export type Direction = 'input' | 'read';

/** Component of requests or responses, which becomes a class or a union; two when it is in both. */
export interface Component {
  readonly name: string;
  readonly direction: Direction;
  /** True when enums may have unknown values: in records, and in inputs that may be records as read. */
  readonly hasOpenEnums: boolean;
  readonly schema: Schema;
}

/** Collects objects and unions of bodies and responses, each after its own references. */
export function collectComponents(contract: OpenApiDocument): Component[] {
  const resolve = createResolver(contract);
  const closed = getClosedInputs(contract);
  const entries = listOperations(contract);
  const bodies = entries.map(({ operation }) => operation.requestBody && resolve(operation.requestBody));
  const results = entries.flatMap((entry) =>
    Object.entries(getResponses(contract, entry))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { content = {} }]) => Object.values(content))
      .map(({ schema }) => toRecordSchema(schema, entry.operation)),
  );
  const collect = (direction: Direction, parts: readonly unknown[]): Component[] =>
    [...getReachable(contract, parts)]
      .map((name) => ({ name, direction, schema: contract.components.schemas[name] as Schema }))
      .filter(({ schema }) => schema.properties || schema.oneOf)
      .map((part) => ({ ...part, hasOpenEnums: direction === 'read' || !closed.has(part.name) }));
  return [...collect('input', bodies), ...collect('read', results)];
}
