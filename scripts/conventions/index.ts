import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Location, UserContext } from '@redocly/openapi-core';
import { type Json, METHODS, type Method } from '../../contract/document.ts';
import type { Kind } from '../../contract/model.ts';
import { AuthorError } from './author-error.ts';
import { completeOperation } from './complete-operation.ts';
import { getKind } from './kinds.ts';
import type { OperationContext, Root } from './operation-context.ts';
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

function completeOperations() {
  const source = createSourceReader();
  const reported = new Set<string>();
  let root: Root | undefined;

  /** Reports a mistake where it first matters: several operations may need what is wrong. */
  function reportOnce(message: string, location: Location, report: UserContext['report']): void {
    if (!reported.has(message)) report({ message, location });
    reported.add(message);
  }

  return {
    Root: {
      enter(document: Json, { location, report }: UserContext) {
        for (const [index, tag] of ((document.tags ?? []) as Json[]).entries()) {
          if (describeTag(tag, location.source.absoluteRef)) continue;
          const message = `Write the guide ${tag['x-guide']}, or name another one.`;
          report({ message, location: location.child(['tags', index, 'x-guide']) });
        }
        if (!document.paths || !document.servers) return;
        document.components ??= {};
        const components = document.components as Json;
        components.schemas ??= {};
        root = { file: location.source.absoluteRef, schemas: components.schemas as Record<string, unknown> };
      },
    },
    PathItem: {
      enter(item: Json | null, { key, location, report }: UserContext) {
        const name = item?.['x-record'];
        if (!item || !root || typeof name !== 'string') return;
        const file = location.source.absoluteRef;
        const schema = source.findSchema(file, name);
        if (!schema) {
          const message = `Write the schema ${name} in this file, or name another one in x-record.`;
          return reportOnce(message, location.child('x-record'), report);
        }
        const context = { root, source, file, path: String(key), record: { name, schema } };
        for (const method of METHODS) {
          const mistake = findMistake(item[method] as Json | undefined, method, context);
          if (mistake) reportOnce(mistake.message, location.child([method, ...mistake.place]).key(), report);
        }
      },
    },
  };
}

/** Completes an operation; returns what keeps it from that. */
function findMistake(
  operation: Json | undefined,
  method: Method,
  context: OperationContext,
): Pick<AuthorError, 'message' | 'place'> | undefined {
  const kind = (operation?.['x-kind'] as Kind | undefined) ?? getKind(method, context.path);
  try {
    if (operation && kind) completeOperation(operation, kind, context);
    return undefined;
  } catch (error) {
    if (error instanceof AuthorError) return error;
    return { message: `The conventions cannot complete it: ${error}.`, place: [] };
  }
}

/** Reads the description of a tag from its guide; returns false when there is none. */
function describeTag(tag: Json, document: string): boolean {
  const guide = tag['x-guide'];
  if (guide === undefined) return true;
  const path = join(dirname(document), String(guide));
  if (!existsSync(path)) return false;
  tag.description = readFileSync(path, 'utf8');
  return delete tag['x-guide'];
}
