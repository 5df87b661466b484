/** A consumer's program with the query options and the mock handlers of the client. See `main.ts`. */

import { createClient } from '@accounting-platform/client';
import { createMockErrorHandler, getMockHandlers } from '@accounting-platform/client/msw';
import {
  AccountingClientProvider,
  getDebtorQueryOptions,
  useAccountingClient,
} from '@accounting-platform/client/react-query';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

declare const process: { stdout: { write(text: string): void } };

const client = createClient({ baseUrl: 'https://api.example', token: 'test-token', maxRetries: 0 });

/** Renders a component whose data was prefetched from a mock handler. */
async function render(): Promise<string> {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(getDebtorQueryOptions(client, 1));
  const Name = () => createElement('b', {}, useQuery(getDebtorQueryOptions(useAccountingClient(), 1)).data?.name);
  const page = createElement(AccountingClientProvider, { client }, createElement(Name));
  return renderToString(createElement(QueryClientProvider, { client: queryClient }, page));
}

async function useComponents() {
  const server = setupServer(...getMockHandlers());
  server.listen();
  const html = await render();
  server.use(createMockErrorHandler('getDebtor', 404));
  const missing = await client.debtors.get(1).catch((error: unknown) => error);
  server.close();
  return { html, missing: missing instanceof Error && missing.name };
}

void useComponents().then((report) => process.stdout.write(JSON.stringify(report)));
