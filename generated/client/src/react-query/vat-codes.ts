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

import type { ListVatCodesParams, Problem, ValidationProblem, VatCode } from '../types.ts';

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
 * Returns the VAT codes of the administration. Draft sales invoices, sales invoices and purchase invoices use them.
 * @summary List VAT codes
 */
export const useListVatCodesHook = () => {
  const listVatCodes = useCall<Page<VatCode>>();

  return useCallback(
    (
      params?: WholeRecords<ListVatCodesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listVatCodes(
        { url: `/v1/vatcodes`, method: 'GET', params, signal },
        { operation: 'listVatCodes', isList: true, ...options },
      );
    },
    [listVatCodes],
  );
};

export const getListVatCodesInfiniteQueryKey = (params?: WholeRecords<ListVatCodesParams>) => {
  return ['infinite', 'v1', 'vatcodes', ...(params ? [params] : [])] as const;
};

export const getListVatCodesQueryKey = (params?: WholeRecords<ListVatCodesParams>) => {
  return ['v1', 'vatcodes', ...(params ? [params] : [])] as const;
};

export const useListVatCodesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, ListVatCodesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
        TError,
        TData,
        QueryKey,
        ListVatCodesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListVatCodesInfiniteQueryKey(params);

  const listVatCodes = useListVatCodesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
    QueryKey,
    ListVatCodesParams['page']
  > = ({ signal, pageParam }) =>
    listVatCodes({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
    TError,
    TData,
    QueryKey,
    ListVatCodesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListVatCodesInfiniteQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>>;
export type ListVatCodesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListVatCodesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, ListVatCodesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListVatCodesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
        TError,
        TData,
        QueryKey,
        ListVatCodesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListVatCodesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, ListVatCodesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
        TError,
        TData,
        QueryKey,
        ListVatCodesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListVatCodesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, ListVatCodesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
        TError,
        TData,
        QueryKey,
        ListVatCodesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List VAT codes
 */

export function useListVatCodesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, ListVatCodesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
        TError,
        TData,
        QueryKey,
        ListVatCodesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListVatCodesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListVatCodesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListVatCodesQueryKey(params);

  const listVatCodes = useListVatCodesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>> = ({ signal }) =>
    listVatCodes(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListVatCodesQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>>;
export type ListVatCodesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListVatCodes<
  TData = Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListVatCodesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListVatCodes<
  TData = Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListVatCodes<
  TData = Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List VAT codes
 */

export function useListVatCodes<
  TData = Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListVatCodesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListVatCodesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListVatCodesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one VAT code of the administration.
 * @summary Get a VAT code
 */
export const useGetVatCodeHook = () => {
  const getVatCode = useCall<SingleRecord<VatCode>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getVatCode({ url: `/v1/vatcodes/${id}`, method: 'GET', signal }, { operation: 'getVatCode', ...options });
    },
    [getVatCode],
  );
};

export const getGetVatCodeQueryKey = (id: number) => {
  return ['v1', 'vatcodes', id] as const;
};

export const useGetVatCodeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetVatCodeQueryKey(id);

  const getVatCode = useGetVatCodeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>> = ({ signal }) =>
    getVatCode(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetVatCodeQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>>;
export type GetVatCodeQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetVatCode<
  TData = Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetVatCode<
  TData = Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetVatCode<
  TData = Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a VAT code
 */

export function useGetVatCode<
  TData = Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetVatCodeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetVatCodeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
