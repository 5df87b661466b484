import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseEvidence } from '../../scripts/provenance/evidence-file.ts';
import type { DecisionEvidence } from './evidence.ts';
import { addEvidence } from './evidence-file.ts';

function createFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'evidence.json');
}

const decide = (id: string, result: DecisionEvidence['result']): DecisionEvidence => ({
  id,
  result,
  statement: 'A list is in order.',
  example: 'GET /v1/debtors: record 3 of "Voorbeeld" comes first',
});

it('several runs merge, by server', () => {
  const file = createFile();
  const add = (url: string, date: string, ...decisions: readonly DecisionEvidence[]): void =>
    addEvidence(file, { url, date: new Date(date), decisions });
  add(
    'https://one.example/app',
    '2026-11-20T23:59:00Z',
    decide('list-order', 'confirmed'),
    decide('dates', 'not seen'),
  );
  add('https://one.example', '2026-11-22T01:00:00Z', decide('list-order', 'contradicted'), decide('dates', 'not seen'));
  add('http://two.example:4010', '2026-11-23T01:00:00Z', decide('list-order', 'confirmed'));
  expect(parseEvidence(readFileSync(file, 'utf8'))).toEqual({
    version: 1,
    servers: {
      'one.example': {
        runs: 2,
        last: '2026-11-22',
        decisions: {
          'list-order': { confirmed: 1, contradicted: 1, last: '2026-11-22' },
          dates: { confirmed: 0, contradicted: 0, last: null },
        },
      },
      'two.example:4010': {
        runs: 1,
        last: '2026-11-23',
        decisions: { 'list-order': { confirmed: 1, contradicted: 0, last: '2026-11-23' } },
      },
    },
  });
});

it('the file has nothing of the books', () => {
  const file = createFile();
  addEvidence(file, {
    url: 'https://one.example',
    date: new Date(0),
    decisions: [decide('list-order', 'contradicted')],
  });
  expect(readFileSync(file, 'utf8')).not.toContain('Voorbeeld');
});

it.each([
  ['no JSON', 'The file: Invalid input'],
  ['{"version":1,"servers":{"a":{"runs":"1","last":"2026-11-22","decisions":{}}}}', 'servers.a.runs: Invalid input'],
])('a file that is another one is left as it is: %s', (text, reason) => {
  const file = createFile();
  writeFileSync(file, text);
  const add = (): void => addEvidence(file, { url: 'https://one.example', date: new Date(0), decisions: [] });
  expect(add).toThrow(`evidence.json was not written by a run. ${reason}`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
