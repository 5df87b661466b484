import { describe, expect, it } from 'vitest';
import { getCapacity, MAX_CHARACTERS, MAX_LONG_CHARACTERS } from '../../mcp/result.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Agent, startAgent, useAgent } from './agent.ts';
import { CANARY, startPlatform } from './platform.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

const reader = useAgent(() => ({ url: sandbox.url }));
const startWriter = (): Promise<Agent> => startAgent({ url: sandbox.url, write: true });

describe('read_data', () => {
  it('reads one page, and says which comes next', async () => {
    const parameters = { pageSize: 10, fields: ['id', 'name'] };
    const { text, note } = await reader.call('read_data', { operation: 'listDebtors', parameters });
    const { _data, _meta } = JSON.parse(text);
    expect(_data).toHaveLength(10);
    expect(_data[0]).toEqual({ id: 1, name: 'Bakkerij Zonnestraal' });
    expect(_meta).toMatchObject({ totalCount: 32, administrationId: 1 });
    expect(note).toBe('Page 1 of 4. Continue with "page": 2 in "parameters".');
  });

  it('follows nextPage through as many pages as it may', async () => {
    const parameters = { pageSize: 10, fields: ['id'] };
    const { text, note } = await reader.call('read_data', { operation: 'listDebtors', parameters, pages: 9 });
    expect(JSON.parse(text)._data).toHaveLength(32);
    expect(note).toBeUndefined();
  });

  it('cuts a huge list between records, and returns each exactly once when it is continued', async () => {
    const ids: number[] = [];
    let place: { page?: number; skip?: number } | undefined = { page: 1 };
    while (place) {
      const parameters = { Bookyear: 2025, pageSize: 100, page: place.page ?? 1 };
      const args = { operation: 'listLedgerLines', parameters, pages: 2, skip: place.skip ?? 0 };
      const { text, note, seen } = await reader.call('read_data', { ...args, long: place.page !== 1 });
      expect(seen.length).toBeLessThanOrEqual(place.page === 1 ? MAX_CHARACTERS : MAX_LONG_CHARACTERS);
      ids.push(...JSON.parse(text)._data.map(({ id }: { id: number }) => id));
      const [, page, skip = 0] = /"page": (\d+) in "parameters"(?: and "skip": (\d+))?/.exec(note ?? '') ?? [];
      place = page === undefined ? undefined : { page: Number(page), skip: Number(skip) };
    }
    const { body } = await sandbox.call('/v1/ledgerlines?Bookyear=2025&pageSize=1000&fields=id');
    expect(ids).toEqual(body._data.map(({ id }: { id: number }) => id));
  });

  it('reads a record, a count and another administration', async () => {
    const debtor = await reader.expectJson('read_data', { operation: 'getDebtor', parameters: { id: 1 } });
    expect(debtor).toMatchObject({ id: 1, name: 'Bakkerij Zonnestraal' });
    const args = { operation: 'listDebtors', parameters: { metaOnly: true }, tenant: 2 };
    expect(await reader.expectJson('read_data', args)).toMatchObject({ _data: [], _meta: { totalCount: 12 } });
  });

  it('says how large a PDF is, and does not show it', async () => {
    const { text } = await reader.call('read_data', {
      operation: 'downloadFile',
      parameters: { id: 1 },
    });
    expect(text).toMatch(/^A PDF of \d+ bytes\. Its content is not shown\./);
  });
});

describe('write_data', () => {
  it('is not offered without --write, which the instructions name', async () => {
    const args = { operation: 'deleteDebtor', parameters: { id: 1 } };
    await expect(reader.call('write_data', args)).rejects.toThrow('Tool write_data not found');
    expect(reader.client.getInstructions()).toContain('the user can allow changes with --write');
    expect((await sandbox.call('/v1/debtors/1')).status).toBe(200);
  });

  it('cuts a huge response, and says that the call must not be repeated', async () => {
    const { url, requests } = await startPlatform(201, { text: 'x'.repeat(2 * MAX_CHARACTERS) });
    const agent = await startAgent({ url, token: CANARY, write: true, allowPlatform: true });
    const { text, note } = await agent.call('write_data', { operation: 'createDebtor', body: {} });
    expect(text).toHaveLength(getCapacity());
    expect(note).toMatch(/^Cut at character 4000 of \d+\. The call was carried out: do not repeat it/);
    expect(requests).toEqual(['POST /v1/debtors']);
  });

  it('rejects a PDF that is larger than the contract allows', async () => {
    const pdf = Buffer.from('%PDF-1.4\n'.padEnd(5_242_881, ' ')).toString('base64');
    const message = await (await startWriter()).expectError('write_data', { operation: 'uploadInboxFile', pdf });
    expect(message).toContain('A PDF must have 1 to 5242880 bytes');
  });

  it('changes a server that is no sandbox only with a second option', async () => {
    const { url, requests } = await startPlatform(201, { id: 1 });
    const settings = { url, token: CANARY, write: true };
    const args = { operation: 'createDebtor', body: { name: 'A', debtorKindId: 1 } };
    const agent = await startAgent(settings);
    expect(await agent.expectError('write_data', args)).toContain('--allow-platform');
    expect(requests).toEqual(['GET /_sandbox/health']);
    const allowed = await startAgent({ ...settings, allowPlatform: true });
    expect(await allowed.expectJson('write_data', args)).toMatchObject({ id: 1 });
    expect(requests.at(-1)).toBe('POST /v1/debtors');
  });
});

it('a wrong call changes nothing and is rejected with the next step', async () => {
  const agent = await startWriter();
  const calls: readonly (readonly [tool: string, args: object])[] = [
    ['read_data', { operation: 'getDebtor' }],
    ['read_data', { operation: 'getDebtor', parameters: { id: '..' } }],
    ['read_data', { operation: 'getDebtor', parameters: { id: 999_999 } }],
    ['read_data', { operation: 'listDebtors', parameters: { nmae: 'Acme' } }],
    ['read_data', { operation: 'listDebtors', parameters: { 'X-Tenant-Id': 2 } }],
    ['read_data', { operation: 'listDebtors', parameters: { name: [] } }],
    ['read_data', { operation: 'listDebtors', parameters: { pageSize: 100_000 } }],
    ['read_data', { operation: 'listDebtors', tenant: 3 }],
    ['read_data', { operation: 'listDebtors', unknown: 1 }],
    ['read_data', { operation: 'createDebtor' }],
    ['read_data', { operation: 'requestToken' }],
    ['write_data', { operation: 'createDebtor' }],
    ['write_data', { operation: 'createDebtor', body: { name: 'A' } }],
    ['write_data', { operation: 'createDebtor', body: 'text' }],
    ['write_data', { operation: 'createDebtor', pdf: 'aGVsbG8=' }],
    ['write_data', { operation: 'deleteDebtor', parameters: { id: 1 }, body: {} }],
    ['write_data', { operation: 'uploadInboxFile', body: {} }],
    ['write_data', { operation: 'uploadInboxFile', pdf: 'aGVsbG8=' }],
    ['write_data', { operation: 'uploadInboxFile', file: 'scan.pdf' }],
    ['write_data', { operation: 'listDebtors' }],
    ['write_data', { operation: 'finalizeDraft' }],
    ['control_sandbox', { operation: 'resett' }],
    ['read_guide', { name: 'invoice' }],
    ['read_guide', { name: 'invoices#assign-cost' }],
    ['describe_operation', { operation: 'listDebtor' }],
    ['describe_operation', { operation: 'payEverything' }],
  ];
  const before = (await sandbox.call('/_sandbox/state')).body;
  let printed = '';
  for (const [tool, args] of calls)
    printed += `${tool} ${JSON.stringify(args)}\n${await agent.expectError(tool, args)}\n\n`;
  expect((await sandbox.call('/_sandbox/state')).body).toEqual(before);
  await expect(printed.replaceAll(sandbox.url, 'URL')).toMatchFileSnapshot('__snapshots__/rejections.txt');
});
