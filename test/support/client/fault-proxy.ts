import { createServer, type IncomingHttpHeaders, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, ForwardedResponse } from './faults.ts';

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/** Names the fault of a request: a number in `pending`. */
const FAULT_HEADER = 'x-fault';

interface Pending {
  readonly fault: Fault | undefined;
  isProcessed: boolean;
}

/** Starts a server in front of a sandbox, whose responses fail. */
export async function startFaultProxy(target: string) {
  const pending: Pending[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const { [FAULT_HEADER]: index, ...headers } = incoming.headers;
    // A client that sends more requests than its script has faults gives these none.
    const request = pending[Number(index)] ?? { fault: undefined, isProcessed: false };
    const { fault } = request;
    request.isProcessed = !fault || fault.isProcessed;
    const url = new URL(incoming.url ?? '', target);
    const forwarded = request.isProcessed ? await forward(url, incoming.method, headers, body) : undefined;
    if (fault) fault.serve?.(outgoing, forwarded);
    else if (forwarded) serve(outgoing, forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Prepares the faults of a client, which sends the header of each with its request. */
    createScript(script: readonly (Fault | undefined)[]) {
      const requests = script.map((fault) => ({ fault, isProcessed: false }));
      const headers = requests.map((request) => String(pending.push(request) - 1));
      return { header: FAULT_HEADER, headers, countProcessed: () => requests.filter((one) => one.isProcessed).length };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(response: ServerResponse, { status, contentType, body }: ForwardedResponse): void {
  response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body);
}

function forward(
  url: URL,
  method: string | undefined,
  { 'transfer-encoding': _, 'content-length': __, ...headers }: IncomingHttpHeaders,
  body: Buffer,
): Promise<ForwardedResponse> {
  return new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': body.length } : {};
    const request = sendRequest(url, { method, headers: { ...headers, ...length } }, async (response) => {
      const { statusCode = 0, headers: received } = response;
      resolve({
        status: statusCode,
        contentType: received['content-type'],
        body: Buffer.concat(await response.toArray()),
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
