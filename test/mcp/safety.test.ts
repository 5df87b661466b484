import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';
import { type Agent, startAgent } from './agent.ts';
import { CANARY, findDeadUrl, startPlatform } from './platform.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

const startWriter = (): Promise<Agent> => startAgent({ url: sandbox.url, write: true });

describe('a server that cannot be used', () => {
  it('is reported when nothing listens, with what to check', async () => {
    const agent = await startAgent({ url: await findDeadUrl(), token: CANARY, write: true });
    const read = await agent.expectError('read_data', { operation: 'listDebtors' });
    expect(read).toMatch(/no response from http:\/\/127\.0\.0\.1:\d+ .*ECONNREFUSED[\s\S]*whether --url is right/);
    const write = await agent.expectError('write_data', { operation: 'createDebtor', body: {} });
    expect(write).toContain('Nothing listens at');
    expect((await agent.call('search_docs', { query: 'debtor' })).isError).toBe(false);
  });

  it('is reported when it rejects the token', async () => {
    const agent = await startAgent({ url: sandbox.url, token: CANARY });
    const message = await agent.expectError('read_data', { operation: 'listDebtors' });
    expect(message).toContain('401');
    expect(message).toContain('Ask the user to set a valid one in ACCOUNTING_TOKEN');
  });

  it('gets no demo token when it is no sandbox', async () => {
    const { url, requests } = await startPlatform(200, {});
    const agent = await startAgent({ url });
    expect(await agent.expectError('read_data', { operation: 'listDebtors' })).toContain('needs an access token');
    expect(requests).toEqual(['GET /_sandbox/health']);
  });
});

describe('tokens', () => {
  it('are hidden in results and errors of a server that repeats them', async () => {
    const check = async (status: number): Promise<void> => {
      const { url } = await startPlatform(status, { title: `Bearer ${CANARY}`, errors: { body: [CANARY] } });
      const agent = await startAgent({ url, token: CANARY, write: true, allowPlatform: true });
      const replies = await Promise.all([
        agent.call('read_data', { operation: 'getDebtor', parameters: { id: 1 } }),
        agent.call('read_data', { operation: 'listDebtors' }),
        agent.call('write_data', { operation: 'createDebtor', body: { name: CANARY } }),
      ]);
      expect(JSON.stringify([replies, agent.log])).not.toContain(CANARY);
      expect(JSON.stringify(replies)).toContain('[hidden]');
    };
    await Promise.all([200, 400, 401, 403, 404, 429, 500].map(check));
  });

  it('are hidden when the sandbox issues them', async () => {
    const agent = await startWriter();
    const args = { operation: 'issueTokens', body: { user: 'demo' } };
    const tokens = await agent.expectJson('control_sandbox', args);
    expect(tokens).toMatchObject({ access_token: '[hidden]', refresh_token: '[hidden]', token_type: 'Bearer' });
  });
});
