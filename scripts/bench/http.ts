import { type Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Keeps connections open between questions. Each has its own when left out. */
  readonly agent?: Agent;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** Asks once, without offering to take compressed answers. Resolves with the last byte. */
export function ask(url: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent = false } = question;
  return new Promise((done, failed) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const present = Object.entries(response.headers).filter(([, value]) => value !== undefined);
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(present) as Record<string, string | string[]>,
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** A port on the loopback interface that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
