import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { startProgram } from './start-program.ts';

it('npm run mcp serves a sandbox of its own on standard input and output', async () => {
  const program = join(repository, 'mcp', 'cli.ts');
  const agent = await startProgram([program, '--clock', '2026-04-16', '--write'], { mode: 'auto' });
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
