import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, type Middleware, NotFoundError } from '../../generated/client/src/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useDom } from '../support/client/dom.ts';
import { operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';

useDom();
const sandbox = useSandbox();

let hooks: typeof import('../../generated/client/src/react-query.ts');
let tanstack: typeof import('@tanstack/react-query');
let testing: typeof import('@testing-library/react');
beforeAll(async () => {
  testing = await import('@testing-library/react');
  tanstack = await import('@tanstack/react-query');
  hooks = await import('../../generated/client/src/react-query.ts');
});
afterEach(async () => {
  testing.cleanup();
  await sandbox.reset();
});

/** Creates a client of the sandbox, and collects the paths and queries of its requests. */
function createCountingClient(tenant?: number): { client: Client; requests: string[] } {
  const requests: string[] = [];
  const count: Middleware = (request, next) => {
    requests.push(`${request.method} ${request.url.slice(sandbox.url.length)}`);
    return next(request);
  };
  return {
    requests,
    client: createClient({ baseUrl: sandbox.url, token: 'sandbox-demo-token', tenant, middleware: [count] }),
  };
}

function render<Result>(hook: () => Result, client: Client, queryClient = new tanstack.QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      tanstack.QueryClientProvider,
      { client: queryClient },
      createElement(hooks.AccountingClientProvider, { client }, children),
    );
  return { queryClient, ...testing.renderHook(hook, { wrapper }) };
}

const useDebtor = (id: number) => tanstack.useQuery(hooks.getDebtorQueryOptions(hooks.useAccountingClient(), id));

describe('the query of a record', () => {
  it('reads it', async () => {
    const { client } = createCountingClient();
    const { result } = render(() => useDebtor(1), client);
    expect(result.current.isPending).toBe(true);
    await testing.waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data).toEqual(await client.debtors.get(1));
  });

  it('has the error of the client, without further requests', async () => {
    const { client, requests } = createCountingClient();
    const { result } = render(() => useDebtor(999_999), client);
    await testing.waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toBeInstanceOf(NotFoundError);
    expect(result.current.error).toMatchObject({ operation: 'getDebtor', status: 404 });
    expect(requests).toEqual(['GET /v1/debtors/999999']);
  });

  it('reads it once for all components, and again when the key changes', async () => {
    const { client, requests } = createCountingClient();
    let id = 1;
    const useBoth = () => [useDebtor(id), useDebtor(id)] as const;
    const { result, rerender } = render(useBoth, client);
    await testing.waitFor(() => expect(result.current[1].data?.id).toBe(1));
    rerender();
    id = 2;
    rerender();
    await testing.waitFor(() => expect(result.current[0].data?.id).toBe(2));
    expect(requests).toEqual(['GET /v1/debtors/1', 'GET /v1/debtors/2']);
  });

  it('sends nothing without a provider', () => {
    const { QueryClient, QueryClientProvider } = tanstack;
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    expect(() => testing.renderHook(() => useDebtor(1), { wrapper })).toThrow(
      'useAccountingClient needs an AccountingClientProvider',
    );
  });
});

describe('the key of a query', () => {
  it('has the operation, its parameters and the client', () => {
    const { client } = createCountingClient(2);
    const scope = { baseUrl: sandbox.url, tenant: 2, language: undefined };
    const { queryKey } = hooks.listDebtorsQueryOptions(client, { name: 'Acme' });
    expect(queryKey).toEqual([scope, 'v1', 'debtors', { name: 'Acme' }]);
    expect(hooks.listDebtorMandatesQueryOptions(client, 5).queryKey).toEqual([scope, 'v1', 'debtors', 5, 'mandates']);
  });

  it('of a list begins those of its records and of its infinite query', () => {
    const { client } = createCountingClient(2);
    const { queryKey } = hooks.listDebtorsQueryOptions(client);
    const keys = [
      hooks.getDebtorQueryOptions(client, 5).queryKey,
      hooks.listDebtorsInfiniteQueryOptions(client, { name: 'Acme' }).queryKey,
    ];
    for (const key of keys) expect(key.slice(0, queryKey.length)).toEqual(queryKey);
    expect(hooks.listDebtorsInfiniteQueryOptions(client).queryKey).not.toEqual(queryKey);
  });

  it('keeps the data of administrations apart', async () => {
    const [first, second] = [createCountingClient(1).client, createCountingClient(2).client];
    const { queryClient, result } = render(() => tanstack.useQuery(hooks.listDebtorsQueryOptions(first)), first);
    await testing.waitFor(() => expect(result.current.data?._meta.administrationId).toBe(1));
    const other = render(() => tanstack.useQuery(hooks.listDebtorsQueryOptions(second)), second, queryClient).result;
    expect(other.current.data).toBeUndefined();
    await testing.waitFor(() => expect(other.current.data?._meta.administrationId).toBe(2));
  });

  it('finds the data that was prefetched outside React', async () => {
    const { client, requests } = createCountingClient();
    const queryClient = new tanstack.QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
    });
    await queryClient.prefetchQuery(hooks.getDebtorQueryOptions(client, 1));
    const { result } = render(() => useDebtor(1), client, queryClient);
    expect(result.current.data?.id).toBe(1);
    expect(requests).toHaveLength(1);
  });
});

describe('the queries of a list', () => {
  it('read a page', async () => {
    const { client, requests } = createCountingClient();
    const options = hooks.listDebtorsQueryOptions(client, { name: 'Bakkerij Zonnestraal', number: undefined });
    const { result } = render(() => tanstack.useQuery(options), client);
    await testing.waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data?._data.map(({ id }) => id)).toEqual([1]);
    expect(requests).toEqual(['GET /v1/debtors?name=Bakkerij%20Zonnestraal']);
  });

  it('read the fields that are asked for', async () => {
    const { client } = createCountingClient();
    const options = hooks.listDebtorsQueryOptions(client, { id: [1], fields: ['name'] });
    const { result } = render(() => tanstack.useQuery(options), client);
    await testing.waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data?._data).toEqual([{ name: 'Bakkerij Zonnestraal', _meta: expect.anything() }]);
  });

  it('follow nextPage to the last page', async () => {
    const { client, requests } = createCountingClient();
    // Also with a key of one's own.
    const options = { ...hooks.listDebtorsInfiniteQueryOptions(client, { pageSize: 20 }), queryKey: ['all debtors'] };
    const { result } = render(() => tanstack.useInfiniteQuery(options), client);
    await testing.waitFor(() => expect(result.current.hasNextPage).toBe(true));
    await testing.act(() => result.current.fetchNextPage());
    await testing.waitFor(() => expect(result.current.hasNextPage).toBe(false));
    expect(result.current.data?.pages.flatMap(({ _data }) => _data)).toHaveLength(32);
    expect(requests).toEqual(['GET /v1/debtors?pageSize=20&page=1', 'GET /v1/debtors?pageSize=20&page=2']);
  });
});

describe('the mutation of a write', () => {
  it('sends it, and the keys say what to read again', async () => {
    const { client } = createCountingClient();
    const useBoth = () => ({
      list: tanstack.useQuery(hooks.listDebtorsQueryOptions(client, { name: 'Molenaar' })),
      create: tanstack.useMutation({
        ...hooks.createDebtorMutationOptions(client),
        onSuccess: (_debtor, _variables, _result, context) =>
          context.client.invalidateQueries({ queryKey: hooks.listDebtorsQueryOptions(client).queryKey }),
      }),
    });
    const { result } = render(useBoth, client);
    await testing.waitFor(() => expect(result.current.list.data?._data).toEqual([]));
    await testing.act(() => result.current.create.mutateAsync({ data: { name: 'Molenaar', debtorKindId: 1 } }));
    await testing.waitFor(() => expect(result.current.list.data?._data).toHaveLength(1));
  });

  it('has the error of the client', async () => {
    const { client, requests } = createCountingClient();
    const { result } = render(() => tanstack.useMutation(hooks.deleteDebtorMutationOptions(client)), client);
    testing.act(() => result.current.mutate({ id: 999_999 }));
    await testing.waitFor(() => expect(result.current.error).toBeInstanceOf(NotFoundError));
    expect(requests).toEqual(['DELETE /v1/debtors/999999']);
  });

  it('uploads a PDF, and the document can be read as often as the cache has it', async () => {
    const { client } = createCountingClient();
    const options = hooks.uploadInboxFileMutationOptions(client, { timeout: 30_000 });
    const upload = render(() => tanstack.useMutation(options), client).result;
    const data = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
    const { id } = await testing.act(() => upload.current.mutateAsync({ data }));
    const { result } = render(() => tanstack.useQuery(hooks.downloadInboxFileQueryOptions(client, id)), client);
    await testing.waitFor(() => expect(result.current.isSuccess).toBe(true));
    for (const _ of [1, 2]) expect(await result.current.data?.text()).toBe('%PDF-1.4\n%%EOF\n');
  });
});

describe('every operation of the API', () => {
  it.each(operations.filter(({ secured }) => secured))('$id has its options', ({ id, method, kind }) => {
    expect(Object.keys(hooks)).toContain(`${id}${method === 'GET' ? 'Query' : 'Mutation'}Options`);
    expect(`${id}InfiniteQueryOptions` in hooks).toBe(kind === 'list');
  });

  it('is the only one with options', () => {
    expect(Object.keys(hooks).filter((name) => /Token|[Aa]uthorize/.test(name))).toEqual([]);
  });
});

it('the options can be created on a server, and only the provider is for the browser', async () => {
  const read = (file: string) => readFile(join(repository, 'client', 'react-query', file), 'utf8');
  expect(await read('client-provider.ts')).toMatch(/^'use client';\n/);
  for (const file of ['index.ts', 'query-options.ts']) expect(await read(file)).not.toContain('use client');
});

it('a page that is rendered on a server has the data that was prefetched', async () => {
  const { renderToString } = await import('react-dom/server');
  const { client } = createCountingClient();
  const queryClient = new tanstack.QueryClient();
  const debtor = await client.debtors.get(1);
  queryClient.setQueryData(hooks.getDebtorQueryOptions(client, 1).queryKey, debtor);
  const Name = () => createElement('b', {}, useDebtor(1).data?.name);
  const html = renderToString(
    createElement(
      tanstack.QueryClientProvider,
      { client: queryClient },
      createElement(hooks.AccountingClientProvider, { client }, createElement(Name)),
    ),
  );
  expect(html).toBe(`<b>${debtor.name}</b>`);
});
