import { startWorkerSandbox } from './sandbox/index.js';

// The page of the bridge: its functions are called from the test, with JSON. Bodies are base64.

let sandbox;

async function respond({ url, method, headers, body }) {
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  const init = { method, headers, redirect: 'manual', ...(hasBody && { body: Uint8Array.fromBase64(body) }) };
  try {
    const response = await sandbox.fetch(url, init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: [...response.headers], body: bytes.toBase64() };
  } catch (error) {
    // `fetch` fails in this way when the connection breaks.
    if (error instanceof TypeError) return { dropped: error.message };
    throw error;
  }
}

globalThis.bridge = {
  async start(options) {
    sandbox = await startWorkerSandbox({ ...options, assets: new URL('./sandbox/', location.href) });
    return sandbox.origin;
  },
  respond,
};
