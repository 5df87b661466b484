import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import {
  type Validator,
  validateCompose,
  validateDockerfile,
  validateGithub,
  validateGitlab,
  validateGitlabTemplate,
  validateRenovate,
} from './validators.ts';

const read = (file: string): Promise<string> => readFile(join(repository, file), 'utf8');

/** A mistake: what it replaces, and what its message says. */
type Mistake = readonly [from: string | RegExp, to: string, message: string];

interface Case {
  readonly pattern: string;
  readonly validate: Validator;
  readonly mistakes: readonly Mistake[];
}

const FILES: readonly Case[] = [
  {
    pattern: '.github/workflows/*.yaml',
    validate: validateGithub,
    mistakes: [
      ['runs-on:', 'run-on:', "Unexpected value 'run-on'"],
      ['{ github.ref', '{ githb.ref', "Unrecognized named-value: 'githb'"],
      ['permissions: { contents: read }', 'permissions: { contents: all }', "Unexpected value 'all'"],
    ],
  },
  {
    pattern: '.github/actions/*/action.yaml',
    validate: validateGithub,
    mistakes: [
      ['main: ', 'mein: ', "Unexpected value 'mein'"],
      [/using: node\d+/, 'using: node7', "Unexpected value 'node7'"],
    ],
  },
  {
    pattern: '.gitlab-ci.yml',
    validate: validateGitlab,
    mistakes: [['stage: test', 'stag: test', "'stag' property is not expected to be here at commit"]],
  },
  {
    pattern: '.gitlab/templates/*.yml',
    validate: validateGitlabTemplate,
    mistakes: [['after_script:', 'afterscript:', "'afterscript' property is not expected to be here"]],
  },
  {
    pattern: '{compose,docs/hosting/cluster/compose}.yaml',
    validate: validateCompose,
    mistakes: [
      ['read_only:', 'readonly:', 'must NOT have additional properties {"additionalProperty":"readonly"}'],
      ["['127.0.0.1:4010:4010']", '4010', '/services/sandbox/ports must be array'],
    ],
  },
  {
    pattern: 'Dockerfile',
    validate: validateDockerfile,
    mistakes: [
      ['USER node', 'USR node', 'Unknown instruction: USR'],
      ['--interval=10s', '--interval=10x', 'unknown unit x in duration 10x'],
      ['WORKDIR /app', 'WORKDIR', 'Instruction has no arguments'],
    ],
  },
  {
    pattern: 'renovate.json',
    validate: validateRenovate,
    mistakes: [
      ['matchPackageNames', 'matchPackages', '{"additionalProperty":"matchPackages"}'],
      ['"gitlabci"', '"gitlab"', '/packageRules/4/matchManagers/1 must be equal to one of the allowed values'],
    ],
  },
];

describe.each(FILES)('$pattern', ({ pattern, validate, mistakes }) => {
  const files = globSync(pattern, { cwd: repository }).sort();

  it('is valid', async () => {
    expect(files).not.toEqual([]);
    for (const file of files) expect(await validate(await read(file), file), file).toEqual([]);
  });

  it.each(mistakes)('is no longer valid with %s replaced by %s', async (from, to, message) => {
    const [file = ''] = files;
    const text = await read(file);
    expect(text.search(from)).toBeGreaterThan(-1);
    expect((await validate(text.replace(from, to), file)).join('\n')).toContain(message);
  });
});

it('the groups of renovate.json name packages that are installed', async () => {
  const manifests = globSync('{.,mocks,client,conformance,mcp,site/shell,test/*}/package.json', { cwd: repository });
  const installed = new Set<string>();
  for (const manifest of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(await read(manifest));
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      installed.add(name);
  }
  const rules: { matchPackageNames?: string[] }[] = JSON.parse(await read('renovate.json')).packageRules;
  const patterns = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(patterns.filter((pattern) => ![...installed].some((name) => matchesGlob(name, pattern)))).toEqual([]);
});
