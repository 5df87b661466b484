import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '../../lib/run.ts';
import { type ArazzoDocument, calledOperation, type Step } from '../documents.ts';
import type { RuleContext } from './context.ts';

/**
 * The hand-written files of a document that workflows refer to. The document itself is made after the lint, so a new
 * operation would not be in it yet.
 */
const handWritten: Readonly<Record<string, string>> = {
  'openapi.yaml': 'openapi/resources/*.yaml',
  'control.json': 'mocks/control/resources/*.yaml',
};

/** Every step names the document and the operation that it calls, and both are there. */
export function knownOperations() {
  let sources: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return {
    Root: {
      enter({ sourceDescriptions }: ArazzoDocument) {
        sources = new Map(sourceDescriptions.map(({ name, url }) => [name, operationsOf(basename(url))]));
      },
    },
    Step: {
      enter(step: Partial<Step>, { location, report }: RuleContext) {
        const message = problem(step.operationId, sources);
        if (message) report({ message, location: location.child(['operationId']) });
      },
    },
  };
}

function problem(
  operationId: string | undefined,
  sources: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (operationId === undefined || !/^\$sourceDescriptions\.[^.]+\.[^.]+$/.test(operationId)) {
    return 'Name the operation as $sourceDescriptions.<source>.<operationId>.';
  }
  const { source, id } = calledOperation({ operationId });
  const operations = sources.get(source);
  if (!operations) return `There is no source description "${source}".`;
  return operations.has(id) ? undefined : `There is no operation "${id}" in the source "${source}".`;
}

const known = new Map<string, ReadonlySet<string>>();

function operationsOf(document: string): ReadonlySet<string> {
  const found = known.get(document) ?? new Set(idsIn(handWritten[document] ?? ''));
  known.set(document, found);
  return found;
}

const idsIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository }).flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/^ +operationId: (\w+)$/gm)].map(([, id = '']) => id),
  );
