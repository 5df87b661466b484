import { describe, expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { report } from './report.ts';

const outcomes: readonly Outcome[] = [
  { name: 'first-invoice', status: 'passed', steps: 9 },
  {
    name: 'period-0',
    status: 'failed',
    failure: {
      stepId: 'fetch',
      request: 'GET /v1/ledgerlines',
      lines: ['expected $statusCode == 200, came 401', 'abc is not abc-long'],
    },
  },
  { name: 'scan-is-read', status: 'not run', why: 'needs more' },
];
const own = { url: undefined, authUrl: undefined, inputs: {} };

describe('the report', () => {
  it('has a line for each workflow, says what was wrong and how to run it again, and ends with the count', () => {
    expect(report(outcomes, own, [])).toBe(`passed   first-invoice  9 steps
failed   period-0       fetch: GET /v1/ledgerlines
         expected $statusCode == 200, came 401
         abc is not abc-long
         again: npm run workflows -- --only period-0
not run  scan-is-read   needs more

1 passed, 1 failed, 1 not run
`);
  });

  it('names the server and the inputs in the command that runs it again', () => {
    const invocation = {
      url: 'https://api.accounting-platform.example',
      authUrl: 'https://auth.accounting-platform.example',
      inputs: { tenant: '2', bookyear: '2027', clientId: "it's me" },
    };
    expect(report(outcomes, invocation, [])).toContain(
      "npm run workflows -- --url https://api.accounting-platform.example --auth-url https://auth.accounting-platform.example --tenant 2 --input bookyear=2027 --client-id 'it'\\''s me' --only period-0\n",
    );
  });

  it('hides secrets, also one that begins another', () => {
    expect(report(outcomes, own, ['abc', 'abc-long', ''])).toContain('         ******** is not ********\n');
  });
});
