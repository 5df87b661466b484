import { join } from 'node:path';
import type { VersionNegotiationMode } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { createAgent } from './agent.ts';
import { CANARY, findDeadUrl } from './platform.ts';

const program = join(repository, 'mcp', 'cli.ts');

interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly mode?: VersionNegotiationMode;
}

/** Starts the program as a client does, until the end of the test. */
async function start({ args = [], env = {}, mode = 'legacy' }: StartOptions = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, ...args],
    env: { PATH: process.env.PATH ?? '', ...env },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const errors: string[] = [];
  client.onerror = ({ message }) => errors.push(message);
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { ...createAgent(client), errors, getStderr: () => stderr };
}

describe('npm run mcp', () => {
  it('serves a sandbox of its own on standard input and output', async () => {
    const agent = await start({ args: ['--clock', '2026-04-16', '--write'], mode: 'auto' });
    expect((await agent.client.listTools()).tools).toHaveLength(6);
    const [hit] = await agent.expectJson('search_docs', { query: 'createDebtor' });
    expect(hit.name).toBe('createDebtor');
    const { _data } = await agent.expectJson('read_data', { operation: 'listDebtorKinds', parameters: { code: 'NL' } });
    const body = { name: 'Café X', debtorKindId: _data[0].id };
    const { id } = await agent.expectJson('write_data', { operation: 'createDebtor', body });
    const read = { operation: 'getDebtor', parameters: { id } };
    expect(await agent.expectJson('read_data', read)).toMatchObject({ name: 'Café X' });
    const clock = await agent.expectJson('control_sandbox', { operation: 'getClock' });
    expect(clock.now).toMatch(/^2026-04-16T/);
    expect(agent.errors).toEqual([]);
    const lines = agent.getStderr().trim().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\dT\S+Z write_data ok \d+ ms \d+ characters \{"operation":"createDebtor",/);
  });

  it('writes the token of the environment nowhere, to a client of an earlier protocol', async () => {
    const env = { ACCOUNTING_TOKEN: CANARY, ACCOUNTING_CONTROL_KEY: `${CANARY}-key` };
    const agent = await start({ args: ['--url', await findDeadUrl(), '--write', '--allow-platform'], env });
    const replies = [
      await agent.call('read_data', { operation: 'listDebtors' }),
      await agent.call('write_data', { operation: 'createDebtor', body: { name: 'Café X', debtorKindId: 1 } }),
      await agent.call('control_sandbox', { operation: 'reset' }),
    ];
    expect(replies.every(({ isError }) => isError)).toBe(true);
    const everything = [replies, agent.errors, agent.getStderr(), agent.client.getInstructions()];
    expect(JSON.stringify(everything)).not.toContain(CANARY);
  });
});
