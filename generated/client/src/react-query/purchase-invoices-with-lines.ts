import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Page, SingleRecord, WholeRecords } from '../../../../client/runtime/page.ts';

import type {
  ListPurchaseInvoicesWithLinesParams,
  Problem,
  PurchaseInvoiceWithLines,
  PurchaseInvoiceWithLinesInput,
  PurchaseInvoiceWithLinesPatch,
  PurchaseInvoiceWithLinesReplacement,
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
 * Returns the purchase invoices, each with all its lines.
 * @summary List purchase invoices with lines
 */
export const useListPurchaseInvoicesWithLinesHook = () => {
  const listPurchaseInvoicesWithLines = useCall<Page<PurchaseInvoiceWithLines>>();

  return useCallback(
    (
      params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listPurchaseInvoicesWithLines(
        { url: `/v1/purchaseinvoiceswithlines`, method: 'GET', params, signal },
        { operation: 'listPurchaseInvoicesWithLines', isList: true, ...options },
      );
    },
    [listPurchaseInvoicesWithLines],
  );
};

export const getListPurchaseInvoicesWithLinesInfiniteQueryKey = (
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
) => {
  return ['infinite', 'v1', 'purchaseinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const getListPurchaseInvoicesWithLinesQueryKey = (
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
) => {
  return ['v1', 'purchaseinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const useListPurchaseInvoicesWithLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    ListPurchaseInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoicesWithLinesInfiniteQueryKey(params);

  const listPurchaseInvoicesWithLines = useListPurchaseInvoicesWithLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    QueryKey,
    ListPurchaseInvoicesWithLinesParams['page']
  > = ({ signal, pageParam }) =>
    listPurchaseInvoicesWithLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListPurchaseInvoicesWithLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoicesWithLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>
>;
export type ListPurchaseInvoicesWithLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    ListPurchaseInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    ListPurchaseInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    ListPurchaseInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoices with lines
 */

export function useListPurchaseInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    ListPurchaseInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoicesWithLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListPurchaseInvoicesWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoicesWithLinesQueryKey(params);

  const listPurchaseInvoicesWithLines = useListPurchaseInvoicesWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>> = ({
    signal,
  }) => listPurchaseInvoicesWithLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoicesWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>
>;
export type ListPurchaseInvoicesWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoices with lines
 */

export function useListPurchaseInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoicesWithLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a purchase invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
 * @summary Create a purchase invoice with lines
 */
export const useCreatePurchaseInvoiceWithLinesHook = () => {
  const createPurchaseInvoiceWithLines = useCall<SingleRecord<PurchaseInvoiceWithLines>>();

  return useCallback(
    (
      purchaseInvoiceWithLinesInput: PurchaseInvoiceWithLinesInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createPurchaseInvoiceWithLines(
        {
          url: `/v1/purchaseinvoiceswithlines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceWithLinesInput,
          signal,
        },
        { operation: 'createPurchaseInvoiceWithLines', ...options },
      );
    },
    [createPurchaseInvoiceWithLines],
  );
};

export const getCreatePurchaseInvoiceWithLinesMutationKey = () => ['createPurchaseInvoiceWithLines'] as const;

export const useCreatePurchaseInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>,
    TError,
    CreatePurchaseInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>,
  TError,
  CreatePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getCreatePurchaseInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createPurchaseInvoiceWithLines = useCreatePurchaseInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>,
    CreatePurchaseInvoiceWithLinesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createPurchaseInvoiceWithLines(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreatePurchaseInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>
>;
export type CreatePurchaseInvoiceWithLinesMutationBody = PurchaseInvoiceWithLinesInput;
export type CreatePurchaseInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type CreatePurchaseInvoiceWithLinesMutationVariables = { data: PurchaseInvoiceWithLinesInput };

/**
 * @summary Create a purchase invoice with lines
 */
export const useCreatePurchaseInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>,
      TError,
      CreatePurchaseInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceWithLinesHook>>>,
  TError,
  CreatePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useCreatePurchaseInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Returns one purchase invoice with all its lines.
 * @summary Get a purchase invoice with lines
 */
export const useGetPurchaseInvoiceWithLinesHook = () => {
  const getPurchaseInvoiceWithLines = useCall<SingleRecord<PurchaseInvoiceWithLines>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getPurchaseInvoiceWithLines(
        { url: `/v1/purchaseinvoiceswithlines/${id}`, method: 'GET', signal },
        { operation: 'getPurchaseInvoiceWithLines', ...options },
      );
    },
    [getPurchaseInvoiceWithLines],
  );
};

export const getGetPurchaseInvoiceWithLinesQueryKey = (id: number) => {
  return ['v1', 'purchaseinvoiceswithlines', id] as const;
};

export const useGetPurchaseInvoiceWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetPurchaseInvoiceWithLinesQueryKey(id);

  const getPurchaseInvoiceWithLines = useGetPurchaseInvoiceWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>> = ({
    signal,
  }) => getPurchaseInvoiceWithLines(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetPurchaseInvoiceWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>
>;
export type GetPurchaseInvoiceWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetPurchaseInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a purchase invoice with lines
 */

export function useGetPurchaseInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetPurchaseInvoiceWithLinesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 * @summary Replace a purchase invoice with lines
 */
export const useReplacePurchaseInvoiceWithLinesHook = () => {
  const replacePurchaseInvoiceWithLines = useCall<SingleRecord<PurchaseInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      purchaseInvoiceWithLinesReplacement: PurchaseInvoiceWithLinesReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replacePurchaseInvoiceWithLines(
        {
          url: `/v1/purchaseinvoiceswithlines/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceWithLinesReplacement,
          signal,
        },
        { operation: 'replacePurchaseInvoiceWithLines', ...options },
      );
    },
    [replacePurchaseInvoiceWithLines],
  );
};

export const getReplacePurchaseInvoiceWithLinesMutationKey = () => ['replacePurchaseInvoiceWithLines'] as const;

export const useReplacePurchaseInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>,
    TError,
    ReplacePurchaseInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>,
  TError,
  ReplacePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getReplacePurchaseInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replacePurchaseInvoiceWithLines = useReplacePurchaseInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>,
    ReplacePurchaseInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replacePurchaseInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplacePurchaseInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>
>;
export type ReplacePurchaseInvoiceWithLinesMutationBody = PurchaseInvoiceWithLinesReplacement;
export type ReplacePurchaseInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplacePurchaseInvoiceWithLinesMutationVariables = {
  id: number;
  data: PurchaseInvoiceWithLinesReplacement;
};

/**
 * @summary Replace a purchase invoice with lines
 */
export const useReplacePurchaseInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>,
      TError,
      ReplacePurchaseInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceWithLinesHook>>>,
  TError,
  ReplacePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useReplacePurchaseInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 * @summary Update a purchase invoice with lines
 */
export const useUpdatePurchaseInvoiceWithLinesHook = () => {
  const updatePurchaseInvoiceWithLines = useCall<SingleRecord<PurchaseInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      purchaseInvoiceWithLinesPatch: PurchaseInvoiceWithLinesPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updatePurchaseInvoiceWithLines(
        {
          url: `/v1/purchaseinvoiceswithlines/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceWithLinesPatch,
          signal,
        },
        { operation: 'updatePurchaseInvoiceWithLines', ...options },
      );
    },
    [updatePurchaseInvoiceWithLines],
  );
};

export const getUpdatePurchaseInvoiceWithLinesMutationKey = () => ['updatePurchaseInvoiceWithLines'] as const;

export const useUpdatePurchaseInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>,
    TError,
    UpdatePurchaseInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>,
  TError,
  UpdatePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePurchaseInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updatePurchaseInvoiceWithLines = useUpdatePurchaseInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>,
    UpdatePurchaseInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updatePurchaseInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdatePurchaseInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>
>;
export type UpdatePurchaseInvoiceWithLinesMutationBody = PurchaseInvoiceWithLinesPatch;
export type UpdatePurchaseInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdatePurchaseInvoiceWithLinesMutationVariables = { id: number; data: PurchaseInvoiceWithLinesPatch };

/**
 * @summary Update a purchase invoice with lines
 */
export const useUpdatePurchaseInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>,
      TError,
      UpdatePurchaseInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceWithLinesHook>>>,
  TError,
  UpdatePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useUpdatePurchaseInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Removes the purchase invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 * @summary Delete a purchase invoice with lines
 */
export const useDeletePurchaseInvoiceWithLinesHook = () => {
  const deletePurchaseInvoiceWithLines = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deletePurchaseInvoiceWithLines(
        { url: `/v1/purchaseinvoiceswithlines/${id}`, method: 'DELETE', signal },
        { operation: 'deletePurchaseInvoiceWithLines', ...options },
      );
    },
    [deletePurchaseInvoiceWithLines],
  );
};

export const getDeletePurchaseInvoiceWithLinesMutationKey = () => ['deletePurchaseInvoiceWithLines'] as const;

export const useDeletePurchaseInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>,
    TError,
    DeletePurchaseInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>,
  TError,
  DeletePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getDeletePurchaseInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deletePurchaseInvoiceWithLines = useDeletePurchaseInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>,
    DeletePurchaseInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deletePurchaseInvoiceWithLines(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeletePurchaseInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>
>;

export type DeletePurchaseInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type DeletePurchaseInvoiceWithLinesMutationVariables = { id: number };

/**
 * @summary Delete a purchase invoice with lines
 */
export const useDeletePurchaseInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>,
      TError,
      DeletePurchaseInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceWithLinesHook>>>,
  TError,
  DeletePurchaseInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useDeletePurchaseInvoiceWithLinesMutationOptions(options), queryClient);
};
