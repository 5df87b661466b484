import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('bench.ts', import.meta.url));

it('the bench prints JSON with ratios, targets and every value', async () => {
  const args = [program, '--iterations', '1', '--duration', '1s', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { comparisons } = JSON.parse(stdout) as { comparisons: { metric: string; ratio: number }[] };
  expect(comparisons).toContainEqual({
    metric: 'list of 25, requests/s',
    values: [[expect.any(Number)], [expect.any(Number)]],
    ratio: expect.any(Number),
    target: { min: 0.9 },
    isWithinTarget: expect.any(Boolean),
  });
  for (const { metric, ratio } of comparisons) expect(ratio, metric).toBeGreaterThan(0);
}, 600_000);
