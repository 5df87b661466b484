import { demoToken } from '../../mocks/demo-access.ts';
import { exchange } from '../../mocks/transport/testing.ts';
import type { useSandbox } from '../testing.ts';

/** An answer as it came over the line. */
export interface RawAnswer {
  readonly status: number;
  /** The status line and the headers, as they were sent. */
  readonly head: string;
  readonly body: string;
}

/** The header of a request by whom everything is allowed, and that ends the connection when it is answered. */
export const lastFromDemo = { host: 'localhost', authorization: `Bearer ${demoToken}`, connection: 'close' };

/** A request as it goes over the line: nothing of it is made shorter, encoded or added. */
export function written(line: string, headers: Readonly<Record<string, string>> = lastFromDemo, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends bytes as they are, and gives the answers until the sandbox closes the connection. */
export function rawly({ url }: Pick<ReturnType<typeof useSandbox>, 'url'>, bytes: string): Promise<RawAnswer[]> {
  return exchange(Number(new URL(url).port), bytes).then(answersIn);
}

/** One answer after the other; none of ours has the beginning of another one in its body. */
function answersIn(received: string): RawAnswer[] {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).flatMap((answer) => {
    const [, head, status, body = ''] = /^(HTTP\/1\.1 (\d{3}) .*?)\r\n\r\n(.*)$/s.exec(answer) ?? [];
    return head === undefined ? [] : [{ status: Number(status), head, body }];
  });
}

/** The value of a header. */
export const headerOf = ({ head }: RawAnswer, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
