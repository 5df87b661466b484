import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoClient, demoRedirectUri, demoToken, demoUser } from '../../mocks/seed/demo-access.ts';
import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import type { Bridge } from '../support/bridge/start-bridge.ts';
import { runCommand } from './run-command.ts';

/** Gets a refresh token, as the suite does for a sandbox of its own. */
async function createRefreshToken({ url }: Bridge): Promise<string> {
  const response = await fetch(`${url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: demoUser }),
  });
  const { refresh_token: token } = (await response.json()) as { readonly refresh_token: string };
  return token;
}

await describeInBrowser('Chromium', ({ start }) => {
  let bridge: Bridge;
  beforeAll(async () => {
    bridge = await start();
  });
  afterAll(() => bridge.close());

  it('returns every documented status that can be provoked, without a violation', async () => {
    const client = ['--client-id', demoClient.id, '--redirect-uri', demoRedirectUri];
    const { code, stdout } = await runCommand(
      [
        ...['--url', bridge.url, '--tenant', '1', '--write', '--allow-permanent', '--require-coverage'],
        ...[...client, '--refresh-token', await createRefreshToken(bridge)],
      ],
      { environment: { ACCOUNTING_TOKEN: demoToken, ACCOUNTING_CLIENT_SECRET: demoClient.secret } },
    );
    expect(stdout).toMatch(
      /✓ Passes: 0 violations in \d+ requests, [\d.]+ s; \d+ of \d+ statuses of the contract covered\.\n/,
    );
    expect(code).toBe(0);
  }, 600_000);
});
