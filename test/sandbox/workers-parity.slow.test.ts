import { request } from 'node:http';
import { startWorkerd } from '../support/start-workerd.ts';
import { testParity } from './test-parity.ts';

testParity(async ({ clock, origin = '' }) => {
  const { url, close } = await startWorkerd({ clock });
  const { host } = new URL(origin);
  return { fetch: (input, init = {}) => send(url + String(input).slice(origin.length), host, init), close };
});

/** Sends a request with the host of another origin, which `fetch` cannot, so that links are the same. */
function send(url: string, host: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...(headers as Record<string, string>), host } };
    const sent = request(url, options, async (response) => {
      const chunks = await response.toArray();
      const { statusCode: status = 0, headers: received } = response;
      const isEmpty = [204, 304].includes(status);
      resolve(
        new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: received as Record<string, string> }),
      );
    });
    sent.on('error', reject);
    sent.end(body as string | Uint8Array | undefined);
  });
}
