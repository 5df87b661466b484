import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { countTests } from './ci/count-tests.ts';
import { PIPELINES } from './ci/steps.ts';

it('counts the tests of all runs in an output', () => {
  const output = 'x\n3 passed, 0 failed\n\nmore\n2 passed, 1 failed, 4 skipped\n 9 passed, 9 failed\n';
  expect(countTests(output)).toEqual({ passed: 5, failed: 1, skipped: 4 });
});

describe.each(Object.entries(PIPELINES))('the pipeline %s', (_name, steps) => {
  it('runs scripts that package.json has, and needs steps of its own', () => {
    for (const { script, needs = [] } of Object.values(steps)) {
      expect(manifest.scripts).toHaveProperty([script]);
      for (const need of needs) expect(steps).toHaveProperty([need]);
    }
  });
});

it('each check of package.json is in a pipeline', () => {
  const scripts = new Set(
    Object.values(PIPELINES).flatMap((steps) => Object.values(steps).map(({ script }) => script)),
  );
  const checks = Object.keys(manifest.scripts)
    .filter((name) => /^(check|conformance|soak|test)\b/.test(name))
    .toSorted();
  // .ci/run executes `npm test` before; the others are other ways to run it, and the groups of `npm run test:slow`.
  const others = ['test', 'test:browser', 'test:coverage', 'test:watch'];
  expect(checks.filter((name) => !scripts.has(name))).toEqual(others);
});
