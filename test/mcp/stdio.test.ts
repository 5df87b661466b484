import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

/** Runs the program with an empty standard input. */
async function run(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

describe('npm run mcp', () => {
  it.each(['legacy', 'auto'] as const)('serves a sandbox of its own on standard input and output, %s', async (mode) => {
    const agent = await start({ args: ['--clock', '2026-04-16', '--write'], mode });
    expect((await agent.client.listTools()).tools).toHaveLength(9);
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

  it('only reads by default', async () => {
    const agent = await start();
    const args = { operation: 'createDebtor', body: { name: 'Café X', debtorKindId: 1 } };
    expect(await agent.expectError('write_data', args)).toContain('--write');
  });

  it('writes the token of the environment nowhere', async () => {
    const env = { ACCOUNTING_TOKEN: CANARY, ACCOUNTING_CONTROL_KEY: `${CANARY}-key` };
    const agent = await start({ args: ['--url', await findDeadUrl(), '--write', '--allow-platform'], env });
    const replies = [
      await agent.call('read_data', { operation: 'listDebtors' }),
      await agent.call('write_data', { operation: 'createDebtor', body: { name: 'Café X', debtorKindId: 1 } }),
      await agent.call('control_sandbox', { operation: 'reset' }),
      await agent.call('run_workflow', { name: 'first-invoice' }),
    ];
    expect(replies.every(({ isError }) => isError)).toBe(true);
    const everything = [replies, agent.errors, agent.getStderr(), agent.client.getInstructions()];
    expect(JSON.stringify(everything)).not.toContain(CANARY);
  });

  it('ends with its standard input, without a word', async () => {
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it.each([
    [['--allow-platform'], '--allow-platform is for a server. Name it with --url.'],
    [['--url', 'http://a.example', '--allow-platform'], '--allow-platform needs --write.'],
    [['--url', 'ftp://a.example'], '--url takes a URL'],
    [['--url', 'http://a.example', '--clock', '2026-04-16'], '--clock is for a new sandbox. Leave out --url.'],
    [['--token', CANARY], '--token is for a server.'],
    [['--clock', 'tomorrow'], 'clock'],
    [['--scenario', 'unknown'], 'Allowed choices are month-end'],
    [['--tools', 'search_docs,drop_tables'], 'The tools are search_docs, read_guide'],
    [['--administrations', '1,x'], 'It must be a whole number from 1.'],
    [['--log', '/missing/folder/log'], 'The log cannot be written'],
    [['--port', '0'], 'ACCOUNTING_MCP_SECRET'],
    [['--wirte'], "unknown option '--wirte'"],
  ])('rejects %j with exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(CANARY);
  });
});
