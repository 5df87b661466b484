import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Page, SingleRecord, WholeRecords } from '../../../../client/runtime/page.ts';

import type {
  ListOutstandingPurchaseInvoicesParams,
  OutstandingPurchaseInvoice,
  Problem,
  ValidationProblem,
} from '../types.ts';

import { useCall } from '../../../../client/react-query/use-call.ts';
import type { ErrorType } from '../../../../client/react-query/use-call.ts';
import { useQueryOptions } from '../../../../client/react-query/use-query-options.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Returns the purchase invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `creditorId` for what one creditor is owed.
 * @summary List outstanding purchase invoices
 */
export const useListOutstandingPurchaseInvoicesHook = () => {
  const listOutstandingPurchaseInvoices = useCall<Page<OutstandingPurchaseInvoice>>();

  return useCallback(
    (
      params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listOutstandingPurchaseInvoices(
        { url: `/v1/outstandingpurchaseinvoices`, method: 'GET', params, signal },
        { operation: 'listOutstandingPurchaseInvoices', isList: true, ...options },
      );
    },
    [listOutstandingPurchaseInvoices],
  );
};

export const getListOutstandingPurchaseInvoicesInfiniteQueryKey = (
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
) => {
  return ['infinite', 'v1', 'outstandingpurchaseinvoices', ...(params ? [params] : [])] as const;
};

export const getListOutstandingPurchaseInvoicesQueryKey = (
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
) => {
  return ['v1', 'outstandingpurchaseinvoices', ...(params ? [params] : [])] as const;
};

export const useListOutstandingPurchaseInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    ListOutstandingPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOutstandingPurchaseInvoicesInfiniteQueryKey(params);

  const listOutstandingPurchaseInvoices = useListOutstandingPurchaseInvoicesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    QueryKey,
    ListOutstandingPurchaseInvoicesParams['page']
  > = ({ signal, pageParam }) =>
    listOutstandingPurchaseInvoices({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    TError,
    TData,
    QueryKey,
    ListOutstandingPurchaseInvoicesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOutstandingPurchaseInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>
>;
export type ListOutstandingPurchaseInvoicesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListOutstandingPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    ListOutstandingPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingPurchaseInvoicesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    ListOutstandingPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingPurchaseInvoicesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    ListOutstandingPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List outstanding purchase invoices
 */

export function useListOutstandingPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    ListOutstandingPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListOutstandingPurchaseInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListOutstandingPurchaseInvoicesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOutstandingPurchaseInvoicesQueryKey(params);

  const listOutstandingPurchaseInvoices = useListOutstandingPurchaseInvoicesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>> = ({
    signal,
  }) => listOutstandingPurchaseInvoices(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOutstandingPurchaseInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>
>;
export type ListOutstandingPurchaseInvoicesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListOutstandingPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List outstanding purchase invoices
 */

export function useListOutstandingPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListOutstandingPurchaseInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one outstanding purchase invoice.
 * @summary Get an outstanding purchase invoice
 */
export const useGetOutstandingPurchaseInvoiceHook = () => {
  const getOutstandingPurchaseInvoice = useCall<SingleRecord<OutstandingPurchaseInvoice>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getOutstandingPurchaseInvoice(
        { url: `/v1/outstandingpurchaseinvoices/${id}`, method: 'GET', signal },
        { operation: 'getOutstandingPurchaseInvoice', ...options },
      );
    },
    [getOutstandingPurchaseInvoice],
  );
};

export const getGetOutstandingPurchaseInvoiceQueryKey = (id: number) => {
  return ['v1', 'outstandingpurchaseinvoices', id] as const;
};

export const useGetOutstandingPurchaseInvoiceQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOutstandingPurchaseInvoiceQueryKey(id);

  const getOutstandingPurchaseInvoice = useGetOutstandingPurchaseInvoiceHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>> = ({
    signal,
  }) => getOutstandingPurchaseInvoice(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetOutstandingPurchaseInvoiceQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>
>;
export type GetOutstandingPurchaseInvoiceQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetOutstandingPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOutstandingPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOutstandingPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an outstanding purchase invoice
 */

export function useGetOutstandingPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingPurchaseInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetOutstandingPurchaseInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
