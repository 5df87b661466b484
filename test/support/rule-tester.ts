import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import {
  type Config,
  createConfig,
  getLineColLocation,
  type LocationObject,
  lint,
  lintFromString,
} from '@redocly/openapi-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parsePointer } from '../../contract/json-pointer.ts';
import contractPlugin from '../../scripts/rules/index.ts';

/** A part of an OpenAPI document as YAML. It leaves out what the rule does not look at. */
type Fixture = string;

interface Cases {
  readonly valid: Readonly<Record<string, Fixture>>;
  /** Documents that violate the rule, each with the problems in order: the path, a colon, the message. */
  readonly invalid: Readonly<Record<string, readonly [Fixture, ...problems: string[]]>>;
}

/** A document in which POST /v1/debtors takes a `DebtorInput`. The schemas are lines of YAML, indented by 4 or more. */
export const withDebtorInput = (schemas: string): Fixture => `
paths:
  /v1/debtors:
    post: { x-kind: create, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/DebtorInput' } } } } }
components:
  schemas:
${schemas}`;

/** Defines the tests of a custom rule. They run in Redocly itself, as in the lint of the contract. */
export function testRule(name: string, { valid, invalid }: Cases): void {
  describe(`the rule ${name}`, () => {
    it.each(Object.entries(valid))('accepts %s', async (_title, fixture) => {
      expect(await lintFixture(name, fixture)).toEqual([]);
    });
    it.each(Object.entries(invalid))('rejects %s', async (_title, [fixture, ...problems]) => {
      expect(await lintFixture(name, fixture)).toEqual(problems);
    });
  });
}

/** Files in the folder of a document, by their paths from there; `openapi.yaml` is the document. */
type Files = Readonly<Record<string, string>>;

interface FileCases {
  readonly valid: Readonly<Record<string, Files>>;
  /** Files that violate the rule, each with the problems in order: the file, the line, the message. */
  readonly invalid: Readonly<Record<string, readonly [Files, ...problems: string[]]>>;
}

/** Defines the tests of a custom rule that reads the files of the contract. */
export function testFileRule(name: string, { valid, invalid }: FileCases): void {
  describe(`the rule ${name}`, () => {
    it.each(Object.entries(valid))('accepts %s', async (_title, files) => {
      expect(await lintFiles(name, files)).toEqual([]);
    });
    it.each(Object.entries(invalid))('rejects %s', async (_title, [files, ...problems]) => {
      expect(await lintFiles(name, files)).toEqual(problems);
    });
  });
}

const createRuleConfig = (rule: string): Promise<Config> =>
  createConfig({ plugins: [contractPlugin()], rules: { [`contract/${rule}`]: 'error' } });

async function lintFiles(rule: string, files: Files): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rule-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ 'openapi.yaml': 'openapi: 3.1.1\n', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const problems = await lint({ ref: join(folder, 'openapi.yaml'), config: await createRuleConfig(rule) });
  return problems.map(({ location: [location], message }) => {
    const { source, start } = getLineColLocation(location as LocationObject);
    return `${relative(folder, source.absoluteRef)}:${start.line}: ${message}`;
  });
}

async function lintFixture(rule: string, fixture: Fixture): Promise<string[]> {
  const config = await createRuleConfig(rule);
  const document = { openapi: '3.1.1', ...(parse(fixture) as object) };
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ location: [location], message }) => {
    const pointer = location && 'pointer' in location ? String(location.pointer) : '';
    return `${parsePointer(pointer).join('/')}: ${message}`;
  });
}
