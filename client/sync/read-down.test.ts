import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { createClientCore } from '../runtime/client-core.ts';
import { notifyReceived } from './ledger-lines.ts';
import { type ReadNumberedPage, readDown } from './read-down.ts';

/** Reads pages by hand: `events` has what happened, and `receive` and `finish` are the steps of a page. */
function createPages() {
  const events: string[] = [];
  const steps = new Map<number, { receive: () => void; finish: () => void; fail: (error: Error) => void }>();
  const readPage: ReadNumberedPage<number> = (page, signal, onReceived) => {
    events.push(`request ${page}`);
    signal.addEventListener('abort', () => events.push(`abort ${page}`));
    return new Promise((resolve, reject) => {
      steps.set(page, { receive: onReceived, finish: () => resolve(page), fail: reject });
    });
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const getStep = async (page: number) => {
    await settle();
    const step = steps.get(page);
    if (!step) throw new Error(`Page ${page} was not requested.`);
    return step;
  };
  return { events, readPage, getStep, settle };
}

describe('readDown', () => {
  it('yields the pages down to the first', async () => {
    const pages: number[] = [];
    for await (const page of readDown(async (page) => page, 4, undefined)) pages.push(page);
    expect(pages).toEqual([4, 3, 2, 1]);
  });

  it('requests a page when the one before it has arrived, and not earlier', async () => {
    const { events, readPage, getStep, settle } = createPages();
    const pages = readDown(readPage, 3, undefined);
    const first = pages.next();
    const step = await getStep(3);
    expect(events).toEqual(['request 3']);
    step.receive();
    await settle();
    expect(events).toEqual(['request 3', 'request 2']);
    step.finish();
    expect(await first).toEqual({ done: false, value: 3 });
    await pages.return();
  });

  it('reads one page ahead at most, however slow the consumer is', async () => {
    const { events, readPage, getStep, settle } = createPages();
    const pages = readDown(readPage, 3, undefined);
    const first = pages.next();
    (await getStep(3)).finish();
    await first;
    const step = await getStep(2);
    step.receive();
    step.finish();
    await settle();
    expect(events).toEqual(['request 3', 'request 2']);
    await pages.return();
  });

  it('throws the error of a page when it is its turn, and requests no page after it', async () => {
    const { events, readPage, getStep } = createPages();
    const pages = readDown(readPage, 3, undefined);
    const first = pages.next();
    (await getStep(3)).finish();
    await first;
    (await getStep(2)).fail(new Error('broken'));
    await expect(pages.next()).rejects.toThrow('broken');
    expect(events.filter((event) => event.startsWith('request'))).toEqual(['request 3', 'request 2']);
  });

  it('aborts the page ahead when the consumer stops', async () => {
    const { events, readPage, getStep } = createPages();
    const pages = readDown(readPage, 2, undefined);
    const first = pages.next();
    (await getStep(2)).finish();
    await first;
    await pages.return();
    expect(events).toEqual(['request 2', 'request 1', 'abort 2', 'abort 1']);
  });
});

describe('a client that notifies of a page', () => {
  const listLedgerLines = { operation: 'listLedgerLines', method: 'GET', path: '/v1/ledgerlines', isList: true };
  const createNotifying = (response: Response) => {
    const events: string[] = [];
    const { fetch, sent } = createFakeFetch(response);
    const client = createClientCore({ baseUrl: 'https://api.example', fetch, maxRetries: 0 });
    const call = notifyReceived(client, () => events.push('received')).call<object>(listLedgerLines);
    return { events, sent, call };
  };

  it('returns it as every client does', async () => {
    const page = { _data: [{ id: 1 }], _meta: { totalCount: 1 } };
    const { events, sent, call } = createNotifying(createJsonResponse(200, page));
    expect(await call).toEqual(page);
    expect(events).toEqual(['received']);
    expect(sent[0]?.headers.get('accept')).toBe('application/json, application/problem+json');
  });

  it.each([
    ['an HTML page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a record', createJsonResponse(200, { id: 1 })],
  ])('throws an UnreadableResponseError for %s', async (_, response) => {
    await expect(createNotifying(response).call).rejects.toMatchObject({
      name: 'UnreadableResponseError',
      status: 200,
      body: expect.anything(),
    });
  });

  it('throws the error of the platform', async () => {
    const { events, call } = createNotifying(createJsonResponse(403, { title: 'No access' }));
    await expect(call).rejects.toMatchObject({ name: 'PermissionError' });
    expect(events).toEqual([]);
  });
});
