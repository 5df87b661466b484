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
  ListOutstandingSalesInvoicesParams,
  OutstandingSalesInvoice,
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
 * Returns the sales invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `debtorId` for what one debtor owes.
 * @summary List outstanding sales invoices
 */
export const useListOutstandingSalesInvoicesHook = () => {
  const listOutstandingSalesInvoices = useCall<Page<OutstandingSalesInvoice>>();

  return useCallback(
    (
      params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listOutstandingSalesInvoices(
        { url: `/v1/outstandingsalesinvoices`, method: 'GET', params, signal },
        { operation: 'listOutstandingSalesInvoices', isList: true, ...options },
      );
    },
    [listOutstandingSalesInvoices],
  );
};

export const getListOutstandingSalesInvoicesInfiniteQueryKey = (
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
) => {
  return ['infinite', 'v1', 'outstandingsalesinvoices', ...(params ? [params] : [])] as const;
};

export const getListOutstandingSalesInvoicesQueryKey = (params?: WholeRecords<ListOutstandingSalesInvoicesParams>) => {
  return ['v1', 'outstandingsalesinvoices', ...(params ? [params] : [])] as const;
};

export const useListOutstandingSalesInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    ListOutstandingSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOutstandingSalesInvoicesInfiniteQueryKey(params);

  const listOutstandingSalesInvoices = useListOutstandingSalesInvoicesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    QueryKey,
    ListOutstandingSalesInvoicesParams['page']
  > = ({ signal, pageParam }) =>
    listOutstandingSalesInvoices({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    TError,
    TData,
    QueryKey,
    ListOutstandingSalesInvoicesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOutstandingSalesInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>
>;
export type ListOutstandingSalesInvoicesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListOutstandingSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    ListOutstandingSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListOutstandingSalesInvoicesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingSalesInvoicesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    ListOutstandingSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingSalesInvoicesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    ListOutstandingSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List outstanding sales invoices
 */

export function useListOutstandingSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    ListOutstandingSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListOutstandingSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListOutstandingSalesInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListOutstandingSalesInvoicesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListOutstandingSalesInvoicesQueryKey(params);

  const listOutstandingSalesInvoices = useListOutstandingSalesInvoicesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>> = ({
    signal,
  }) => listOutstandingSalesInvoices(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListOutstandingSalesInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>
>;
export type ListOutstandingSalesInvoicesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListOutstandingSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListOutstandingSalesInvoicesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListOutstandingSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List outstanding sales invoices
 */

export function useListOutstandingSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListOutstandingSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListOutstandingSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListOutstandingSalesInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one outstanding sales invoice.
 * @summary Get an outstanding sales invoice
 */
export const useGetOutstandingSalesInvoiceHook = () => {
  const getOutstandingSalesInvoice = useCall<SingleRecord<OutstandingSalesInvoice>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getOutstandingSalesInvoice(
        { url: `/v1/outstandingsalesinvoices/${id}`, method: 'GET', signal },
        { operation: 'getOutstandingSalesInvoice', ...options },
      );
    },
    [getOutstandingSalesInvoice],
  );
};

export const getGetOutstandingSalesInvoiceQueryKey = (id: number) => {
  return ['v1', 'outstandingsalesinvoices', id] as const;
};

export const useGetOutstandingSalesInvoiceQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetOutstandingSalesInvoiceQueryKey(id);

  const getOutstandingSalesInvoice = useGetOutstandingSalesInvoiceHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>> = ({
    signal,
  }) => getOutstandingSalesInvoice(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetOutstandingSalesInvoiceQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>
>;
export type GetOutstandingSalesInvoiceQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetOutstandingSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOutstandingSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetOutstandingSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an outstanding sales invoice
 */

export function useGetOutstandingSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetOutstandingSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetOutstandingSalesInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
