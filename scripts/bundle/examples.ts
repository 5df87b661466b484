import {
  type Json,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../document/openapi.ts';
import type { Exchange, Recording } from './recording.ts';

type Media = Json & { example?: unknown; examples?: Record<string, unknown> };
type Content = Record<string, Media>;

/**
 * Adds recorded examples to a contract, which is changed: each operation gets examples of its own, for its request body
 * and for each of its responses.
 */
export function addExamples(contract: OpenApiDocument, { operations }: Recording): OpenApiDocument {
  for (const { operation } of listOperations(contract)) {
    const recorded = operations[operation.operationId];
    if (!recorded) continue;
    for (const { example, request } of recorded.succeeded) {
      const shown = Object.values((operation.requestBody?.content ?? {}) as Content)[0]?.examples?.[example];
      if (shown) (shown as Json).value = request.body;
    }
    const all = [...recorded.succeeded, ...recorded.failed];
    for (const [status, exchanges] of Map.groupBy(all, ({ response }) => response.status)) {
      addToResponse(contract, operation, status, exchanges);
    }
  }
  return contract;
}

/** Copies a shared response into the operation, with examples. */
function addToResponse(
  contract: OpenApiDocument,
  operation: Operation,
  status: number,
  exchanges: readonly Exchange[],
): void {
  const shared = operation.responses[status];
  if (!shared || exchanges[0]?.response.body === undefined) return;
  const own = { ...resolveRef(contract, shared) } as Operation['responses'][string];
  const examples = Object.fromEntries(
    exchanges.map(({ example, title, response }) => [example, { summary: title, value: response.body }]),
  );
  own.content = mapValues((own.content ?? {}) as Content, ({ example: _replaced, ...media }) => ({
    ...media,
    examples,
  })) as typeof own.content & object;
  operation.responses[status] = own;
}
