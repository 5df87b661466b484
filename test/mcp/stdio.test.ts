import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
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

describe('a server whose output is closed', { timeout: 60_000 }, () => {
  const request = (id: number, method: string, params: object = {}) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const initialize = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  };

  it.each([
    ['while nothing happens', () => undefined],
    ['before it responds', (input: Writable) => void input.write(request(2, 'tools/list'))],
  ])('ends %s', async (_, act) => {
    const server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const exit = once(server, 'exit');
    server.stdin.on('error', () => undefined);
    server.stdin.write(request(1, 'initialize', initialize));
    await once(server.stdout, 'data');
    server.stdout.destroy();
    act(server.stdin);
    expect(await exit).toEqual([0, null]);
  });

  it('ends at its next message, where the output is a pipe', async () => {
    const command = `"$0" "$1" | head -n 1`;
    const args = ['-c', command, process.execPath, program];
    const shell = spawn('sh', args, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    // With the server, which is in the group of the shell.
    onTestFinished(() => {
      if (shell.exitCode === null) process.kill(-Number(shell.pid), 'SIGKILL');
    });
    const exit = once(shell, 'exit');
    shell.stdin.write(request(1, 'initialize', initialize));
    await once(shell.stdout, 'data');
    // `head` ends shortly after its line.
    await new Promise((resolve) => setTimeout(resolve, 500));
    shell.stdin.write(request(2, 'tools/list'));
    expect(await exit).toEqual([0, null]);
  });
});
