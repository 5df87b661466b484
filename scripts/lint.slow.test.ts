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

type Reported = Readonly<Record<'rule' | 'file' | 'message' | 'text', string>>;

/** Reads the problems that a lint reports, with the text of their lines. */
async function getProblems(folder: string, step: 'lint' | 'lint-bundles' = 'lint'): Promise<Reported[]> {
  const output = await runLint(step, folder).then(String, ({ message }: Error) => message);
  return Promise.all(
    [...output.matchAll(/^(\S+):(\d+): (.*) \(([^()]+)\)$/gm)].map(
      async ([, file = '', line, message = '', rule = '']) => {
        const text = await readFile(join(folder, file), 'utf8');
        return { rule, file, message, text: text.split('\n')[Number(line) - 1]?.trim() ?? '' };
      },
    ),
  );
}

const print = ({ rule, file, message, text }: Reported): string => `${file}: ${text}\n  ${message} (${rule})\n`;

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

  const debtors = 'openapi/resources/debtors.yaml';
  const mistakes: Readonly<Record<string, readonly (readonly [from: string, to: string, file?: string])[]>> = {
    'text that is no YAML': [['summary: Create', '\tsummary: Create']],
    'a reference that leads nowhere': [['schemas/MultilineTextOrNull', 'schemas/Text']],
    'a path about no record': [['x-record: Debtor', 'x-record: Deptor']],
    'a summary without a verb': [['summary: Create a debtor', 'summary: debtor']],
    'a record that cannot be created': [['    DebtorInput:', '    DebtorIn:']],
    'a guide that does not exist': [['guides/errors.md', 'guides/error.md', 'openapi/openapi.yaml']],
    'a keyword of ours that does not exist': [['x-scale', 'x-scael']],
    'no regular expression': [['pattern: ^[', 'pattern: ^([']],
    'what is no OpenAPI': [
      ['maxLength: 20', 'maxLenght: 20'],
      ['        name:\n', '        nothing:\n        name:\n'],
    ],
    'what breaks a rule': [
      ['      operationId: createDebtor\n', ''],
      ['        remark:', '        own_remark:'],
      ["examples: ['10001']", 'examples: [1]'],
      ['    DebtorFields:', '    Unused: {}\n    DebtorFields:'],
      ['#tag/debtor-kinds', '#tag/debtors-kinds'],
      ['Levering op dinsdag', '5f4dcc3b5aa765d61d8327deb882cf99'],
      ['x-scale: 2', ''],
      ['unevaluatedProperties: false', 'unevaluatedProperties: true'],
      ['description: Name of the company or the person.', 'description: Name'],
      ['summary: Create a mandate', 'summary: Get a mandate'],
      ['x-scale: 2', '', 'openapi/shared/values.yaml'],
      ['x-default: ', 'default: ', 'mocks/api/control/resources/clock.yaml'],
    ],
  };
  const printed: string[] = [];

  it.each(Object.entries(mistakes))('names %s once, by file and line', async (title, changes) => {
    const folder = await createLintWorkspace();
    for (const [from, to, file = debtors] of changes) await change(folder, file, from, to);
    const problems = await getProblems(folder);
    printed.push(`# ${title}\n${problems.map(print).join('')}\n`);
    expect(problems).toHaveLength(changes.length);
  });

  it('says what to do about each mistake', async () => {
    await expect(printed.join('')).toMatchFileSnapshot('__snapshots__/lint.txt');
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
    const document = JSON.parse(await readFile(file, 'utf8'));
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
