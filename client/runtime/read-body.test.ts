import { expect, it, vi } from 'vitest';
import { callWith } from '../../test/support/client/fake-fetch.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import type { Fetch } from './client-options.ts';
import { pdfDocument } from './pdf.ts';
import type { ApiRequest } from './request.ts';

useFastTimers();

const getDebtor: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/1' };
const stall = () => new Promise<never>(() => undefined);
const cancel = vi.fn();

/** What a `fetch` may do that ignores its signal. */
const stalling: Readonly<Record<string, Fetch>> = {
  'a request': stall,
  'a stream': async () => new Response(new ReadableStream({ pull: stall, cancel })),
  'a stream that cannot be cancelled': async () => new Response(new ReadableStream({ pull: stall, cancel: stall })),
  'a body without a stream': async () => Object.assign(new Response(), { text: stall, blob: stall }),
};

it.each(
  Object.keys(stalling).flatMap((name) => [
    [name, 'JSON', {}] as const,
    [name, 'a PDF', { document: pdfDocument }] as const,
  ]),
)(
  '%s of %s that ignores the signal ends with the timeout, and with the signal of the caller',
  async (name, _, kind) => {
    const request = { ...getDebtor, ...kind };
    const settings = { fetch: stalling[name] as Fetch, maxRetries: 0 };
    const { result } = await callWith(request, [], { ...settings, timeout: 50 });
    expect(result).toMatchObject({ name: 'ConnectionError', code: 'TIMEOUT' });

    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 20);
    const aborted = await callWith(request, [], { ...settings, timeout: Number.POSITIVE_INFINITY }, controller);
    expect(aborted.result).toBe('enough');
  },
);

it('a stream that ignores the signal is cancelled', async () => {
  await callWith(getDebtor, [], { fetch: stalling['a stream'] as Fetch, maxRetries: 0, timeout: 50 });
  expect(cancel).toHaveBeenCalled();
});

it('a response that is too large is rejected at once although its stream fails to cancel', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(100)),
    cancel: stall,
  });
  const { result } = await callWith(getDebtor, [new Response(body)], { maxRetries: 0 }, { maxResponseBytes: 10 });
  expect(result).toMatchObject({ name: 'UnreadableResponseError' });
});
