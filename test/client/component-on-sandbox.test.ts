import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createElement, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../generated/client/src/index.ts';
import { createSandboxHandlers } from '../../mocks/hosts/browser/msw.ts';
import { type BrowserSandbox, createBrowserSandbox, demoToken } from '../../mocks/hosts/browser/node.ts';
import { useDom } from '../support/client/dom.ts';

// How a partner tests components that write and read: with React, TanStack Query, and a sandbox in place of examples.

useDom();
const baseUrl = 'https://api.accounting-platform.example';
const server = setupServer();
let sandbox: BrowserSandbox;
let hooks: typeof import('../../generated/client/src/react-query.ts');
let tanstack: typeof import('@tanstack/react-query');
let testing: typeof import('@testing-library/react');

beforeAll(async () => {
  sandbox = await createBrowserSandbox({ origin: baseUrl });
  server.listen({ onUnhandledRequest: 'error' });
  server.use(...createSandboxHandlers(sandbox));
  testing = await import('@testing-library/react');
  tanstack = await import('@tanstack/react-query');
  hooks = await import('../../generated/client/src/react-query.ts');
});
afterEach(async () => {
  testing.cleanup();
  await sandbox.reset();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

function Debtors({ newName }: { readonly newName: string }): ReactNode {
  const queries = tanstack.useQueryClient();
  const client = hooks.useAccountingClient();
  const { data } = tanstack.useQuery(hooks.listDebtorsQueryOptions(client, { pageSize: 1000 }));
  const { mutate, error } = tanstack.useMutation({
    ...hooks.createDebtorMutationOptions(client),
    onSuccess: () => queries.invalidateQueries(),
  });
  const create = (): void => mutate({ data: { name: newName, debtorKindId: 1, paymentConditionId: 1 } });
  return createElement(
    'div',
    {},
    createElement('button', { type: 'button', onClick: create }, 'Create'),
    error && createElement('p', { role: 'alert' }, error.message),
    data?._data.map(({ id, name }) => createElement('li', { key: id }, name)),
  );
}

function renderDebtors(newName: string) {
  const client = createClient({ baseUrl, token: demoToken, maxRetries: 0 });
  const queries = new tanstack.QueryClient({ defaultOptions: { queries: { retry: false } } });
  return testing.render(
    createElement(
      tanstack.QueryClientProvider,
      { client: queries },
      createElement(hooks.AccountingClientProvider, { client }, createElement(Debtors, { newName })),
    ),
  );
}

it('a component creates a debtor, and sees it in its list', async () => {
  const { findByText, getByText, queryByText } = renderDebtors('Kaasboer');
  await findByText('Bakkerij Zonnestraal');
  expect(queryByText('Kaasboer')).toBeNull();
  testing.fireEvent.click(getByText('Create'));
  await findByText('Kaasboer');
});

it('a component shows an error, and no debtor of another test', async () => {
  const { findByText, findByRole, getByText, queryByText } = renderDebtors('');
  await findByText('Bakkerij Zonnestraal');
  expect(queryByText('Kaasboer')).toBeNull();
  testing.fireEvent.click(getByText('Create'));
  await findByRole('alert');
  getByText('createDebtor: 400', { exact: false });
});

it('a dropped connection is a network error', async () => {
  await sandbox.fetch('/_sandbox/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: 'listDebtors', effect: 'drop', times: 1 }),
  });
  await expect(fetch(`${baseUrl}/v1/debtors`)).rejects.toThrow(TypeError);
});

it('the handlers leave requests for another origin alone', async () => {
  const request = new Request('https://other.example/v1/debtors');
  expect(await getResponse(createSandboxHandlers(sandbox), request)).toBeUndefined();
});
