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
  '.gitlab-ci.yml',
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

it.each(['.github/workflows/ci.yaml', '.gitlab-ci.yml'])('%s runs what .ci/run runs', async (file) => {
  expect(await read(file)).toMatch(/\bbash \.ci\/run$/m);
  expect(listScripts((await read('.ci/run')).replaceAll(/^#.*$/gm, ''))).toEqual(new Set(['ci']));
});

it.each(['.github/workflows/nightly.yaml', '.gitlab-ci.yml'])(
  '%s runs each step of the nightly pipeline',
  async (file) => {
    const [, list = ''] = /^ +(?:- STEP|step):\n((?: +- [\w-]+\n)+)/m.exec(await read(file)) ?? [];
    const steps = [...list.matchAll(/- ([\w-]+)/g)].map(([, name]) => name);
    expect(steps).toEqual(Object.keys(PIPELINE_STEPS.nightly));
  },
);

it.each(PIPELINES.filter((file) => file.startsWith('.github')))(
  'the workflows of GitHub %s grants no more than reading, limits the time of each job, and pins the versions of actions',
  async (file) => {
    const workflow = parseDocument(await read(file)).toJS();
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values<{ 'timeout-minutes': number; steps: { uses?: string }[] }>(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      const actions = job.steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
      for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
    }
  },
);
