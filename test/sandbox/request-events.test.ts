import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import type { Row } from '../support/books.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
const { call } = sandbox;

afterEach(() => call('/_sandbox/requests', { method: 'DELETE', token: null }));

async function readEvents(response: Response, count: number): Promise<Row[]> {
  const events: Row[] = [];
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    events.push(...parts.flatMap((part) => /^data: (.*)$/m.exec(part)?.slice(1) ?? []).map((data) => JSON.parse(data)));
    if (events.length >= count) break;
  }
  return events;
}

describe('the events of the journal', () => {
  const open = (query = '') => fetch(`${sandbox.url}/_sandbox/requests/events${query}`);

  it('are sent as requests are finished, to every reader, and filtered', async () => {
    const all = await open();
    const creditors = await open('?operationId=listCreditors');
    await call('/v1/debtors');
    await call('/v1/creditors');
    expect((await readEvents(all, 2)).map(({ path }) => path)).toEqual(['/v1/debtors', '/v1/creditors']);
    expect((await readEvents(creditors, 1)).map(({ path }) => path)).toEqual(['/v1/creditors']);
  });

  it('resume after a number', async () => {
    await call('/v1/debtors');
    await call('/v1/creditors');
    const { lastSequence: sequence } = (await call('/_sandbox/requests', { token: null })).body;
    const events = await readEvents(await open(`?after=${sequence - 1}`), 1);
    expect(events).toMatchObject([{ sequence, path: '/v1/creditors' }]);
  });

  it('are only announced by HEAD', async () => {
    const { status, headers } = await fetch(`${sandbox.url}/_sandbox/requests/events`, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  it('do not keep the sandbox from closing', async () => {
    const closing = await startSandbox({ port: 0 });
    const response = await fetch(`${closing.url}/_sandbox/requests/events`);
    const text = response.text();
    await closing.close();
    expect(await text).toBe(': the requests of this sandbox\n\nevent: end\ndata: {"reason":"stopped"}\n\n');
  });
});
