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
  InvoiceLineInput,
  InvoiceLinePatch,
  InvoiceLineReplacement,
  ListSalesInvoiceLinesParams,
  Problem,
  SalesInvoiceLine,
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
 * Returns the lines of the sales invoice, in the order in which they were added.
 * @summary List sales invoice lines
 */
export const useListSalesInvoiceLinesHook = () => {
  const listSalesInvoiceLines = useCall<Page<SalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      params?: WholeRecords<ListSalesInvoiceLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesInvoiceLines(
        { url: `/v1/salesinvoices/${invoiceId}/lines`, method: 'GET', params, signal },
        { operation: 'listSalesInvoiceLines', isList: true, ...options },
      );
    },
    [listSalesInvoiceLines],
  );
};

export const getListSalesInvoiceLinesInfiniteQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
) => {
  return ['infinite', 'v1', 'salesinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const getListSalesInvoiceLinesQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
) => {
  return ['v1', 'salesinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const useListSalesInvoiceLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    ListSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoiceLinesInfiniteQueryKey(invoiceId, params);

  const listSalesInvoiceLines = useListSalesInvoiceLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    QueryKey,
    ListSalesInvoiceLinesParams['page']
  > = ({ signal, pageParam }) =>
    listSalesInvoiceLines(invoiceId, { ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesInvoiceLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoiceLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>
>;
export type ListSalesInvoiceLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    ListSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListSalesInvoiceLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoiceLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    ListSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoiceLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    ListSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoice lines
 */

export function useListSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    ListSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoiceLinesInfiniteQueryOptions(invoiceId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesInvoiceLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoiceLinesQueryKey(invoiceId, params);

  const listSalesInvoiceLines = useListSalesInvoiceLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>> = ({ signal }) =>
    listSalesInvoiceLines(invoiceId, params, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoiceLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>
>;
export type ListSalesInvoiceLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListSalesInvoiceLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoice lines
 */

export function useListSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoiceLinesQueryOptions(invoiceId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a line to the sales invoice. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
 * @summary Create a sales invoice line
 */
export const useCreateSalesInvoiceLineHook = () => {
  const createSalesInvoiceLine = useCall<SingleRecord<SalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      invoiceLineInput: InvoiceLineInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createSalesInvoiceLine(
        {
          url: `/v1/salesinvoices/${invoiceId}/lines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLineInput,
          signal,
        },
        { operation: 'createSalesInvoiceLine', ...options },
      );
    },
    [createSalesInvoiceLine],
  );
};

export const getCreateSalesInvoiceLineMutationKey = () => ['createSalesInvoiceLine'] as const;

export const useCreateSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>,
    TError,
    CreateSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>,
  TError,
  CreateSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createSalesInvoiceLine = useCreateSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>,
    CreateSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, data } = props ?? {};

    return createSalesInvoiceLine(invoiceId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>
>;
export type CreateSalesInvoiceLineMutationBody = InvoiceLineInput;
export type CreateSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateSalesInvoiceLineMutationVariables = { invoiceId: number; data: InvoiceLineInput };

/**
 * @summary Create a sales invoice line
 */
export const useCreateSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>,
      TError,
      CreateSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceLineHook>>>,
  TError,
  CreateSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useCreateSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Returns one line of the sales invoice.
 * @summary Get a sales invoice line
 */
export const useGetSalesInvoiceLineHook = () => {
  const getSalesInvoiceLine = useCall<SingleRecord<SalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return getSalesInvoiceLine(
        { url: `/v1/salesinvoices/${invoiceId}/lines/${lineId}`, method: 'GET', signal },
        { operation: 'getSalesInvoiceLine', ...options },
      );
    },
    [getSalesInvoiceLine],
  );
};

export const getGetSalesInvoiceLineQueryKey = (invoiceId: number, lineId: number) => {
  return ['v1', 'salesinvoices', invoiceId, 'lines', lineId] as const;
};

export const useGetSalesInvoiceLineQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesInvoiceLineQueryKey(invoiceId, lineId);

  const getSalesInvoiceLine = useGetSalesInvoiceLineHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>> = ({ signal }) =>
    getSalesInvoiceLine(invoiceId, lineId, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined && lineId !== null && lineId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesInvoiceLineQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>
>;
export type GetSalesInvoiceLineQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales invoice line
 */

export function useGetSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesInvoiceLineQueryOptions(invoiceId, lineId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the line.
 * @summary Replace a sales invoice line
 */
export const useReplaceSalesInvoiceLineHook = () => {
  const replaceSalesInvoiceLine = useCall<SingleRecord<SalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      invoiceLineReplacement: InvoiceLineReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceSalesInvoiceLine(
        {
          url: `/v1/salesinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLineReplacement,
          signal,
        },
        { operation: 'replaceSalesInvoiceLine', ...options },
      );
    },
    [replaceSalesInvoiceLine],
  );
};

export const getReplaceSalesInvoiceLineMutationKey = () => ['replaceSalesInvoiceLine'] as const;

export const useReplaceSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>,
    TError,
    ReplaceSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>,
  TError,
  ReplaceSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceSalesInvoiceLine = useReplaceSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>,
    ReplaceSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return replaceSalesInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>
>;
export type ReplaceSalesInvoiceLineMutationBody = InvoiceLineReplacement;
export type ReplaceSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceSalesInvoiceLineMutationVariables = {
  invoiceId: number;
  lineId: number;
  data: InvoiceLineReplacement;
};

/**
 * @summary Replace a sales invoice line
 */
export const useReplaceSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>,
      TError,
      ReplaceSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceLineHook>>>,
  TError,
  ReplaceSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useReplaceSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Changes the fields of the line that are sent and leaves the others as they are.
 * @summary Update a sales invoice line
 */
export const useUpdateSalesInvoiceLineHook = () => {
  const updateSalesInvoiceLine = useCall<SingleRecord<SalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      invoiceLinePatch: InvoiceLinePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateSalesInvoiceLine(
        {
          url: `/v1/salesinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLinePatch,
          signal,
        },
        { operation: 'updateSalesInvoiceLine', ...options },
      );
    },
    [updateSalesInvoiceLine],
  );
};

export const getUpdateSalesInvoiceLineMutationKey = () => ['updateSalesInvoiceLine'] as const;

export const useUpdateSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>,
    TError,
    UpdateSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>,
  TError,
  UpdateSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateSalesInvoiceLine = useUpdateSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>,
    UpdateSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return updateSalesInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>
>;
export type UpdateSalesInvoiceLineMutationBody = InvoiceLinePatch;
export type UpdateSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateSalesInvoiceLineMutationVariables = { invoiceId: number; lineId: number; data: InvoiceLinePatch };

/**
 * @summary Update a sales invoice line
 */
export const useUpdateSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>,
      TError,
      UpdateSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceLineHook>>>,
  TError,
  UpdateSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useUpdateSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Removes the line from the sales invoice.
 * @summary Delete a sales invoice line
 */
export const useDeleteSalesInvoiceLineHook = () => {
  const deleteSalesInvoiceLine = useCall<void>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return deleteSalesInvoiceLine(
        { url: `/v1/salesinvoices/${invoiceId}/lines/${lineId}`, method: 'DELETE', signal },
        { operation: 'deleteSalesInvoiceLine', ...options },
      );
    },
    [deleteSalesInvoiceLine],
  );
};

export const getDeleteSalesInvoiceLineMutationKey = () => ['deleteSalesInvoiceLine'] as const;

export const useDeleteSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>,
    TError,
    DeleteSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>,
  TError,
  DeleteSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteSalesInvoiceLine = useDeleteSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>,
    DeleteSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId } = props ?? {};

    return deleteSalesInvoiceLine(invoiceId, lineId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>
>;

export type DeleteSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteSalesInvoiceLineMutationVariables = { invoiceId: number; lineId: number };

/**
 * @summary Delete a sales invoice line
 */
export const useDeleteSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>,
      TError,
      DeleteSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceLineHook>>>,
  TError,
  DeleteSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useDeleteSalesInvoiceLineMutationOptions(options), queryClient);
};
