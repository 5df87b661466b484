import { setupServer } from 'msw/node';
import { createElement, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createMockErrorHandler, createMockHandler, getMockHandlers, getMockResponse } from '../../client/msw/index.ts';
import { createClient } from '../../generated/client/src/index.ts';
import { useDom } from '../support/client/dom.ts';

// How a partner tests components: with React, TanStack Query, the client and the mock handlers, without a server.

useDom();
const server = setupServer(...getMockHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let hooks: typeof import('../../generated/client/src/react-query.ts');
let tanstack: typeof import('@tanstack/react-query');
let testing: typeof import('@testing-library/react');
beforeAll(async () => {
  testing = await import('@testing-library/react');
  tanstack = await import('@tanstack/react-query');
  hooks = await import('../../generated/client/src/react-query.ts');
});
afterEach(() => {
  server.resetHandlers();
  testing.cleanup();
});

function DebtorList(): ReactNode {
  const { data, error } = tanstack.useQuery(hooks.listDebtorsQueryOptions(hooks.useAccountingClient()));
  if (error) return createElement('p', { role: 'alert' }, error.message);
  const names = data?._data.map(({ id, name }) => createElement('li', { key: id }, name));
  return names ? createElement('ul', {}, names) : 'Loading';
}

function renderDebtorList() {
  const client = createClient({ baseUrl: 'https://api.example', token: 'test-token', maxRetries: 0 });
  return testing.render(
    createElement(
      tanstack.QueryClientProvider,
      { client: new tanstack.QueryClient() },
      createElement(hooks.AccountingClientProvider, { client }, createElement(DebtorList)),
    ),
  );
}

it('a component shows the recorded example', async () => {
  const { getByText, findByText, getAllByRole } = renderDebtorList();
  getByText('Loading');
  await findByText('Bakkerij Zonnestraal');
  expect(getAllByRole('listitem')).toHaveLength(2);
});

it('a component shows what its test answers', async () => {
  server.use(createMockHandler('listDebtors', { ...getMockResponse('listDebtors'), _data: [] }));
  const { findByRole, queryAllByRole } = renderDebtorList();
  await findByRole('list');
  expect(queryAllByRole('listitem')).toHaveLength(0);
});

it('a component shows an error of the contract', async () => {
  server.use(createMockErrorHandler('listDebtors', 403));
  const { findByRole, getByText } = renderDebtorList();
  await findByRole('alert');
  getByText('listDebtors: 403 Administration not accessible', { exact: false });
});
