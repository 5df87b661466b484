import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { PIPELINES as PIPELINE_STEPS } from '../../scripts/ci/steps.ts';
import { repository } from '../../scripts/lib/run.ts';

const read = (file: string): Promise<string> => readFile(join(repository, file), 'utf8');

const PIPELINES = [
  '.github/workflows/ci.yaml',
  '.github/workflows/nightly.yaml',
  '.github/workflows/release.yaml',
  '.github/workflows/site.yaml',
];

/** The npm scripts that a text runs: `npm test` and `npm run build`. */
const listScripts = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bnpm (?:run )?(test(?![:\w])|(?<=run )[\w:]+)/g)].map(([, name]) => String(name)));

describe.each(PIPELINES)('%s', (file) => {
  it('is valid YAML, and runs only scripts that package.json has', async () => {
    const text = await read(file);
    expect(parseDocument(text).errors).toEqual([]);
    const { scripts } = JSON.parse(await read('package.json'));
    expect([...listScripts(text)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('the pipeline of a commit runs what .ci/run runs', async () => {
  expect(await read('.github/workflows/ci.yaml')).toMatch(/\bbash \.ci\/run$/m);
  expect(listScripts((await read('.ci/run')).replaceAll(/^#.*$/gm, ''))).toEqual(new Set(['ci']));
});

it('the nightly pipeline has a job for each of its steps', async () => {
  const [, list = ''] = /^ +step:\n((?: +- [\w-]+\n)+)/m.exec(await read('.github/workflows/nightly.yaml')) ?? [];
  const steps = [...list.matchAll(/- ([\w-]+)/g)].map(([, name]) => name);
  expect(steps).toEqual(PIPELINE_STEPS.nightly.map(({ name }) => name));
});

it('the release publishes the packages by their tag, after the tests of a commit', async () => {
  const text = await read('.github/workflows/release.yaml');
  expect(text).toMatch(/tags: \['packages-v\*'\]/);
  expect(text).toMatch(/bash \.ci\/run$/m);
  expect(text).not.toContain('TOKEN }}');
});

it.each(PIPELINES)(
  'the workflow %s grants no more than reading, limits the time of each job, and pins actions to commits',
  async (file) => {
    const text = await read(file);
    const workflow = parseDocument(text).toJS();
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values<{ 'timeout-minutes': number }>(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).not.toEqual([]);
    // Renovate keeps the commit and the version behind it alike.
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);
