import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { keyOf, type Recording } from './recording.ts';

/**
 * `node bare-server.ts PORT RECORDING`: answers what was recorded of the sandbox and does nothing else, which is as fast
 * as `node:http` can be for these bytes.
 */
const [port, file] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(String(file), 'utf8')) as Record<string, Recording>;
const answers = new Map(
  Object.entries(recorded).map(([key, { status, headers, body }]) => [
    key,
    { status, headers, body: Buffer.from(body) },
  ]),
);

createServer((request, response) => {
  if (request.method === 'GET') answer(request, response);
  else request.resume().on('end', () => answer(request, response));
}).listen(Number(port), '127.0.0.1');

function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
  const found = answers.get(keyOf(String(method), String(url)));
  if (found) response.writeHead(found.status, found.headers).end(found.body);
  else response.writeHead(404).end();
}
