import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { createFileValidator } from '../../scripts/rules/editor-schema.ts';

const folder = join(repository, 'openapi');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const findErrors = createFileValidator(join(folder, 'editor'));

/** Lists the errors that an editor underlines in a file. */
function printErrors(file: string, text: string): string {
  const errors = findErrors({ file: join(folder, file), text });
  if (!errors) return 'no schema of openapi/editor/ is named in the first line\n';
  return errors
    .map(({ instancePath, message, params: { additionalProperty = '' } }) =>
      `${instancePath}: ${message} ${additionalProperty}`.trim(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** The hand-written YAML files; editors know the schema of workflows by the names of their files. */
const sources = globSync('**/*.yaml', { cwd: folder }).filter((file) => !file.startsWith('workflows'));

it('each source file names its editor schema and fits it', () => {
  expect(sources.length).toBeGreaterThan(60);
  const wrong = sources
    .map((file) => `${file}: ${printErrors(file, read(file))}`)
    .filter((text) => !text.endsWith(': '));
  expect(wrong).toEqual([]);
});

describe('editor schemas', () => {
  const schemas = globSync('editor/*.schema.json', { cwd: folder }).map((file) => JSON.parse(read(file)) as Json);

  it('describe every custom keyword and only those in use', () => {
    const parsed = JSON.stringify(sources.map((file) => parse(read(file))));
    const used = parsed.match(/(?<=[{,]")x-[\w-]+(?=":)/g) ?? [];
    const described = schemas.flatMap(({ $defs = {} }) =>
      Object.entries($defs as Record<string, Json>).filter(([name]) => name.startsWith('x-')),
    );
    expect(described.map(([name]) => name).toSorted()).toEqual([...new Set(used)].toSorted());
    for (const [name, { description }] of described) expect(description, name).toMatch(/\.$/);
  });

  it('are self-contained JSON Schemas', () => {
    expect(schemas).toHaveLength(4);
    const references = JSON.stringify(schemas).match(/(?<="\$ref":")[^"]+/g) ?? [];
    const isOwn = (target: string) => /^([a-z-]+\.schema\.json)?#\/\$defs\/[A-Za-z-]+$/.test(target);
    expect(references.filter((target) => !isOwn(target))).toEqual([]);
  });

  const fragment = (text: string) => `# yaml-language-server: $schema=../editor/fragment.schema.json\n${text}`;
  const path = (text: string) => fragment(`paths: { /v1/pets: { ${text} } }`);
  const field = (text: string) => fragment(`components: { schemas: { Pet: { properties: { name: { ${text} } } } } }`);
  const evidence = 'evidence: { rules: [body] }';
  const chapter = (status: string, statement: string) =>
    `# yaml-language-server: $schema=../../editor/provenance.schema.json\n${status}\nstatements: [{ id: a, statement: A., carriedBy: ['#/info'], ${statement} }]`;

  const rejected: Record<string, string> = {
    'an unknown keyword on a path': path('x-recrod: Pet'),
    'an unknown keyword on a field': field('type: string, x-uniqe: true'),
    'a keyword of fields on a path': path('x-unique: true'),
    'a keyword of parameters on a field': field('type: string, x-alias-of: title'),
    'a kind that follows from the method': path('get: { x-kind: list }'),
    'an unknown module': path('x-module: [trade]'),
    'a scale on a text': field('type: string, x-scale: 2'),
    'a reference to no resource': field('type: integer, x-references: owners'),
    'a filter that a field has anyway': field('type: string, x-filter: true'),
    'a misspelt keyword of JSON Schema': field('type: string, maxLenght: 5'),
    'a parameter without a schema': path('get: { parameters: [{ name: a, in: query }] }'),
    'a header of the whole document': fragment('info: { title: Pets, version: 1.0.0 }\npaths: {}'),
    'a file without a schema': 'paths: {}',
    'a decision without a reason': chapter('status: decided\ntopic: Pets', ''),
    'a documented statement without its source': chapter('status: documented', evidence),
    'a documented statement with a reason': chapter('status: documented', `source: Pets, reason: B., ${evidence}`),
    'an inferred statement without its source': chapter('status: inferred', `reason: B., ${evidence}`),
    'an inferred statement without a reason': chapter('status: inferred', `source: Pets, ${evidence}`),
    'evidence of two kinds': chapter('status: documented', 'source: Pets, evidence: { rules: [body], prose: C. }'),
  };

  it('reject what no file may have, in a few words', async () => {
    const printed = Object.entries(rejected).map(
      ([title, text]) => [title, printErrors('resources/pets.yaml', text.replace('../../', '../'))] as const,
    );
    for (const [title, errors] of printed) expect(errors, title).not.toBe('');
    const text = printed.map(([title, errors]) => `# ${title}\n${errors}`).join('\n');
    await expect(text).toMatchFileSnapshot('__snapshots__/editor-schemas.txt');
  });
});
