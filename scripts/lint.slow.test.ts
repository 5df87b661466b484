import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createLintWorkspace, runLint } from '../test/support/lint-workspace.ts';

async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

interface Reported {
  readonly rule: string;
  readonly file: string;
  readonly message: string;
  /** Text of the line. */
  readonly text: string;
}

/** Reads the problems that a lint reports. */
async function getProblems(folder: string, step: 'lint' | 'lint-bundles' = 'lint'): Promise<Reported[]> {
  const output = await runLint(step, folder).then(String, ({ message }: Error) => message);
  const problems = output.matchAll(/^(\S+):(\d+): (.*) \(([^()]+)\)$/gm);
  return Promise.all(
    [...problems].map(async ([, file = '', line, message = '', rule = '']) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { rule, file, message, text: text.split('\n')[Number(line) - 1]?.trim() ?? '' };
    }),
  );
}

describe('lint of the hand-written files', () => {
  it('finds no errors in the repository', async () => {
    await expect(runLint('lint', await createLintWorkspace())).resolves.toContain('no problems');
  });

  it('needs every exception that it makes for the control plane', async () => {
    const folder = await createLintWorkspace();
    const file = join(folder, 'redocly.yaml');
    const config = parse(await readFile(file, 'utf8'));
    const exceptions = Object.keys(config.apis.control.rules);
    delete config.apis.control.rules;
    await writeFile(file, stringify(config));
    const failure = await runLint('lint', folder).then(String, String);
    expect(exceptions.length).toBeGreaterThan(0);
    for (const rule of exceptions) expect(failure).toContain(`(${rule})`);
  });

  it('reports each violation of a rule once, with the file and the line of the hand-written YAML', async () => {
    const folder = await createLintWorkspace();
    await change(folder, debtors, "examples: ['10001']", 'examples: [1]');
    await change(folder, debtors, 'x-scale: 2', '');
    await change(folder, debtors, 'unevaluatedProperties: false', 'unevaluatedProperties: true');
    await change(folder, debtors, 'description: Name of the company or the person.', 'description: Name');
    await change(folder, debtors, 'summary: Create a mandate', 'summary: Create a debtor');
    await change(folder, 'openapi/shared/values.yaml', 'x-scale: 2', '');
    await change(folder, 'mocks/api/control/resources/clock.yaml', 'x-default: ', 'default: ');

    const problems = (await getProblems(folder)).map(({ rule, file, text }) => [rule, file, text]);
    expect(problems).toContainEqual(['no-invalid-schema-examples', debtors, 'examples: [1]']);
    expect(problems.filter(([rule]) => rule?.startsWith('contract/'))).toEqual([
      ['contract/no-body-defaults', 'mocks/api/control/resources/clock.yaml', 'running:'],
      ['contract/unique-summaries', debtors, 'summary: Create a debtor'],
      ['contract/require-description', debtors, 'name:'],
      ['contract/bounded-numbers', debtors, 'creditLimit:'],
      ['contract/closed-inputs', debtors, 'DebtorInput:'],
      ['contract/bounded-numbers', 'openapi/shared/values.yaml', 'Amount:'],
    ]);
  });

  const debtors = 'openapi/resources/debtors.yaml';
  it.each([
    ['text that is no YAML', debtors, 'summary: Create', '\tsummary: Create', 'Failed to parse: tab characters'],
    ['a reference that leads nowhere', debtors, 'schemas/MultilineTextOrNull', 'schemas/Text', "Can't resolve $ref"],
    ['a keyword that does not exist', debtors, 'maxLength: 20', 'maxLenght: 20', 'Did you mean maxLength?'],
    ['a keyword of ours that does not exist', debtors, 'x-scale', 'x-scael', 'Correct x-scael: there is no such'],
    ['a path about no record', debtors, 'x-record: Debtor', 'x-record: Deptor', 'Write the schema Deptor in this file'],
    ['a summary without a verb', debtors, 'summary: Create a debtor', 'summary: debtor', 'Give createDebtor a summary'],
    ['a record that cannot be created', debtors, '    DebtorInput:', '    DebtorIn:', 'Write the schema DebtorInput'],
    ['an operation without a name', debtors, '      operationId: createDebtor\n', '', 'should contain `operationId`'],
    ['a schema that is empty', debtors, '        name:\n', '        nothing:\n        name:\n', 'but got `null`'],
    ['no regular expression', debtors, 'pattern: ^[', 'pattern: ^([', 'Correct the pattern: Invalid regular'],
    ['a field in snake_case', debtors, '        remark:', '        own_remark:', 'Write the field in camelCase'],
    ['an example of another type', debtors, "examples: ['10001']", 'examples: [1]', 'type must be string'],
    [
      'a schema that nothing uses',
      debtors,
      '    DebtorFields:',
      '    Unused: {}\n    DebtorFields:',
      'Refer to Unused',
    ],
    ['a link that leads nowhere', debtors, '#tag/debtor-kinds', '#tag/debtors-kinds', 'Link something that exists'],
    ['a secret', debtors, 'Levering op dinsdag', '5f4dcc3b5aa765d61d8327deb882cf99', 'looks like a real secret'],
    ['a guide that does not exist', 'openapi/openapi.yaml', 'guides/errors.md', 'guides/error.md', 'Write the guide'],
  ])('names %s once, by file and line, and says what to do', async (_title, file, from, to, message) => {
    const folder = await createLintWorkspace();
    await change(folder, file, from, to);
    const problems = await getProblems(folder);
    expect(problems).toMatchObject([{ file, message: expect.stringContaining(message) }]);
  });

  it('refuses a setting that Redocly does not know', async () => {
    const folder = await createLintWorkspace();
    await change(folder, 'redocly.yaml', 'tags-alphabetical: off', 'tags-by-story: error');
    await expect(runLint('lint', folder)).rejects.toThrow('tags-by-story');
  });

  it('needs every exception that it makes', async () => {
    const folder = await createLintWorkspace();
    const file = join(folder, '.redocly.lint-ignore.yaml');
    const exceptions = parse(await readFile(file, 'utf8')) as Record<string, Record<string, string[]>>;
    await writeFile(file, '');
    const problems = await getProblems(folder);
    const rules = Object.values(exceptions).flatMap((places) => Object.entries(places));
    const expected = rules.flatMap(([rule, places]) => places.map(() => rule));
    expect(problems.map(({ rule }) => rule).toSorted()).toEqual(expected.toSorted());
  });
});

const bundles = ['generated/openapi.internal.json', 'generated/control.json'] as const;

describe('lint of the bundles', () => {
  it('names a field without provenance once, and where to say where it comes from', async () => {
    const folder = await createLintWorkspace(...bundles);
    await change(folder, 'openapi/resources/debtors.yaml', '        remark:', '        mobile: {}\n        remark:');
    const file = join(folder, 'generated/openapi.internal.json');
    const document = JSON.parse(await readFile(file, 'utf8'));
    for (const [name, { properties }] of Object.entries<{ properties?: object }>(document.components.schemas)) {
      const mobile = { type: 'string', maxLength: 30, description: 'Mobile phone number.' };
      if (/^Debtor(Input|Patch|Replacement|ListItem)?$/.test(name)) Object.assign(properties ?? {}, { mobile });
    }
    await writeFile(file, JSON.stringify(document));
    expect(await getProblems(folder, 'lint-bundles')).toEqual([
      {
        rule: 'provenance',
        file: 'openapi/resources/debtors.yaml',
        message:
          'Say where it comes from: name #/components/schemas/Debtor/properties/mobile in carriedBy of a statement in openapi/provenance, in decided/ when it is our decision.',
        text: 'mobile: {}',
      },
    ]);
  });

  it('finds no errors in the repository', async () => {
    await expect(runLint('lint-bundles', await createLintWorkspace(...bundles))).resolves.toContain('no problems');
  });

  it('names the file, the line and the rule of a weakness, and needs every exception that it makes', async () => {
    const folder = await createLintWorkspace(...bundles);
    const file = join(folder, 'generated/openapi.internal.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as Broken;
    delete document.components.schemas.Creditor.properties.contactName.maxLength;
    document.components.schemas.Unused = { type: 'object', description: 'Nobody refers to this.' };
    await writeFile(file, JSON.stringify(document, null, 2));
    const settings = await readFile(join(folder, '.spectral.yaml'), 'utf8');
    await writeFile(join(folder, '.spectral.yaml'), settings.slice(0, settings.indexOf('overrides:')));

    const problems = await getProblems(folder, 'lint-bundles');
    const places = problems.map(({ rule, file, text }) => [rule, file, text]);
    // Rules of OWASP and of Spectral.
    expect(places).toContainEqual(['owasp:api4:2023-string-limit', 'openapi/shared/parties.yaml', 'contactName:']);
    expect(problems.map(({ message }) => message)).toContain(
      '#/components/schemas/Unused: Potentially unused component has been detected.',
    );
    const { overrides } = parse(settings) as { overrides: { files: string[]; rules: object }[] };
    const exceptions = overrides.flatMap(({ files: [bundle = ''], rules }) =>
      Object.keys(rules).map((rule) => [rule, bundle.includes('control') ? 'mocks' : 'openapi']),
    );
    const found = problems.map(({ rule, file }) => [rule, file.split('/')[0]]);
    for (const exception of exceptions) expect(found).toContainEqual(exception);
  });
});

it('the rules of .spectral.yaml name each schema that breaks one', async () => {
  const folder = await createLintWorkspace(...bundles);
  const file = join(folder, bundles[0]);
  const document = JSON.parse(await readFile(file, 'utf8'));
  const { schemas } = document.components;
  Object.assign(schemas.DebtorPatch, { minProperties: 2 });
  Object.assign(schemas.CreditorPatch, { required: ['name'] });
  const planted = {
    Readable: { type: 'integer', readOnly: true },
    NullFirst: { type: ['null', 'string'] },
    Several: { type: ['string', 'integer', 'null'] },
    NullBranch: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    Listed: { type: ['string', 'null'], enum: ['a', 'b'] },
    Bare: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    Record: { type: 'object' },
  };
  await writeFile(
    file,
    JSON.stringify({ ...document, components: { ...document.components, schemas: { ...schemas, ...planted } } }),
  );
  const problems = await getProblems(folder, 'lint-bundles');
  const rules = problems.map(({ rule }) => rule).filter((rule) => !/^(oas3|owasp)/.test(rule));
  expect(rules.toSorted()).toEqual([
    ...['no-bare-alternatives', 'no-read-only', 'no-shadowing-names', 'nullable-branch', 'nullable-enum'],
    ...['nullable-type', 'nullable-type', 'partial-updates', 'partial-updates'],
  ]);
});

interface Broken {
  components: {
    schemas: { Creditor: { properties: { contactName: { maxLength?: number } } }; Unused?: object };
  };
}
