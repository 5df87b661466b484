import { readContract } from '../mocks/contract/contract.ts';
import type { Operation as KnownOperation } from '../mocks/contract/model.ts';

/** An operation of the contract, with the statuses that it documents. */
export interface Operation extends KnownOperation {
  /** `['200', '400', ...]`. */
  readonly statuses: readonly string[];
  /** Media types of the body of each status; none where there is no body. */
  readonly mediaTypes: Readonly<Record<string, readonly string[]>>;
  /** The examples of a request body in JSON, by name. */
  readonly examples: Readonly<Record<string, unknown>>;
}

interface Node {
  readonly responses: Readonly<Record<string, Response>>;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
    >;
  };
}

interface Response {
  readonly $ref?: string;
  readonly content?: object;
}

/** The contract that a server is held to, as the sandbox reads it. */
export const contract = readContract();

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = contract.operations.map((operation) => {
  const item = contract.document.paths[operation.path] ?? {};
  const { responses, requestBody } = item[operation.method] as Node;
  const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {});
  return {
    ...operation,
    statuses: Object.keys(responses),
    mediaTypes: Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, mediaTypesOf(one)])),
    examples: Object.fromEntries(examples.map(([name, { value }]) => [name, value])),
  };
});

function mediaTypesOf({ $ref, content }: Response): readonly string[] {
  const { responses } = contract.document.components as unknown as { responses: Record<string, Response> };
  const shared = $ref && responses[$ref.slice('#/components/responses/'.length)];
  return Object.keys((shared ? shared.content : content) ?? {});
}

/** The path of the list that an operation on a record belongs to, with its placeholders. */
export const collectionOf = ({ path }: Pick<Operation, 'path'>): string => path.replace(/\/\{\w+\}$/, '');

/** The operation of a kind at a path, if there is one. */
export const operationAt = (path: string, kind: Operation['kind']): Operation | undefined =>
  operations.find((operation) => operation.path === path && operation.kind === kind);
