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

import type { LedgerLine, ListLedgerLinesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the transactions in the ledger of a book year. `Bookyear` is mandatory. Filter on `JournalEntryId` for the lines of one entry, on `Period` for a period (0 is the year-end closing), and on `salesInvoiceId` or `purchaseInvoiceId` to collect the payments on an invoice.
 * @summary List ledger lines
 */
export const useListLedgerLinesHook = () => {
  const listLedgerLines = useCall<Page<LedgerLine>>();

  return useCallback(
    (
      params: WholeRecords<ListLedgerLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listLedgerLines(
        { url: `/v1/ledgerlines`, method: 'GET', params, signal },
        { operation: 'listLedgerLines', isList: true, ...options },
      );
    },
    [listLedgerLines],
  );
};

export const getListLedgerLinesInfiniteQueryKey = (params?: WholeRecords<ListLedgerLinesParams>) => {
  return ['infinite', 'v1', 'ledgerlines', ...(params ? [params] : [])] as const;
};

export const getListLedgerLinesQueryKey = (params?: WholeRecords<ListLedgerLinesParams>) => {
  return ['v1', 'ledgerlines', ...(params ? [params] : [])] as const;
};

export const useListLedgerLinesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, ListLedgerLinesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerLinesInfiniteQueryKey(params);

  const listLedgerLines = useListLedgerLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
    QueryKey,
    ListLedgerLinesParams['page']
  > = ({ signal, pageParam }) =>
    listLedgerLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListLedgerLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>
>;
export type ListLedgerLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerLinesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, ListLedgerLinesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerLinesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, ListLedgerLinesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerLinesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, ListLedgerLinesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger lines
 */

export function useListLedgerLinesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, ListLedgerLinesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListLedgerLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerLinesQueryKey(params);

  const listLedgerLines = useListLedgerLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>> = ({ signal }) =>
    listLedgerLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerLinesQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>>;
export type ListLedgerLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger lines
 */

export function useListLedgerLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerLinesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerLinesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one ledger line.
 * @summary Get a ledger line
 */
export const useGetLedgerLineHook = () => {
  const getLedgerLine = useCall<SingleRecord<LedgerLine>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getLedgerLine(
        { url: `/v1/ledgerlines/${id}`, method: 'GET', signal },
        { operation: 'getLedgerLine', ...options },
      );
    },
    [getLedgerLine],
  );
};

export const getGetLedgerLineQueryKey = (id: number) => {
  return ['v1', 'ledgerlines', id] as const;
};

export const useGetLedgerLineQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetLedgerLineQueryKey(id);

  const getLedgerLine = useGetLedgerLineHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>> = ({ signal }) =>
    getLedgerLine(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetLedgerLineQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>>;
export type GetLedgerLineQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetLedgerLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a ledger line
 */

export function useGetLedgerLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetLedgerLineQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
