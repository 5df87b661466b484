import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from '../support/raw-http.ts';

/** A token that must appear in no result, error or log. */
export const CANARY = 'canary-4f1d9a7e-token';

/** A server that is no sandbox. It returns the same to every request, and repeats the token. */
export async function startPlatform(status: number, body: object): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer(({ method, url = '', headers: { authorization } }, response) => {
    requests.push(`${method} ${url}`);
    const isControl = url.startsWith('/_sandbox');
    const text = JSON.stringify(isControl ? {} : { ...body, echo: authorization });
    response.writeHead(isControl ? 404 : status, { 'content-type': 'application/json' }).end(text);
  });
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${await listenOnFreePort(server)}`, requests };
}

export async function findDeadUrl(): Promise<string> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
