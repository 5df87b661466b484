import { describe, expect, it } from 'vitest';
import { editorSchemas, fragments, keywords, keywordsUsed, problemsIn, sources } from './editor-schemas.ts';

describe('source file', () => {
  it('is found by this test', () => {
    expect(fragments.length).toBeGreaterThan(40);
    expect(sources.length).toBeGreaterThan(fragments.length + 15);
  });

  it.each(sources)('%s names its editor schema and fits it', (file) => {
    expect(problemsIn(file)).toEqual([]);
  });
});

describe('editor schemas', () => {
  it('describe every custom keyword and only those in use', () => {
    expect(keywords.map(({ name }) => name).toSorted()).toEqual([...keywordsUsed()].toSorted());
    for (const { name, description, places } of keywords) {
      expect(description, name).toMatch(/\.$/);
      expect(places, name).not.toEqual([]);
    }
  });

  it('are self-contained JSON Schemas', () => {
    expect(editorSchemas.size).toBe(4);
    const references = [...editorSchemas.values()].flatMap((schema) =>
      [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target),
    );
    expect(
      references.filter((target) => !/^([a-z-]+\.schema\.json)?#\/\$defs\/[A-Za-z-]+$/.test(target ?? '')),
    ).toEqual([]);
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
    'evidence of two kinds': chapter('status: documented', 'source: Pets, evidence: { rules: [body], prose: C. }'),
  };

  it.each(Object.entries(rejected))('reject %s', (_title, text) => {
    expect(problemsIn('resources/pets.yaml', text.replace('../../', '../'))).not.toEqual([]);
  });
});
