import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useSandbox } from '../testing.ts';
import { startDeviatingServer } from './deviating-server.ts';

const sandbox = useSandbox();

/** `npm run workflows -- ...` */
function workflows(...args: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const { ACCOUNTING_TOKEN: _, ...environment } = process.env;
  return new Promise((done) => {
    const file = join(repository, 'scripts', 'workflows.ts');
    execFile(process.execPath, [file, ...args], { env: environment }, (failure, out, error) => {
      done({ code: failure ? Number(failure.code) : 0, out, error });
    });
  });
}

describe('the command', () => {
  it('starts a sandbox of its own, and ends with the count', async () => {
    const { code, out, error } = await workflows('--only', 'period-0');
    expect([code, error]).toEqual([0, '']);
    expect(out).toBe('passed   period-0  3 steps\n\n1 passed, 0 failed, 0 not run\n');
  });

  it('ends with 1 when a workflow fails', async () => {
    const url = await startDeviatingServer(sandbox.url, [
      ({ path }) => (path.startsWith('/v1/ledgerlines') ? { status: 202 } : undefined),
    ]);
    const { code, out } = await workflows('--url', url, '--tenant', '1', '--only', 'period-0');
    expect(code).toBe(1);
    expect(out).toContain('expected $statusCode == 200, came 202\n');
    expect(out).toContain(`again: npm run workflows -- --url ${url} --tenant 1 --only period-0\n`);
    expect(out).toMatch(/\n\n0 passed, 1 failed, 0 not run\n$/);
  });

  it('ends with 1 and a sentence when the server refuses the token', async () => {
    const { code, out, error } = await workflows('--url', sandbox.url, '--token', 'not-a-token');
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/^http:.* refuses the access token \(401\)\. [^\n]*\n$/);
    expect(error).not.toContain('not-a-token');
  });

  it.each([
    [['--only', 'nothing'], 'There is no workflow "nothing". There are: sign-in, '],
    [['--input', 'colour=red'], 'No workflow has an input "colour". There are: '],
  ])('ends with 2 and a sentence for %j', async (args, sentence) => {
    const { code, out, error } = await workflows('--url', sandbox.url, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(sentence);
    expect(error.trim()).not.toContain('\n');
  });
});
