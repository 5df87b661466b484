import { expect, it } from 'vitest';
import { formatResults, type WorkflowResult } from './results.ts';

const create = (count: number, lines: number): WorkflowResult[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `workflow-${index}`,
    status: 'failed',
    summary: '3 requests',
    details: Array.from({ length: lines }, (_, line) => (line === 1 ? `reason ${index}` : `line ${line}`)).join('\n'),
  }));

it.each([
  [1, 4],
  [1, 200],
  [5, 200],
  [14, 200],
])('%i failed workflows of %i lines fit on a screen, each with its step and its reason', (count, lines) => {
  const output = formatResults(create(count, lines));
  expect(output.split('\n').length).toBeLessThanOrEqual(61);
  for (const index of new Array(count).keys()) expect(output).toContain(`reason ${index}`);
  expect(output.split('line 0').length - 1).toBe(count);
  expect(output).toContain(`0 passed, ${count} failed, 0 skipped`);
});
