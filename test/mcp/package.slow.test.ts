import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packMcp } from '../../mcp/package/mcp-package.ts';
import { TOOL_NAMES } from '../../mcp/settings.ts';
import { repository } from '../../scripts/lib/run.ts';
import { checkTypes } from '../support/client/type-check.ts';
import { useFolders } from '../support/folders.ts';
import { CANARY, findDeadUrl } from './platform.ts';
import { startProgram } from './start-program.ts';

const execute = promisify(execFile);
const createFolder = useFolders();
const program = join(repository, 'mcp', 'cli.ts');

it('The packed server serves an agent by npx, without the rest of the repository', { timeout: 300_000 }, async () => {
  const folder = await createFolder({ 'package.json': '{"private":true}' });
  const source = join(folder, 'source');
  await packMcp(source);
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder, source]);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, stdout.trim())], {
    cwd: folder,
  });
  const command = join(folder, 'node_modules', '.bin', 'mcp');
  const agent = await startProgram([command, '--clock', '2026-04-16', '--write']);
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  const [hit] = await agent.expectJson('search_docs', { query: 'openstaande facturen' });
  expect(hit.name).toContain('Outstanding');
  const { text } = await agent.call('describe_operation', { operation: 'createDebtor' });
  expect(text).toContain('"name":"Bakkerij Zonnestraal"');
  expect((await agent.call('describe_operation', { operation: 'first-invoice' })).isError).toBe(false);
  const body = { name: 'Café X', debtorKindId: 1, number: 'X-1' };
  expect(await agent.expectJson('write_data', { operation: 'createDebtor', body })).toMatchObject(body);
});

it('The server writes the token of the environment nowhere, to a client of an earlier protocol', async () => {
  const env = { ACCOUNTING_TOKEN: CANARY, ACCOUNTING_CONTROL_KEY: `${CANARY}-key` };
  const agent = await startProgram([program, '--url', await findDeadUrl(), '--write', '--allow-platform'], { env });
  const replies = [
    await agent.call('read_data', { operation: 'listDebtors' }),
    await agent.call('write_data', { operation: 'createDebtor', body: { name: 'Café X', debtorKindId: 1 } }),
    await agent.call('control_sandbox', { operation: 'reset' }),
  ];
  expect(replies.every(({ isError }) => isError)).toBe(true);
  const everything = [replies, agent.errors, agent.getStderr(), agent.client.getInstructions()];
  expect(JSON.stringify(everything)).not.toContain(CANARY);
});

it('The code of SKILL.md compiles', () => {
  const skill = readFileSync(join(repository, 'mcp', 'skill', 'SKILL.md'), 'utf8');
  const code = [...skill.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = '']) => text).join('\n');
  expect(code).not.toBe('');
  expect(checkTypes(code)).toEqual([]);
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
