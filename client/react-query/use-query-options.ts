import type { QueryKey } from '@tanstack/react-query';
import type { ClientCore } from '../runtime/client-core.ts';
import { useAccountingClient } from './client-provider.ts';

/**
 * Completes the options of a query. The generated hooks use it.
 *
 * - The key gets the administration, the language and the server, so that clients never see each other's data.
 * - Infinite queries follow `nextPage`.
 * - TanStack Query does not retry by default: the client does, where it is safe.
 */
export function useQueryOptions<Options extends { readonly queryKey: QueryKey }>(options: Options): Options {
  const client = useAccountingClient();
  return {
    // For infinite queries; others do not read these.
    initialPageParam: 1,
    getNextPageParam,
    retry: false,
    ...options,
    queryKey: getClientQueryKey(client, options.queryKey),
  };
}

/**
 * Returns the key of a query in the cache: a generated key, completed with what it depends on of the client.
 *
 * @example
 * queryClient.setQueryData(getClientQueryKey(client, getGetDebtorQueryKey(5)), debtor);
 */
export const getClientQueryKey = ({ baseUrl, tenant, language }: ClientCore, queryKey: QueryKey): QueryKey => [
  ...queryKey,
  { client: { baseUrl, tenant, language } },
];

/** Returns the number of the next page, which `nextPage` has; undefined at the end. */
function getNextPageParam({ _meta }: { readonly _meta: { readonly nextPage: string | null } }): number | undefined {
  const page = new URLSearchParams(_meta.nextPage?.split('?')[1]).get('page');
  return page === null ? undefined : Number(page);
}
