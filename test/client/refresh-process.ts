/**
 * `node refresh-process.ts <url> <file> [die]`: a process that shares tokens with others, and makes one call. It
 * prints `ready`, waits until its standard input ends, and prints the number of debtors and of refreshes as JSON. With
 * `die` it kills itself as soon as the platform has processed its refresh.
 */

import { fileTokenStore } from '../../client/examples/file-token-store.ts';
import { createClientCore } from '../../client/runtime/client-core.ts';
import { createTokenProvider } from '../../client/sign-in/token-provider.ts';

const [baseUrl = '', location = '', fate] = process.argv.slice(2);
let refreshes = 0;

const authorization = createClientCore({
  baseUrl,
  async fetch(url, init) {
    refreshes += 1;
    // Long enough for the other processes to find the expired token.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const response = await fetch(url, init);
    if (fate === 'die') process.kill(process.pid, 'SIGKILL');
    return response;
  },
});
const store = fileTokenStore(location);
const token = createTokenProvider(authorization, { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', store });
const client = createClientCore({ baseUrl, token });

process.stdout.write('ready\n');
for await (const _ of process.stdin);
let result: object;
try {
  const listDebtors = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors' };
  const { _meta } = await client.call<{ _meta: { totalCount: number } }>(listDebtors);
  result = { debtors: _meta.totalCount };
} catch (error) {
  result = { error: (error as { code?: string }).code ?? (error as Error).name };
}
process.stdout.write(`${JSON.stringify({ ...result, refreshes })}\n`);
