import {
  type Json,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
  resolveRef,
} from '../contract/document.ts';
import type { Exchange, Recording } from './recording.ts';

type Media = Json & { example?: unknown; examples?: Record<string, unknown> };
type Content = Record<string, Media>;

/** Adds recorded requests and responses to a contract, in place, as examples of each operation. */
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

/** Adds examples to a response. A shared response is copied for this operation. */
function addToResponse(
  contract: OpenApiDocument,
  operation: Operation,
  status: number,
  exchanges: readonly Exchange[],
): void {
  const response = operation.responses[status];
  if (!response || exchanges[0]?.response.body === undefined) return;
  const unshared = { ...resolveRef(contract, response) } as Operation['responses'][string];
  const examples = Object.fromEntries(
    exchanges.map(({ example, title, response: { body } }) => [example, { summary: title, value: body }]),
  );
  unshared.content = mapValues((unshared.content ?? {}) as Content, ({ example: _replaced, ...media }) => ({
    ...media,
    examples,
  })) as typeof unshared.content & object;
  operation.responses[status] = unshared;
}
