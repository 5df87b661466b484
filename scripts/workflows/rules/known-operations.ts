import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { UserContext } from '@redocly/openapi-core';
import { repository } from '../../lib/run.ts';
import { type ArazzoDocument, parseOperationId, type Step } from '../documents.ts';

/**
 * The hand-written files of a document that workflows refer to. A new operation is not in the document itself before it is
 * bundled.
 */
const SOURCE_FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': 'openapi/resources/*.yaml',
  'control.json': 'mocks/api/control/resources/*.yaml',
};

/** Requires every step to name a source description and an operation that exist. */
export function knownOperations() {
  let sources: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return {
    Root: {
      enter({ sourceDescriptions }: ArazzoDocument) {
        sources = new Map(sourceDescriptions.map(({ name, url }) => [name, getOperations(basename(url))]));
      },
    },
    Step: {
      enter(step: Partial<Step>, { location, report }: UserContext) {
        const message = findProblem(step.operationId, sources);
        if (message) report({ message, location: location.child(['operationId']) });
      },
    },
  };
}

function findProblem(
  operationId: string | undefined,
  sources: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (operationId === undefined || !/^\$sourceDescriptions\.[^.]+\.[^.]+$/.test(operationId)) {
    return 'Name the operation as $sourceDescriptions.<source>.<operationId>.';
  }
  const { source, id } = parseOperationId({ operationId });
  const operations = sources.get(source);
  if (!operations) return `There is no source description "${source}".`;
  return operations.has(id) ? undefined : `There is no operation "${id}" in the source "${source}".`;
}

const operationCache = new Map<string, ReadonlySet<string>>();

function getOperations(document: string): ReadonlySet<string> {
  const operations = operationCache.get(document) ?? new Set(readOperationIds(SOURCE_FILES[document] ?? ''));
  operationCache.set(document, operations);
  return operations;
}

const readOperationIds = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository }).flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/^ +operationId: (\w+)$/gm)].map(([, id = '']) => id),
  );
