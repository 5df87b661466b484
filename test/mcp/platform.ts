import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

export async function findDeadUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
