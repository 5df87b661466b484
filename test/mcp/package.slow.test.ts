import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { packMcp } from '../../mcp/package/mcp-package.ts';
import { TOOL_NAMES } from '../../mcp/settings.ts';
import { createAgent } from './agent.ts';

const execute = promisify(execFile);

test('The packed server serves an agent by npx, without the rest of the repository', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mcp-package-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = join(folder, 'source');
  await packMcp(source);
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder, source]);
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, stdout.trim())], {
    cwd: folder,
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(folder, 'node_modules', '.bin', 'mcp'), '--clock', '2026-04-16', '--write'],
    env: { PATH: process.env.PATH ?? '' },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const agent = createAgent(client);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  const [hit] = await agent.expectJson('search_docs', { query: 'openstaande facturen' });
  expect(hit.name).toContain('Outstanding');
  const { text } = await agent.call('describe_operation', { operation: 'createDebtor' });
  expect(text).toContain('"name":"Bakkerij Zonnestraal"');
  expect((await agent.call('describe_operation', { operation: 'first-invoice' })).isError).toBe(false);
  const body = { name: 'Café X', debtorKindId: 1, number: 'X-1' };
  expect(await agent.expectJson('write_data', { operation: 'createDebtor', body })).toMatchObject(body);
});
