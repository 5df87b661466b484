import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('the nightly pipeline has a job for each of its steps', async () => {
  const [, list = ''] = /^ +step:\n((?: +- [\w-]+\n)+)/m.exec(await read('.github/workflows/nightly.yaml')) ?? [];
  const steps = [...list.matchAll(/- ([\w-]+)/g)].map(([, name]) => name);
  expect(steps).toEqual(PIPELINE_STEPS.nightly.map(({ name }) => name));
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
