import { join, relative } from 'node:path';
import {
  type Config,
  createConfig,
  getLineColLocation,
  type LocationObject,
  lint,
  lintFromString,
} from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePointer } from '../../contract/json-pointer.ts';
import contractPlugin from '../../scripts/rules/index.ts';
import { createFolder } from './folders.ts';

/** Files in the folder of a document, by their paths from there; `openapi.yaml` is the document. */
type Files = Readonly<Record<string, string>>;

/** A part of an OpenAPI document as YAML, which leaves out what the rule does not look at, or the files of one. */
type Fixture = string | Files;

/**
 * A document in which POST /v1/debtors takes a `DebtorInput`.
 *
 * @param schemas lines of YAML, indented by 4 or more; those indented by 2 are other components.
 * @param paths other paths, indented by 2.
 */
export const withDebtorInput = (schemas: string, paths = ''): string => `
paths:
  /v1/debtors:
    post: { x-kind: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DebtorInput' } } } } }${paths}
components:
  schemas:${schemas}`;

/**
 * Defines the tests of a custom rule, which run in Redocly itself, as in the lint of the contract. `__snapshots__/NAME.txt` has what it
 * reports: the path in the document, or the file and the line, and the message.
 */
export function testRule(name: string, { accepts, reports }: Readonly<Record<'accepts' | 'reports', Fixture>>): void {
  describe(`the rule ${name}`, () => {
    it('accepts what keeps it', async () => {
      expect(await runRule(name, accepts)).toEqual([]);
    });
    it('reports each place that breaks it, and says what to do', async () => {
      const findings = await runRule(name, reports);
      await expect(`${findings.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
    });
  });
}

const runRule = (rule: string, fixture: Fixture): Promise<string[]> =>
  typeof fixture === 'string' ? lintDocument(rule, fixture) : lintFiles(rule, fixture);

const createRuleConfig = (rule: string): Promise<Config> =>
  createConfig({ plugins: [contractPlugin()], rules: { [`contract/${rule}`]: 'error' } });

async function lintFiles(rule: string, files: Files): Promise<string[]> {
  const folder = await createFolder({ 'openapi.yaml': 'openapi: 3.1.1\n', ...files });
  const problems = await lint({ ref: join(folder, 'openapi.yaml'), config: await createRuleConfig(rule) });
  return problems.map(({ location: [location], message }) => {
    const { source, start } = getLineColLocation(location as LocationObject);
    return `${relative(folder, source.absoluteRef)}:${start.line}: ${message}`;
  });
}

async function lintDocument(rule: string, text: string): Promise<string[]> {
  const config = await createRuleConfig(rule);
  const document = { openapi: '3.1.1', ...(parse(text) as object) };
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ location: [location], message }) => {
    const pointer = location && 'pointer' in location ? String(location.pointer) : '';
    return `${parsePointer(pointer).join('/')}: ${message}`;
  });
}
