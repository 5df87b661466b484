import { describe, expect, it } from 'vitest';
import { getCapacity, MAX_CHARACTERS, MAX_LONG_CHARACTERS } from '../../mcp/result.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Agent, startAgent } from './agent.ts';
import { CANARY, startPlatform } from './platform.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });

const startReader = (): Promise<Agent> => startAgent({ url: sandbox.url });
const startWriter = (): Promise<Agent> => startAgent({ url: sandbox.url, write: true });

describe('read_data', () => {
  it('reads one page, and says which comes next', async () => {
    const { call } = await startReader();
    const parameters = { pageSize: 10, fields: ['id', 'name'] };
    const { text, note } = await call('read_data', { operation: 'listDebtors', parameters });
    const { _data, _meta } = JSON.parse(text);
    expect(_data).toHaveLength(10);
    expect(_data[0]).toEqual({ id: 1, name: 'Bakkerij Zonnestraal' });
    expect(_meta).toMatchObject({ totalCount: 32, administrationId: 1 });
    expect(note).toBe('Page 1 of 4. Continue with "page": 2 in "parameters".');
  });

  it('follows nextPage through as many pages as it may', async () => {
    const { call } = await startReader();
    const parameters = { pageSize: 10, fields: ['id'] };
    const { text, note } = await call('read_data', { operation: 'listDebtors', parameters, pages: 9 });
    expect(JSON.parse(text)._data).toHaveLength(32);
    expect(note).toBeUndefined();
  });

  it('cuts a huge list between records, and returns each exactly once when it is continued', async () => {
    const { call } = await startReader();
    const ids: number[] = [];
    let place: { page?: number; skip?: number } | undefined = { page: 1 };
    while (place) {
      const parameters = { Bookyear: 2025, pageSize: 100, page: place.page ?? 1 };
      const args = { operation: 'listLedgerLines', parameters, pages: 2, skip: place.skip ?? 0 };
      const { text, note, seen } = await call('read_data', { ...args, long: place.page !== 1 });
      expect(seen.length).toBeLessThanOrEqual(place.page === 1 ? MAX_CHARACTERS : MAX_LONG_CHARACTERS);
      ids.push(...JSON.parse(text)._data.map(({ id }: { id: number }) => id));
      const [, page, skip = 0] = /"page": (\d+) in "parameters"(?: and "skip": (\d+))?/.exec(note ?? '') ?? [];
      place = page === undefined ? undefined : { page: Number(page), skip: Number(skip) };
    }
    const { body } = await sandbox.call('/v1/ledgerlines?Bookyear=2025&pageSize=1000&fields=id');
    expect(ids).toEqual(body._data.map(({ id }: { id: number }) => id));
  });

  it('reads a record, a count and another administration', async () => {
    const { expectJson } = await startReader();
    const debtor = await expectJson('read_data', { operation: 'getDebtor', parameters: { id: 1 } });
    expect(debtor).toMatchObject({ id: 1, name: 'Bakkerij Zonnestraal' });
    const args = { operation: 'listDebtors', parameters: { metaOnly: true }, tenant: 2 };
    expect(await expectJson('read_data', args)).toMatchObject({ _data: [], _meta: { totalCount: 12 } });
  });

  it('says how large a PDF is, and does not show it', async () => {
    const { text } = await (await startReader()).call('read_data', {
      operation: 'downloadFile',
      parameters: { id: 1 },
    });
    expect(text).toMatch(/^A PDF of \d+ bytes\. Its content is not shown\./);
  });

  it.each([
    [{ operation: 'getDebtor' }, 'getDebtor needs id (path) in "parameters". describe_operation explains it.'],
    [
      { operation: 'listDebtors', parameters: { nmae: 'Acme' } },
      'listDebtors has no parameter "nmae". Did you mean name?',
    ],
    [{ operation: 'listDebtors', parameters: { 'X-Tenant-Id': 2 } }, 'Name the administration in "tenant"'],
    [{ operation: 'getDebtor', parameters: { id: '..' } }, 'id must identify a record'],
    [{ operation: 'listDebtors', parameters: { name: [] } }, 'name is null, undefined, an empty list'],
    [{ operation: 'createDebtor' }, 'createDebtor changes data. Use write_data.'],
    [{ operation: 'requestToken' }, 'requestToken signs users in'],
    [{ operation: 'listDebtors', parameters: { pageSize: 100_000 } }, 'pageSize: '],
    [{ operation: 'listDebtors', tenant: 3 }, 'listAdministrations shows the administrations of the user'],
    [{ operation: 'getDebtor', parameters: { id: 999_999 } }, 'Find the identifier with a list operation'],
    [{ operation: 'listDebtors', unknown: 1 }, 'Unrecognized key: "unknown"'],
  ])('rejects %j with the next step', async (args, message) => {
    expect(await (await startReader()).expectError('read_data', args)).toContain(message);
  });
});

describe('write_data', () => {
  it('is not offered without --write, which the instructions name', async () => {
    const { client, call } = await startReader();
    const args = { operation: 'deleteDebtor', parameters: { id: 1 } };
    await expect(call('write_data', args)).rejects.toThrow('Tool write_data not found');
    expect(client.getInstructions()).toContain('the user can allow changes with --write');
    expect((await sandbox.call('/v1/debtors/1')).status).toBe(200);
  });

  it.each([
    [{ operation: 'createDebtor' }, 'createDebtor needs a "body"'],
    [{ operation: 'createDebtor', body: { name: 'A' } }, 'debtorKindId: This field is required.'],
    [{ operation: 'createDebtor', body: { name: 'A' } }, 'Nothing was changed. Correct these values'],
    [{ operation: 'deleteDebtor', parameters: { id: 1 }, body: {} }, 'deleteDebtor takes no body'],
    [{ operation: 'uploadInboxFile', body: {} }, 'uploadInboxFile takes a PDF'],
    [{ operation: 'uploadInboxFile', pdf: 'aGVsbG8=' }, '"pdf" is not a PDF in Base64'],
    [{ operation: 'createDebtor', pdf: 'aGVsbG8=' }, 'createDebtor takes no PDF'],
    [{ operation: 'listDebtors' }, 'listDebtors only reads. Use read_data.'],
    [{ operation: 'finalizeDraft' }, 'There is no operation "finalizeDraft"'],
    [{ operation: 'createDebtor', body: 'text' }, 'Invalid input'],
  ])('rejects %j with the next step', async (args, message) => {
    expect(await (await startWriter()).expectError('write_data', args)).toContain(message);
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
