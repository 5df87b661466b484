import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each bundled document is made from, from the folder of the repository. */
const INPUTS = {
  contract: [
    'openapi/**/*.{yaml,md}',
    'scripts/{bundle,conventions,document}/**/*.ts',
    'scripts/bundle.ts',
    'redocly.yaml',
  ],
  control: ['mocks/control/**/*.yaml', 'openapi/{conventions,shared}/*.yaml', 'scripts/control-document.ts'],
} as const;

export type Bundled = keyof typeof INPUTS;

/** The hashes of those files when the documents were bundled; committed, so that a fresh clone need not bundle. */
const recordFile = (repository: string): string => join(repository, 'generated', 'inputs.json');

function readRecord(repository: string): Partial<Record<Bundled, string>> {
  const file = recordFile(repository);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Bundled, string>>) : {};
}

/** SHA-256 of the names and the contents of the inputs of a document, as hexadecimal digits. */
function hashInputs(repository: string, name: Bundled): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS[name], { cwd: repository }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const content = readFileSync(join(repository, file));
    hash.update(`${file.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Writes down what a document was bundled from. */
export function recordInputs(repository: string, name: Bundled): void {
  const record = { ...readRecord(repository), [name]: hashInputs(repository, name) };
  writeFileSync(recordFile(repository), `${JSON.stringify(record, null, 2)}\n`);
}

/** The documents whose inputs have changed since they were bundled. */
export function findStaleDocuments(repository: string): Bundled[] {
  const record = readRecord(repository);
  return (Object.keys(INPUTS) as Bundled[]).filter((name) => record[name] !== hashInputs(repository, name));
}
