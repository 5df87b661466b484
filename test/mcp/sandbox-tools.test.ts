import { describe, expect, it, onTestFinished } from 'vitest';
import { getCapacity } from '../../mcp/result.ts';
import { startSandbox } from '../../mocks/index.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Agent, startAgent } from './agent.ts';
import { CANARY, startPlatform } from './platform.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

const startReader = (): Promise<Agent> => startAgent({ url: sandbox.url });
const startWriter = (): Promise<Agent> => startAgent({ url: sandbox.url, write: true });

describe('control_sandbox', () => {
  it('reads the clock without --write, and changes it only with it', async () => {
    const reader = await startReader();
    const { now } = await reader.expectJson('control_sandbox', { operation: 'getClock' });
    expect(now).toMatch(/^2026-04-16T/);
    const advance = { operation: 'advanceClock', body: { days: 1 } };
    expect(await reader.expectError('control_sandbox', advance)).toContain('--write');
    const writer = await startWriter();
    expect((await writer.expectJson('control_sandbox', advance)).now).toMatch(/^2026-04-17T/);
    expect(await writer.expectJson('control_sandbox', { operation: 'reset' })).toEqual({});
  });

  it('bounds the export of the state', async () => {
    const { call } = await startReader();
    const { text, note } = await call('control_sandbox', { operation: 'getState' });
    expect(text).toHaveLength(getCapacity());
    expect(note).toMatch(/^Cut at character 4000 of \d+\. Continue with "skip": 4000, or with "long": true\.$/);
  });

  it('sends the key of a sandbox with one, asks for it when it is missing, and never shows it', async () => {
    const controlKey = 'a-key-that-nobody-guesses';
    const { url, close } = await startSandbox({ port: 0, controlKey });
    onTestFinished(close);
    const operation = 'getClock';
    const agent = await startAgent({ url, controlKey });
    expect(await agent.expectJson('control_sandbox', { operation })).toHaveProperty('now');
    const echo = await agent.expectError('read_data', { operation: controlKey });
    expect(echo).toContain('There is no operation "[hidden]"');
    const locked = await startAgent({ url });
    expect(await locked.expectError('control_sandbox', { operation })).toContain('ACCOUNTING_CONTROL_KEY');
  });

  it('has nothing to control on a server that is no sandbox', async () => {
    const { url } = await startPlatform(200, {});
    const agent = await startAgent({ url, token: CANARY, write: true, allowPlatform: true });
    expect(await agent.expectError('control_sandbox', { operation: 'reset' })).toContain('is no sandbox');
  });
});
