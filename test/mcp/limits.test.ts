import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '../../mcp/result.ts';
import { useBooks } from '../support/books.ts';
import { useFolders } from '../support/folders.ts';
import { startAgent } from './agent.ts';
import { CANARY } from './platform.ts';

const books = useBooks();

describe('the list of administrations that may be used', () => {
  const start = () => startAgent({ url: books.url, write: true, administrations: [2] });
  const LIMITED = 'This server is limited to administration 2.';

  it('is the default, and rejects every other one before a request is sent', async () => {
    const agent = await start();
    const own = await agent.expectJson('read_data', { operation: 'listDebtors', parameters: { metaOnly: true } });
    expect(own._meta.administrationId).toBe(2);
    const calls: readonly (readonly [string, object])[] = [
      ['read_data', { operation: 'listDebtors', tenant: 1 }],
      ['read_data', { operation: 'getAdministration', parameters: { id: 1 } }],
      ['write_data', { operation: 'deleteDebtor', parameters: { id: 1 }, tenant: 1 }],
      ['control_sandbox', { operation: 'finalizeDraft', parameters: { administrationId: 1, id: 1 } }],
      // These concern all administrations.
      ['control_sandbox', { operation: 'reset' }],
      ['control_sandbox', { operation: 'getState' }],
    ];
    const before = (await books.control('requests', undefined, 'GET')).body.lastSequence;
    for (const [tool, args] of calls) expect([tool, await agent.expectError(tool, args)]).toEqual([tool, LIMITED]);
    expect((await books.control('requests', undefined, 'GET')).body.lastSequence).toBe(before);
  });

  it('hides the others in the list of administrations', async () => {
    const { _data } = await (await start()).expectJson('read_data', { operation: 'listAdministrations' });
    expect(_data.map(({ id }: { id: number }) => id)).toEqual([2]);
  });
});

describe('uploads from a folder', () => {
  const create = useFolders();
  async function createFolder(): Promise<string> {
    const folder = await create({
      'secret.pdf': '%PDF-1.4 secret',
      'allowed/scans/scan.pdf': '%PDF-1.4\n%%EOF\n',
      'allowed/notes.txt': 'no PDF',
      'allowed/large.pdf': '%PDF-1.4\n'.padEnd(5_242_881),
    });
    await symlink(join(folder, 'secret.pdf'), join(folder, 'allowed', 'link.pdf'));
    await symlink(folder, join(folder, 'allowed', 'up'));
    return join(folder, 'allowed');
  }

  const start = async () => startAgent({ url: books.url, write: true, files: await createFolder() });
  const upload = (file: string) => ['write_data', { operation: 'uploadInboxFile', file }] as const;

  it('send a PDF by its path', async () => {
    const { id } = await (await start()).expectJson(...upload('scans/scan.pdf'));
    expect((await books.call(`/v1/inboxfiles/${id}`)).status).toBe(200);
  });

  it('are of PDFs in the folder alone, through no link', async () => {
    const agent = await start();
    const none = /^The folder of uploads has no file/;
    for (const file of ['../secret.pdf', 'link.pdf', 'up/secret.pdf', '/etc/hostname', 'missing.pdf', 'scans', ''])
      expect(await agent.expectError(...upload(file)), file).toMatch(none);
    expect(await agent.expectError(...upload('notes.txt'))).toMatch(/^The file is not a PDF/);
    expect(await agent.expectError(...upload('large.pdf'))).toMatch(/A PDF must have 1 to 5242880 bytes/);
  });
});

it('the log has a line for each call with its arguments, and no secret', async () => {
  const agent = await startAgent({ url: books.url, write: true, controlKey: CANARY });
  const body = { name: 'Café X', debtorKindId: 1, token: 'another-secret', remark: CANARY };
  await agent.call('read_data', { operation: 'listDebtors' });
  await agent.call('write_data', { operation: 'createDebtor', body });
  await agent.call('write_data', { operation: 'uploadInboxFile', pdf: 'A'.repeat(1000) });
  await agent.call('control_sandbox', { operation: 'issueTokens', body: { user: 'demo' } });
  expect(agent.log.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
    'read_data ok',
    'write_data error',
    'write_data error',
    'control_sandbox ok',
  ]);
  expect(agent.log[1]).toContain('"body":{"name":"Café X","debtorKindId":1,"token":"[hidden]","remark":"[hidden]"}');
  expect(agent.log.join()).not.toMatch(/canary|another-secret|AAAA|eyJ/);
});

it('writes say what they changed', async () => {
  const { call } = await startAgent({ url: books.url, write: true, tenant: 1 });
  const change = { operation: 'updateDebtor', parameters: { id: 1 }, body: { remark: 'x', creditLimit: 10 } };
  expect((await call('write_data', change)).note).toBe(
    'Done: PATCH /v1/debtors/1 of administration 1: remark, creditLimit.',
  );
  const { text, note } = await call('write_data', { operation: 'deleteDraftSalesInvoice', parameters: { id: 1 } });
  expect([text, note]).toEqual(['Status 204, no body.', 'Done: DELETE /v1/draftsalesinvoices/1 of administration 1.']);
  expect((await call('control_sandbox', { operation: 'reset' })).note).toBe('Done: POST /_sandbox/reset.');
});

describe('typical answers', () => {
  it.each([
    ['search_docs', { query: 'overdue invoices' }],
    ['read_guide', {}],
    ['read_guide', { name: 'invoices#what-is-outstanding' }],
    ['describe_operation', { operation: 'createDraftSalesInvoiceWithLines' }],
    ['describe_operation', { operation: 'listDebtors' }],
    ['read_data', { operation: 'listDebtors' }],
    ['read_data', { operation: 'getSalesInvoiceWithLines', parameters: { id: 1 } }],
    ['read_data', { operation: 'listOutstandingSalesInvoices' }],
  ])('of %s %j take at most 1,500 tokens, three characters to a token', async (tool, args) => {
    const { call } = await startAgent({ url: books.url });
    const { isError, seen } = await call(tool, args);
    expect(isError).toBe(false);
    expect(seen.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });
});
