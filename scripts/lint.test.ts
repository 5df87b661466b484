import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyForLint } from './lib/lint-copy.ts';
import { lintBundle, lintSource } from './lint.ts';

/** A copy of what the lint of the contract reads. */
const copyOfContract = () => copyForLint('openapi', 'generated/openapi.internal.json');

async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

describe('lint of the hand-written files', () => {
  it('passes', async () => {
    await expect(lintSource(await copyOfContract())).resolves.toBe('nothing to report');
  });

  it('names the file, the line and the rule of a weakness', async () => {
    const folder = await copyOfContract();
    await change(folder, 'openapi/resources/debtors.yaml', "examples: ['10001']", 'examples: [1]');
    const failure = lintSource(folder);
    await expect(failure).rejects.toThrow(/openapi\/resources\/debtors\.yaml:\d+:\d+/);
    await expect(failure).rejects.toThrow('no-invalid-schema-examples');
  });

  it('refuses a setting that Redocly does not know', async () => {
    const folder = await copyOfContract();
    await change(folder, 'redocly.yaml', 'tags-alphabetical: off', 'tags-by-story: error');
    await expect(lintSource(folder)).rejects.toThrow('tags-by-story');
  });

  it('needs every exception that it makes', async () => {
    const folder = await copyOfContract();
    const file = join(folder, '.redocly.lint-ignore.yaml');
    const exceptions = parse(await readFile(file, 'utf8')) as Record<string, Record<string, string[]>>;
    await writeFile(file, '');
    const failure = await lintSource(folder).then(String, String);
    for (const [source, rules] of Object.entries(exceptions)) {
      expect(failure).toContain(source);
      for (const [rule, places] of Object.entries(rules)) {
        expect(failure).toContain(`${rule} rule`);
        for (const place of places) expect(failure).toContain(`at ${place}`);
      }
    }
  });
});

describe('lint of the bundle', () => {
  it('passes', async () => {
    await expect(lintBundle(await copyOfContract())).resolves.toBe('nothing to report');
  });

  it('names the file, the line and the rule of a weakness, and needs every exception that it makes', async () => {
    const folder = await copyOfContract();
    const file = join(folder, 'generated/openapi.internal.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as Broken;
    const { DebtorInput, Creditor } = document.components.schemas;
    delete DebtorInput.additionalProperties;
    delete Creditor.properties.contactName.maxLength;
    document.components.schemas.Unused = { type: 'object', description: 'Nobody refers to this.' };
    await writeFile(file, JSON.stringify(document, null, 2));
    const settings = await readFile(join(folder, '.spectral.yaml'), 'utf8');
    await writeFile(join(folder, '.spectral.yaml'), settings.slice(0, settings.indexOf('overrides:')));

    const failure = await lintBundle(folder).then(String, String);
    // Rules of the house, of OWASP and of Spectral.
    expect(failure).toMatch(/generated\/openapi\.internal\.json:\d+:\d+ error closed-inputs/);
    expect(failure).toMatch(/generated\/openapi\.internal\.json:\d+:\d+ error owasp:api4:2023-string-limit/);
    expect(failure).toMatch(/generated\/openapi\.internal\.json:\d+:\d+ warning oas3-unused-component/);
    const { overrides } = parse(settings) as { overrides: { rules: object }[] };
    for (const { rules } of overrides) {
      for (const rule of Object.keys(rules)) expect(failure).toContain(rule);
    }
  });
});

interface Broken {
  components: {
    schemas: {
      DebtorInput: { additionalProperties?: boolean };
      Creditor: { properties: { contactName: { maxLength?: number } } };
      Unused?: object;
    };
  };
}
