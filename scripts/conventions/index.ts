import { type Json, METHODS } from '../../contract/document.ts';
import type { Kind } from '../../contract/model.ts';
import { completeOperation } from './complete-operation.ts';
import { getKind } from './kinds.ts';
import type { Root } from './operation-context.ts';
import { createSourceReader } from './source.ts';

/**
 * A Redocly plugin that completes the operations of the contract with the conventions in `openapi/conventions/`, so that
 * an operation in a resource file says only what is special about it. It is a preprocessor: lint and bundle both see the
 * completed operations, at their places in the hand-written files. This folder holds the rules of what goes where; the
 * texts and schemas are hand-written.
 *
 * A path item names its record (`x-record: Debtor`). A path item without a record stays as it is.
 */
export default function conventionsPlugin() {
  return {
    id: 'conventions',
    preprocessors: { oas3: { 'complete-operations': completeOperations } },
  };
}

interface VisitorContext {
  readonly key: string | number;
  readonly location: { readonly source: { readonly absoluteRef: string } };
}

function completeOperations() {
  const source = createSourceReader();
  let root: Root | undefined;
  return {
    Root: {
      enter(document: Json, { location }: VisitorContext) {
        if (!document.paths || !document.servers) return;
        document.components ??= {};
        const components = document.components as Json;
        components.schemas ??= {};
        root = { file: location.source.absoluteRef, schemas: components.schemas as Record<string, unknown> };
      },
    },
    PathItem: {
      enter(item: Json, { key, location }: VisitorContext) {
        const name = item['x-record'];
        if (!root || typeof name !== 'string') return;
        const file = location.source.absoluteRef;
        const schema = source.findSchema(file, name);
        if (!schema) throw new Error(`${file}: x-record names ${name}, which is not among its schemas`);
        const context = { root, source, file, path: String(key), record: { name, schema } };
        for (const method of METHODS) {
          const operation = item[method] as Json | undefined;
          const kind = (operation?.['x-kind'] as Kind | undefined) ?? getKind(method, context.path);
          if (operation && kind) completeOperation(operation, kind, context);
        }
      },
    },
  };
}
