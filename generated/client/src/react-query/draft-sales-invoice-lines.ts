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
  DraftSalesInvoiceLine,
  InvoiceLineInput,
  InvoiceLinePatch,
  InvoiceLineReplacement,
  ListDraftSalesInvoiceLinesParams,
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
 * Returns the lines of the draft, in the order in which they were added.
 * @summary List draft sales invoice lines
 */
export const useListDraftSalesInvoiceLinesHook = () => {
  const listDraftSalesInvoiceLines = useCall<Page<DraftSalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDraftSalesInvoiceLines(
        { url: `/v1/draftsalesinvoices/${invoiceId}/lines`, method: 'GET', params, signal },
        { operation: 'listDraftSalesInvoiceLines', isList: true, ...options },
      );
    },
    [listDraftSalesInvoiceLines],
  );
};

export const getListDraftSalesInvoiceLinesInfiniteQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
) => {
  return ['infinite', 'v1', 'draftsalesinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const getListDraftSalesInvoiceLinesQueryKey = (
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
) => {
  return ['v1', 'draftsalesinvoices', invoiceId, 'lines', ...(params ? [params] : [])] as const;
};

export const useListDraftSalesInvoiceLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    ListDraftSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoiceLinesInfiniteQueryKey(invoiceId, params);

  const listDraftSalesInvoiceLines = useListDraftSalesInvoiceLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    QueryKey,
    ListDraftSalesInvoiceLinesParams['page']
  > = ({ signal, pageParam }) =>
    listDraftSalesInvoiceLines(invoiceId, { ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListDraftSalesInvoiceLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoiceLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>
>;
export type ListDraftSalesInvoiceLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    ListDraftSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoiceLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    ListDraftSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoiceLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    ListDraftSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoice lines
 */

export function useListDraftSalesInvoiceLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    ListDraftSalesInvoiceLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoiceLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoiceLinesInfiniteQueryOptions(invoiceId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDraftSalesInvoiceLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoiceLinesQueryKey(invoiceId, params);

  const listDraftSalesInvoiceLines = useListDraftSalesInvoiceLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>> = ({
    signal,
  }) => listDraftSalesInvoiceLines(invoiceId, params, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoiceLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>
>;
export type ListDraftSalesInvoiceLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params: undefined | WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoice lines
 */

export function useListDraftSalesInvoiceLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  params?: WholeRecords<ListDraftSalesInvoiceLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoiceLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoiceLinesQueryOptions(invoiceId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a line to the draft and adjusts its totals. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
 * @summary Create a draft sales invoice line
 */
export const useCreateDraftSalesInvoiceLineHook = () => {
  const createDraftSalesInvoiceLine = useCall<SingleRecord<DraftSalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      invoiceLineInput: InvoiceLineInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createDraftSalesInvoiceLine(
        {
          url: `/v1/draftsalesinvoices/${invoiceId}/lines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLineInput,
          signal,
        },
        { operation: 'createDraftSalesInvoiceLine', ...options },
      );
    },
    [createDraftSalesInvoiceLine],
  );
};

export const getCreateDraftSalesInvoiceLineMutationKey = () => ['createDraftSalesInvoiceLine'] as const;

export const useCreateDraftSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>,
    TError,
    CreateDraftSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>,
  TError,
  CreateDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getCreateDraftSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createDraftSalesInvoiceLine = useCreateDraftSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>,
    CreateDraftSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, data } = props ?? {};

    return createDraftSalesInvoiceLine(invoiceId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateDraftSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>
>;
export type CreateDraftSalesInvoiceLineMutationBody = InvoiceLineInput;
export type CreateDraftSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateDraftSalesInvoiceLineMutationVariables = { invoiceId: number; data: InvoiceLineInput };

/**
 * @summary Create a draft sales invoice line
 */
export const useCreateDraftSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>,
      TError,
      CreateDraftSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceLineHook>>>,
  TError,
  CreateDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useCreateDraftSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Returns one line of the draft.
 * @summary Get a draft sales invoice line
 */
export const useGetDraftSalesInvoiceLineHook = () => {
  const getDraftSalesInvoiceLine = useCall<SingleRecord<DraftSalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return getDraftSalesInvoiceLine(
        { url: `/v1/draftsalesinvoices/${invoiceId}/lines/${lineId}`, method: 'GET', signal },
        { operation: 'getDraftSalesInvoiceLine', ...options },
      );
    },
    [getDraftSalesInvoiceLine],
  );
};

export const getGetDraftSalesInvoiceLineQueryKey = (invoiceId: number, lineId: number) => {
  return ['v1', 'draftsalesinvoices', invoiceId, 'lines', lineId] as const;
};

export const useGetDraftSalesInvoiceLineQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDraftSalesInvoiceLineQueryKey(invoiceId, lineId);

  const getDraftSalesInvoiceLine = useGetDraftSalesInvoiceLineHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>> = ({
    signal,
  }) => getDraftSalesInvoiceLine(invoiceId, lineId, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: invoiceId !== null && invoiceId !== undefined && lineId !== null && lineId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetDraftSalesInvoiceLineQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>
>;
export type GetDraftSalesInvoiceLineQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDraftSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a draft sales invoice line
 */

export function useGetDraftSalesInvoiceLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  invoiceId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceLineHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDraftSalesInvoiceLineQueryOptions(invoiceId, lineId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the line and adjusts the totals of the draft.
 * @summary Replace a draft sales invoice line
 */
export const useReplaceDraftSalesInvoiceLineHook = () => {
  const replaceDraftSalesInvoiceLine = useCall<SingleRecord<DraftSalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      invoiceLineReplacement: InvoiceLineReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceDraftSalesInvoiceLine(
        {
          url: `/v1/draftsalesinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLineReplacement,
          signal,
        },
        { operation: 'replaceDraftSalesInvoiceLine', ...options },
      );
    },
    [replaceDraftSalesInvoiceLine],
  );
};

export const getReplaceDraftSalesInvoiceLineMutationKey = () => ['replaceDraftSalesInvoiceLine'] as const;

export const useReplaceDraftSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>,
    TError,
    ReplaceDraftSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>,
  TError,
  ReplaceDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceDraftSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceDraftSalesInvoiceLine = useReplaceDraftSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>,
    ReplaceDraftSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return replaceDraftSalesInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceDraftSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>
>;
export type ReplaceDraftSalesInvoiceLineMutationBody = InvoiceLineReplacement;
export type ReplaceDraftSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceDraftSalesInvoiceLineMutationVariables = {
  invoiceId: number;
  lineId: number;
  data: InvoiceLineReplacement;
};

/**
 * @summary Replace a draft sales invoice line
 */
export const useReplaceDraftSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>,
      TError,
      ReplaceDraftSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceLineHook>>>,
  TError,
  ReplaceDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useReplaceDraftSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Changes the fields of the line that are sent and adjusts the totals of the draft.
 * @summary Update a draft sales invoice line
 */
export const useUpdateDraftSalesInvoiceLineHook = () => {
  const updateDraftSalesInvoiceLine = useCall<SingleRecord<DraftSalesInvoiceLine>>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      invoiceLinePatch: InvoiceLinePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateDraftSalesInvoiceLine(
        {
          url: `/v1/draftsalesinvoices/${invoiceId}/lines/${lineId}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: invoiceLinePatch,
          signal,
        },
        { operation: 'updateDraftSalesInvoiceLine', ...options },
      );
    },
    [updateDraftSalesInvoiceLine],
  );
};

export const getUpdateDraftSalesInvoiceLineMutationKey = () => ['updateDraftSalesInvoiceLine'] as const;

export const useUpdateDraftSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>,
    TError,
    UpdateDraftSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>,
  TError,
  UpdateDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateDraftSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateDraftSalesInvoiceLine = useUpdateDraftSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>,
    UpdateDraftSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId, data } = props ?? {};

    return updateDraftSalesInvoiceLine(invoiceId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateDraftSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>
>;
export type UpdateDraftSalesInvoiceLineMutationBody = InvoiceLinePatch;
export type UpdateDraftSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateDraftSalesInvoiceLineMutationVariables = {
  invoiceId: number;
  lineId: number;
  data: InvoiceLinePatch;
};

/**
 * @summary Update a draft sales invoice line
 */
export const useUpdateDraftSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>,
      TError,
      UpdateDraftSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceLineHook>>>,
  TError,
  UpdateDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useUpdateDraftSalesInvoiceLineMutationOptions(options), queryClient);
};
/**
 * Removes the line from the draft and adjusts its totals.
 * @summary Delete a draft sales invoice line
 */
export const useDeleteDraftSalesInvoiceLineHook = () => {
  const deleteDraftSalesInvoiceLine = useCall<void>();

  return useCallback(
    (
      invoiceId: number,
      lineId: number,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return deleteDraftSalesInvoiceLine(
        { url: `/v1/draftsalesinvoices/${invoiceId}/lines/${lineId}`, method: 'DELETE', signal },
        { operation: 'deleteDraftSalesInvoiceLine', ...options },
      );
    },
    [deleteDraftSalesInvoiceLine],
  );
};

export const getDeleteDraftSalesInvoiceLineMutationKey = () => ['deleteDraftSalesInvoiceLine'] as const;

export const useDeleteDraftSalesInvoiceLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>,
    TError,
    DeleteDraftSalesInvoiceLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>,
  TError,
  DeleteDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDraftSalesInvoiceLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteDraftSalesInvoiceLine = useDeleteDraftSalesInvoiceLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>,
    DeleteDraftSalesInvoiceLineMutationVariables
  > = (props) => {
    const { invoiceId, lineId } = props ?? {};

    return deleteDraftSalesInvoiceLine(invoiceId, lineId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteDraftSalesInvoiceLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>
>;

export type DeleteDraftSalesInvoiceLineMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteDraftSalesInvoiceLineMutationVariables = { invoiceId: number; lineId: number };

/**
 * @summary Delete a draft sales invoice line
 */
export const useDeleteDraftSalesInvoiceLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>,
      TError,
      DeleteDraftSalesInvoiceLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceLineHook>>>,
  TError,
  DeleteDraftSalesInvoiceLineMutationVariables,
  TContext
> => {
  return useMutation(useDeleteDraftSalesInvoiceLineMutationOptions(options), queryClient);
};
