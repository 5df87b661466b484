import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source, UserContext } from '@redocly/openapi-core';
import { parse } from 'yaml';

/** A hand-written file. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Reads the files in the folder of a document, whatever refers to them. */
export function readFiles(document: string, extensions: 'yaml' | '{md,yaml}'): TextFile[] {
  const folder = dirname(document);
  const names = globSync(`**/*.${extensions}`, { cwd: folder }).sort();
  return names.map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** Parses a file; one that is no YAML is the finding of another rule. */
export function parseFile({ text }: TextFile): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Reports a part of a file at its key. */
export function reportPointer(
  { location, report }: UserContext,
  file: TextFile,
  pointer: string,
  message: string,
): void {
  report({ message, location: { source: createSource(location.source, file), pointer, reportOnKey: true } });
}

/** Reports a line of a file that Redocly need not have read. */
export function reportLine({ location, report }: UserContext, file: TextFile, line: number, message: string): void {
  const source = createSource(location.source, file);
  report({ message, location: { source, pointer: undefined, start: { line, col: 1 } } });
}

/** Creates a source of the Redocly that lints, which is another one in the command than in a test. */
const createSource = (linted: Source, { file, text }: TextFile): Source =>
  Reflect.construct(linted.constructor, [file, text]) as Source;
