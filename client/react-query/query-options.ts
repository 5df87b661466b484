import type {
  DataTag,
  InfiniteData,
  QueryKey,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query';
import type { AnyOperation, ClientCore } from '../runtime/client-core.ts';
import type { CallOptions } from '../runtime/client-options.ts';
import type { CallError } from '../runtime/errors.ts';
import type { Choice } from '../runtime/page.ts';
import type { PdfFile } from '../runtime/pdf.ts';
import type { ApiRequest } from '../runtime/request.ts';

/** Options of the calls of a query. Administration and language are those of the client, because they are in the keys. */
export type QueryCallOptions = Omit<CallOptions, 'signal' | 'tenant' | 'language'>;

/** The query of a list; a parameter that is undefined is not sent. */
export type QueryParams<Params, Field extends PropertyKey> = {
  [Name in keyof Params as Exclude<Name, 'fields' | 'metaOnly'>]: Params[Name] | undefined;
} & Pick<Choice<Field>, 'fields'>;

/** Options for `useQuery`, `useSuspenseQuery`, `useQueries`, `prefetchQuery` and others, with a key and a function. */
export type CallQuery<Result> = UnusedSkipTokenOptions<Result, CallError, Result, QueryKey> & {
  queryKey: DataTag<QueryKey, Result, CallError>;
};

/** Options for `useInfiniteQuery` and others, which follow `nextPage`. */
export type CallInfiniteQuery<Page> = UnusedSkipTokenInfiniteOptions<
  Page,
  CallError,
  InfiniteData<Page, number>,
  QueryKey,
  number
> & { queryKey: DataTag<QueryKey, InfiniteData<Page, number>, CallError> };

/** Options for `useMutation` and others. */
export type CallMutation<Result, Variables> = UseMutationOptions<Result, CallError, Variables>;

/** Creates the options of a query. TanStack Query does not retry: the client does, where it is safe. */
export const createQuery = <Result>(
  operation: AnyOperation,
  client: ClientCore,
  args: readonly unknown[],
  options?: QueryCallOptions,
): CallQuery<Result> =>
  ({
    queryKey: createKey(client, describe(operation, args)),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(operation, client, [...args, { ...options, signal }]),
    retry: false,
  }) as unknown as CallQuery<Result>;

/** Creates the options of the query of a document: a Blob, because a PdfFile can be read only once. */
export function createBlobQuery(...parameters: Parameters<typeof createQuery>): CallQuery<Blob> {
  const [operation, client, args, options] = parameters;
  const read = async ({ signal }: { signal: AbortSignal }): Promise<Blob> =>
    ((await call(operation, client, [...args, { ...options, signal }])) as PdfFile).blob();
  return { ...createQuery<Blob>(...parameters), queryFn: read } as CallQuery<Blob>;
}

/** Creates the options of an infinite query of a list. The last of the arguments is the query. */
export function createInfiniteQuery<Page>(
  operation: AnyOperation,
  client: ClientCore,
  args: readonly unknown[],
  options?: QueryCallOptions,
): CallInfiniteQuery<Page> {
  const { path, pathParams, query } = describe(operation, args);
  const readPage = ({ pageParam: page, signal }: { pageParam: number; signal: AbortSignal }) =>
    call(operation, client, [...args.slice(0, -1), { ...query, page }, { ...options, signal }]);
  return {
    queryKey: createKey(client, { path: `${path}/infinite`, pathParams, query }),
    queryFn: readPage,
    initialPageParam: 1,
    getNextPageParam,
    retry: false,
  } as unknown as CallInfiniteQuery<Page>;
}

/** Creates the options of a mutation. */
export const createMutation = <Result, Variables>(
  name: string,
  operation: AnyOperation,
  client: ClientCore,
  listArguments: (variables: Variables) => readonly unknown[],
  options?: QueryCallOptions,
): CallMutation<Result, Variables> => ({
  mutationKey: [getScope(client), name],
  mutationFn: (variables) => call(operation, client, [...listArguments(variables), options]) as Promise<Result>,
});

const call = (operation: AnyOperation, client: ClientCore, args: readonly unknown[]): Promise<unknown> =>
  operation(client, ...(args as never[]));

/** Returns the request of an operation without sending it. */
const describe = (operation: AnyOperation, args: readonly unknown[]): KeyParts =>
  call(operation, { call: (request: ApiRequest) => request } as unknown as ClientCore, args) as unknown as KeyParts;

type KeyParts = Pick<ApiRequest, 'path' | 'query'> & { readonly pathParams?: ApiRequest['pathParams'] | undefined };

/** What the answer depends on of the client, so that clients never see each other's data. */
const getScope = ({ baseUrl, tenant, language }: ClientCore): object => ({ baseUrl, tenant, language });

/** Creates the key of a query: scope, segments of the path, and query. That of a list begins those of its records. */
const createKey = (client: ClientCore, { path, pathParams, query }: KeyParts): QueryKey => [
  getScope(client),
  ...path
    .split('/')
    .slice(1)
    .map((segment) => pathParams?.[segment.slice(1, -1)] ?? segment),
  ...(query ? [query] : []),
];

/** Returns the number of the next page, which `nextPage` has; undefined at the end. */
function getNextPageParam({ _meta }: { readonly _meta: { readonly nextPage: string | null } }): number | undefined {
  const page = new URLSearchParams(_meta.nextPage?.split('?')[1]).get('page');
  return page === null ? undefined : Number(page);
}
