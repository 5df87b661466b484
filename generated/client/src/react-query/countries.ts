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

import type { Country, ListCountriesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the countries that addresses of debtors and creditors, and invoices, can refer to.
 * @summary List countries
 */
export const useListCountriesHook = () => {
  const listCountries = useCall<Page<Country>>();

  return useCallback(
    (
      params?: WholeRecords<ListCountriesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCountries(
        { url: `/v1/countries`, method: 'GET', params, signal },
        { operation: 'listCountries', isList: true, ...options },
      );
    },
    [listCountries],
  );
};

export const getListCountriesInfiniteQueryKey = (params?: WholeRecords<ListCountriesParams>) => {
  return ['infinite', 'v1', 'countries', ...(params ? [params] : [])] as const;
};

export const getListCountriesQueryKey = (params?: WholeRecords<ListCountriesParams>) => {
  return ['v1', 'countries', ...(params ? [params] : [])] as const;
};

export const useListCountriesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, ListCountriesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCountriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCountriesInfiniteQueryKey(params);

  const listCountries = useListCountriesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
    QueryKey,
    ListCountriesParams['page']
  > = ({ signal, pageParam }) =>
    listCountries({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
    TError,
    TData,
    QueryKey,
    ListCountriesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCountriesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>
>;
export type ListCountriesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCountriesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, ListCountriesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCountriesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCountriesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCountriesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, ListCountriesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCountriesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCountriesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, ListCountriesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCountriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List countries
 */

export function useListCountriesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, ListCountriesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCountriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCountriesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCountriesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCountriesQueryKey(params);

  const listCountries = useListCountriesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>> = ({ signal }) =>
    listCountries(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>>;
export type ListCountriesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCountries<
  TData = Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCountriesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCountries<
  TData = Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCountries<
  TData = Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List countries
 */

export function useListCountries<
  TData = Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCountriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCountriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCountriesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one country.
 * @summary Get a country
 */
export const useGetCountryHook = () => {
  const getCountry = useCall<SingleRecord<Country>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCountry({ url: `/v1/countries/${id}`, method: 'GET', signal }, { operation: 'getCountry', ...options });
    },
    [getCountry],
  );
};

export const getGetCountryQueryKey = (id: number) => {
  return ['v1', 'countries', id] as const;
};

export const useGetCountryQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCountryQueryKey(id);

  const getCountry = useGetCountryHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>> = ({ signal }) =>
    getCountry(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCountryQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>>;
export type GetCountryQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a country
 */

export function useGetCountry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCountryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCountryQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
