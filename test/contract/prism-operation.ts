import { getHttpOperationsFromSpec, type PrismHttpComponents } from '@stoplight/prism-http';
import { resolveRef } from '../../contract/document.ts';
import type { Document, Operation } from '../../contract/model.ts';

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

const noop = (): undefined => undefined;

/** A logger for Prism that logs nothing. */
export const silentLogger = {
  info: noop,
  warn: noop,
  error: noop,
  debug: noop,
  trace: noop,
  fatal: noop,
  success: noop,
  child: () => silentLogger,
} as unknown as PrismHttpComponents['logger'];

/** Converts one operation for Prism. References are resolved first: of several in one `allOf` Prism keeps only one. */
export async function toPrismOperation(document: Document, operation: Operation): Promise<PrismOperation> {
  const { path } = operation;
  const method = operation.method.toLowerCase();
  const { parameters, [method]: documented } = document.paths[path] ?? {};
  const item = dereference({ ...(parameters ? { parameters } : {}), [method]: documented }, document);
  const components = { securitySchemes: document.components.securitySchemes };
  const [transformed] = await getHttpOperationsFromSpec({ ...document, components, paths: { [path]: item } });
  if (!transformed) throw new Error(`Prism does not know ${method} ${path}`);
  return transformed;
}

/** Copies a part with all references resolved. The contract has no circular references. */
function dereference(part: unknown, document: Document): unknown {
  if (Array.isArray(part)) return part.map((item) => dereference(item, document));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(resolveRef(document, part)).map(([key, value]) => [key, dereference(value, document)]),
  );
}
