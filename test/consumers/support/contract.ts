import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { stringify } from 'yaml';

const generated = resolve(import.meta.dirname, '../../../generated');

/** The contract as a tool finds it: alone in a folder, where no settings of this repository are. */
export interface Contract {
  readonly folder: string;
  readonly json: string;
  readonly yaml: string;
}

/** A copy of the contract for the tests of a file. `CONTRACT=file.json` tries another one. */
export function copyContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'consumers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const contract = { folder, json: join(folder, 'openapi.json'), yaml: join(folder, 'openapi.yaml') };
  const other = process.env.CONTRACT;
  cpSync(other ? resolve(other) : join(generated, 'openapi.json'), contract.json);
  if (other) writeFileSync(contract.yaml, stringify(JSON.parse(readFileSync(contract.json, 'utf8'))));
  else cpSync(join(generated, 'openapi.yaml'), contract.yaml);
  return contract;
}
