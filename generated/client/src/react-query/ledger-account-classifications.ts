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
  LedgerAccountClassification,
  ListLedgerAccountClassificationsParams,
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
 * Returns the account structure and the compaction structure of the administration, with the codes of the reference chart of accounts. Meant for reporting tools.
 * @summary List ledger account classifications
 */
export const useListLedgerAccountClassificationsHook = () => {
  const listLedgerAccountClassifications = useCall<Page<LedgerAccountClassification>>();

  return useCallback(
    (
      params?: WholeRecords<ListLedgerAccountClassificationsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listLedgerAccountClassifications(
        { url: `/v1/ledgeraccountclassifications`, method: 'GET', params, signal },
        { operation: 'listLedgerAccountClassifications', isList: true, ...options },
      );
    },
    [listLedgerAccountClassifications],
  );
};

export const getListLedgerAccountClassificationsInfiniteQueryKey = (
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
) => {
  return ['infinite', 'v1', 'ledgeraccountclassifications', ...(params ? [params] : [])] as const;
};

export const getListLedgerAccountClassificationsQueryKey = (
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
) => {
  return ['v1', 'ledgeraccountclassifications', ...(params ? [params] : [])] as const;
};

export const useListLedgerAccountClassificationsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    ListLedgerAccountClassificationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountClassificationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountClassificationsInfiniteQueryKey(params);

  const listLedgerAccountClassifications = useListLedgerAccountClassificationsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    QueryKey,
    ListLedgerAccountClassificationsParams['page']
  > = ({ signal, pageParam }) =>
    listLedgerAccountClassifications({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    TError,
    TData,
    QueryKey,
    ListLedgerAccountClassificationsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountClassificationsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>
>;
export type ListLedgerAccountClassificationsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccountClassificationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    ListLedgerAccountClassificationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountClassificationsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountClassificationsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountClassificationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    ListLedgerAccountClassificationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountClassificationsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountClassificationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    ListLedgerAccountClassificationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountClassificationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger account classifications
 */

export function useListLedgerAccountClassificationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    ListLedgerAccountClassificationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountClassificationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountClassificationsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListLedgerAccountClassificationsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountClassificationsQueryKey(params);

  const listLedgerAccountClassifications = useListLedgerAccountClassificationsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>> = ({
    signal,
  }) => listLedgerAccountClassifications(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountClassificationsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>
>;
export type ListLedgerAccountClassificationsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccountClassifications<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountClassificationsParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountClassifications<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountClassifications<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger account classifications
 */

export function useListLedgerAccountClassifications<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountClassificationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountClassificationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountClassificationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one ledger account classification.
 * @summary Get a ledger account classification
 */
export const useGetLedgerAccountClassificationHook = () => {
  const getLedgerAccountClassification = useCall<SingleRecord<LedgerAccountClassification>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getLedgerAccountClassification(
        { url: `/v1/ledgeraccountclassifications/${id}`, method: 'GET', signal },
        { operation: 'getLedgerAccountClassification', ...options },
      );
    },
    [getLedgerAccountClassification],
  );
};

export const getGetLedgerAccountClassificationQueryKey = (id: number) => {
  return ['v1', 'ledgeraccountclassifications', id] as const;
};

export const useGetLedgerAccountClassificationQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetLedgerAccountClassificationQueryKey(id);

  const getLedgerAccountClassification = useGetLedgerAccountClassificationHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>> = ({
    signal,
  }) => getLedgerAccountClassification(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetLedgerAccountClassificationQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>
>;
export type GetLedgerAccountClassificationQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetLedgerAccountClassification<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccountClassification<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccountClassification<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a ledger account classification
 */

export function useGetLedgerAccountClassification<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountClassificationHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetLedgerAccountClassificationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
