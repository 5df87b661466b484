import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ObjectStorage, startObjectStorage } from './object-storage.ts';

let storage: ObjectStorage;
beforeEach(async () => {
  storage = await startObjectStorage();
});
afterEach(() => storage.close());

const send = (method: string, key: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${storage.url}/bucket/${key}`, { method, headers, ...(body !== undefined && { body }) });
const put = (key: string, body: string, headers: Record<string, string> = {}) => send('PUT', key, headers, body);
const getCode = async (response: Response) => /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];

describe('an object', () => {
  it('is returned as it was put, with its entity tag, whole or a range of it', async () => {
    const etag = (await put('a/b c', 'abcdef')).headers.get('etag');
    const whole = await send('GET', 'a/b%20c');
    expect([await whole.text(), whole.headers.get('etag')]).toEqual(['abcdef', etag]);
    const range = await send('GET', 'a/b%20c', { range: 'bytes=1-3' });
    expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([206, 'bytes 1-3/6', 'bcd']);
    expect(await (await send('GET', 'a/b%20c', { range: 'bytes=4-' })).text()).toBe('ef');
    expect(await (await send('GET', 'a/b%20c', { range: 'bytes=-2' })).text()).toBe('ef');
    expect((await send('GET', 'a/b%20c', { range: 'bytes=6-' })).status).toBe(416);
    expect((await send('HEAD', 'a/b%20c')).headers.get('content-length')).toBe('6');
  });

  it('is created once by requests that say it must not exist', async () => {
    const attempts = await Promise.all(['1', '2', '3'].map((body) => put('once', body, { 'if-none-match': '*' })));
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await Promise.all(attempts.filter(({ ok }) => !ok).map(getCode))).toEqual(
      new Array(2).fill('PreconditionFailed'),
    );
  });

  it('is replaced by a request that names its entity tag, and by no other', async () => {
    const etag = (await put('record', '1')).headers.get('etag') ?? '';
    expect((await put('record', '2', { 'if-match': etag })).status).toBe(200);
    expect((await put('record', '3', { 'if-match': etag })).status).toBe(412);
    expect(await (await send('GET', 'record')).text()).toBe('2');
    expect(await getCode(await put('nothing', '1', { 'if-match': etag }))).toBe('NoSuchKey');
  });

  it('is gone once deleted, and what is not there can be deleted', async () => {
    await put('record', '1');
    expect((await send('DELETE', 'record')).status).toBe(204);
    expect((await send('DELETE', 'record')).status).toBe(204);
    expect(await getCode(await send('GET', 'record'))).toBe('NoSuchKey');
  });
});

describe('a list', () => {
  const list = async (query: string) => (await fetch(`${storage.url}/bucket?list-type=2&${query}`)).text();
  const getNames = (xml: string) => [...xml.matchAll(/<(Key|Prefix)>([^<]+)<\/\1>/g)].map(([, , name]) => name);

  it('has the keys of a prefix in order, and those below a delimiter once', async () => {
    for (const key of ['w/b', 'w/a/2', 'w/a/1', 'w/a&c', 'x']) await put(encodeURIComponent(key), key);
    expect(getNames(await list('prefix=w/&delimiter=/')).slice(1)).toEqual(['w/a&#38;c', 'w/a/', 'w/b']);
    expect(getNames(await list('prefix=w/a/')).slice(1)).toEqual(['w/a/1', 'w/a/2']);
    expect(getNames(await list('start-after=w/b'))).toEqual(['x']);
  });

  it('continues where a page ended', async () => {
    for (let number = 0; number < 5; number += 1) await put(`k${number}`, '');
    const pages: (string | undefined)[][] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const page = await list(`max-keys=2${token && `&continuation-token=${token}`}`);
      pages.push(getNames(page));
      token = /<NextContinuationToken>([^<]+)/.exec(page)?.[1];
    }
    expect(pages).toEqual([['k0', 'k1'], ['k2', 'k3'], ['k4']]);
  });
});

it('counts objects and bytes by prefix, and rejects what it does not have', async () => {
  await put('w/1', 'abc');
  await put('w/2', 'de');
  expect(storage.count('bucket/w/')).toEqual({ objects: 2, bytes: 5 });
  expect((await send('POST', 'w/1')).status).toBe(501);
});

it('cuts off one client: what it has sent happens without a response, what it sends does not happen', async () => {
  const asClient = (name: string) => ({ authorization: `AWS4-HMAC-SHA256 Credential=${name}/20260416/auto/s3` });
  storage.setDelay(100);
  const sent = put('sent-before', '1', asClient('one'));
  await expect.poll(() => storage.requests.PUT).toBe(1);
  storage.cut('one');
  storage.setDelay(0);
  const late = put('sent-during', '1', asClient('one'));
  const lost = expect(Promise.all([sent.catch(String), late.catch(String)])).resolves.toEqual([
    expect.stringContaining('fetch failed'),
    expect.stringContaining('fetch failed'),
  ]);
  expect((await send('GET', 'sent-before', asClient('two'))).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 150));
  storage.heal('one');
  await lost;
  expect((await send('GET', 'sent-during', asClient('one'))).status).toBe(404);
});
