import { expect, it } from 'vitest';
import { STEPS } from '../../scripts/build/run-steps.ts';
import { PROJECT_STEPS } from './build-stale.ts';

const listNeeds = (name: string): string[] => [name, ...(STEPS.get(name)?.needs ?? []).flatMap(listNeeds)];

it.each(['contract', 'unit', 'types', 'e2e'])('the tests of the project %s need nothing but npm ci', (project) => {
  const steps = PROJECT_STEPS[project]?.flatMap(listNeeds) ?? [];
  expect(steps).toContain('bundle');
  expect(steps.filter((name) => name.startsWith('install-'))).toEqual([]);
});
