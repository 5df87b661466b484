import { createElement, type ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { type Client, createClient } from '../../generated/client/src/index.ts';
import { useDom } from '../support/client/dom.ts';
import { useSandbox } from '../support/sandbox.ts';

useDom();
const sandbox = useSandbox();

let hooks: typeof import('../../generated/client/src/react-query/index.ts');
let query: typeof import('@tanstack/react-query');
let testing: typeof import('@testing-library/react');
beforeAll(async () => {
  query = await import('@tanstack/react-query');
  testing = await import('@testing-library/react');
  hooks = await import('../../generated/client/src/react-query/index.ts');
});

it('works', async () => {
  const client: Client = createClient({ baseUrl: sandbox.url, token: 'sandbox-demo-token' });
  const queryClient = new query.QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(query.QueryClientProvider, { client: queryClient }, createElement(hooks.AccountingClientProvider, { client }, children));
  const { result } = testing.renderHook(() => hooks.useGetDebtor(1), { wrapper });
  await testing.waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.error).toBe(null);
  expect(result.current.data?.name).toBe('x');
});
