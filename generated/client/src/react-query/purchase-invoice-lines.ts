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
  ListPurchaseInvoiceLinesParams,
  Problem,
  PurchaseInvoiceLine,
  PurchaseInvoiceLineInput,
  PurchaseInvoiceLinePatch,
  PurchaseInvoiceLineReplacement,
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
 * Returns the lines of the purchase invoice, in the order in which they were added.
 * @summary List purchase invoice lines
 */
export const useListPurchaseInvoiceLinesHook = () => {
  const listPurchaseInvoiceLines = useCall<Page<PurchaseInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listPurchaseInvoiceLines(
        { url: `/v1/purchaseinvoices/${invoiceId}/lines`, method: 'GET', params, signal },
        { operation: 'listPurchaseInvoiceLines', isList: true, ...options },
      );
    },
    [listPurchaseInvoiceLines],
  );
};

export const getListPurchaseInvoiceLinesInfiniteQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
) => {
  return ['infinite', 'v1', 'purchaseinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const getListPurchaseInvoiceLinesQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
) => {
  return ['v1', 'purchaseinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const useListPurchaseInvoiceLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    ListPurchaseInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoiceLinesInfiniteQueryKey(invoiceId, params);

  const listPurchaseInvoiceLines = useListPurchaseInvoiceLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    QueryKey,
    ListPurchaseInvoiceLinesParams['page']
  > = ({ signal, pageParam }) =>
    listPurchaseInvoiceLines(invoiceId, { ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListPurchaseInvoiceLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoiceLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>
>;
export type ListPurchaseInvoiceLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    ListPurchaseInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListPurchaseInvoiceLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoiceLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    ListPurchaseInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoiceLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    ListPurchaseInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoice lines
 */

export function useListPurchaseInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    ListPurchaseInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoiceLinesInfiniteQueryOptions(invoiceId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListPurchaseInvoiceLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoiceLinesQueryKey(invoiceId, params);

  const listPurchaseInvoiceLines = useListPurchaseInvoiceLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>> = ({
    signal,
  }) => listPurchaseInvoiceLines(invoiceId, params, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoiceLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>
>;
export type ListPurchaseInvoiceLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListPurchaseInvoiceLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoice lines
 */

export function useListPurchaseInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListPurchaseInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoiceLinesQueryOptions(invoiceId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a line to the purchase invoice.
 * @summary Create a purchase invoice line
 */
export const useCreatePurchaseInvoiceLineHook = () => {
  const createPurchaseInvoiceLine = useCall<SingleRecord<PurchaseInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      purchaseInvoiceLineInput: PurchaseInvoiceLineInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createPurchaseInvoiceLine(
        {
          url: `/v1/purchaseinvoices/${invoiceId}/lines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceLineInput,
          signal,
        },
        { operation: 'createPurchaseInvoiceLine', ...options },
      );
    },
    [createPurchaseInvoiceLine],
  );
};

export const getCreatePurchaseInvoiceLineMutationKey = () => ['createPurchaseInvoiceLine'] as const;

export const useCreatePurchaseInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>,
    TError,
    CreatePurchaseInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>,
  TError,
  CreatePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getCreatePurchaseInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createPurchaseInvoiceLine = useCreatePurchaseInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>,
    CreatePurchaseInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, data } = props ?? {};

    return createPurchaseInvoiceLine(invoiceId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreatePurchaseInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>
>;
export type CreatePurchaseInvoiceLineMutationBody = PurchaseInvoiceLineInput;
export type CreatePurchaseInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type CreatePurchaseInvoiceLineMutationVariables = { invoiceId: number; data: PurchaseInvoiceLineInput };

/**
 * @summary Create a purchase invoice line
 */
export const useCreatePurchaseInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>,
      TError,
      CreatePurchaseInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceLineHook>>>,
  TError,
  CreatePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useCreatePurchaseInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Returns one line of the purchase invoice.
 * @summary Get a purchase invoice line
 */
export const useGetPurchaseInvoiceLineHook = () => {
  const getPurchaseInvoiceLine = useCall<SingleRecord<PurchaseInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return getPurchaseInvoiceLine(
        { url: `/v1/purchaseinvoices/${invoiceId}/lines/${lineId}`, method: 'GET', signal },
        { operation: 'getPurchaseInvoiceLine', ...options },
      );
    },
    [getPurchaseInvoiceLine],
  );
};

export const getGetPurchaseInvoiceLineQueryKey = (invoiceId: number, lineId: number) => {
  return ['v1', 'purchaseinvoices', invoiceId, 'lines', lineId] as const;
};

export const useGetPurchaseInvoiceLineQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetPurchaseInvoiceLineQueryKey(invoiceId, lineId);

  const getPurchaseInvoiceLine = useGetPurchaseInvoiceLineHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>> = ({ signal }) =>
    getPurchaseInvoiceLine(invoiceId, lineId, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined && lineId !== null && lineId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetPurchaseInvoiceLineQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>
>;
export type GetPurchaseInvoiceLineQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetPurchaseInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a purchase invoice line
 */

export function useGetPurchaseInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetPurchaseInvoiceLineQueryOptions(invoiceId, lineId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the line.
 * @summary Replace a purchase invoice line
 */
export const useReplacePurchaseInvoiceLineHook = () => {
  const replacePurchaseInvoiceLine = useCall<SingleRecord<PurchaseInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      purchaseInvoiceLineReplacement: PurchaseInvoiceLineReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replacePurchaseInvoiceLine(
        {
          url: `/v1/purchaseinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceLineReplacement,
          signal,
        },
        { operation: 'replacePurchaseInvoiceLine', ...options },
      );
    },
    [replacePurchaseInvoiceLine],
  );
};

export const getReplacePurchaseInvoiceLineMutationKey = () => ['replacePurchaseInvoiceLine'] as const;

export const useReplacePurchaseInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>,
    TError,
    ReplacePurchaseInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>,
  TError,
  ReplacePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getReplacePurchaseInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replacePurchaseInvoiceLine = useReplacePurchaseInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>,
    ReplacePurchaseInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return replacePurchaseInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplacePurchaseInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>
>;
export type ReplacePurchaseInvoiceLineMutationBody = PurchaseInvoiceLineReplacement;
export type ReplacePurchaseInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplacePurchaseInvoiceLineMutationVariables = {
  invoiceId: number;
  lineId: number;
  data: PurchaseInvoiceLineReplacement;
};

/**
 * @summary Replace a purchase invoice line
 */
export const useReplacePurchaseInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>,
      TError,
      ReplacePurchaseInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceLineHook>>>,
  TError,
  ReplacePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useReplacePurchaseInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Changes the fields of the line that are sent and leaves the others as they are.
 * @summary Update a purchase invoice line
 */
export const useUpdatePurchaseInvoiceLineHook = () => {
  const updatePurchaseInvoiceLine = useCall<SingleRecord<PurchaseInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      purchaseInvoiceLinePatch: PurchaseInvoiceLinePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updatePurchaseInvoiceLine(
        {
          url: `/v1/purchaseinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceLinePatch,
          signal,
        },
        { operation: 'updatePurchaseInvoiceLine', ...options },
      );
    },
    [updatePurchaseInvoiceLine],
  );
};

export const getUpdatePurchaseInvoiceLineMutationKey = () => ['updatePurchaseInvoiceLine'] as const;

export const useUpdatePurchaseInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>,
    TError,
    UpdatePurchaseInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>,
  TError,
  UpdatePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePurchaseInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updatePurchaseInvoiceLine = useUpdatePurchaseInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>,
    UpdatePurchaseInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return updatePurchaseInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdatePurchaseInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>
>;
export type UpdatePurchaseInvoiceLineMutationBody = PurchaseInvoiceLinePatch;
export type UpdatePurchaseInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdatePurchaseInvoiceLineMutationVariables = {
  invoiceId: number;
  lineId: number;
  data: PurchaseInvoiceLinePatch;
};

/**
 * @summary Update a purchase invoice line
 */
export const useUpdatePurchaseInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>,
      TError,
      UpdatePurchaseInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceLineHook>>>,
  TError,
  UpdatePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useUpdatePurchaseInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Removes the line from the purchase invoice.
 * @summary Delete a purchase invoice line
 */
export const useDeletePurchaseInvoiceLineHook = () => {
  const deletePurchaseInvoiceLine = useCall<void>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return deletePurchaseInvoiceLine(
        { url: `/v1/purchaseinvoices/${invoiceId}/lines/${lineId}`, method: 'DELETE', signal },
        { operation: 'deletePurchaseInvoiceLine', ...options },
      );
    },
    [deletePurchaseInvoiceLine],
  );
};

export const getDeletePurchaseInvoiceLineMutationKey = () => ['deletePurchaseInvoiceLine'] as const;

export const useDeletePurchaseInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>,
    TError,
    DeletePurchaseInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>,
  TError,
  DeletePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getDeletePurchaseInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deletePurchaseInvoiceLine = useDeletePurchaseInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>,
    DeletePurchaseInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId } = props ?? {};

    return deletePurchaseInvoiceLine(invoiceId, lineId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeletePurchaseInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>
>;

export type DeletePurchaseInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type DeletePurchaseInvoiceLineMutationVariables = { invoiceId: number; lineId: number };

/**
 * @summary Delete a purchase invoice line
 */
export const useDeletePurchaseInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>,
      TError,
      DeletePurchaseInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceLineHook>>>,
  TError,
  DeletePurchaseInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useDeletePurchaseInvoiceLineMutationOptions(options), queryClient);
};
