/** A consumer's program with the hooks and the mock handlers of the client. See `main.ts`. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createClient } from '../../../generated/client/src/index.ts';
import { getGetDebtorMockHandler404, getMockHandlers } from '../../../generated/client/src/msw/index.ts';
import {
  AccountingClientProvider,
  getClientQueryKey,
  getGetDebtorQueryKey,
  useGetDebtor,
} from '../../../generated/client/src/react-query/index.ts';

declare const process: { stdout: { write(text: string): void } };

const server = setupServer(...getMockHandlers());
server.listen();
const client = createClient({ baseUrl: 'https://api.example', token: 'test-token', maxRetries: 0 });
const queryClient = new QueryClient();
const queryKey = getClientQueryKey(client, getGetDebtorQueryKey(1));
await queryClient.prefetchQuery({ queryKey, queryFn: () => client.debtors.get(1) });
const Name = () => createElement('b', {}, useGetDebtor(1).data?.name);
const page = createElement(AccountingClientProvider, { client }, createElement(Name));
const html = renderToString(createElement(QueryClientProvider, { client: queryClient }, page));

server.use(getGetDebtorMockHandler404());
const missing = await client.debtors.get(1).catch((error: unknown) => error);
server.close();

process.stdout.write(JSON.stringify({ html, missing: missing instanceof Error && missing.name }));
