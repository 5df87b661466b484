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

import type { PdfContent } from '../../../../client/runtime/pdf.ts';

import type {
  ListSalesInvoicesParams,
  Problem,
  SalesInvoice,
  SalesInvoiceInput,
  SalesInvoicePatch,
  SalesInvoiceReplacement,
  StoredFile,
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
 * Returns the headers of the sales invoices.
 * @summary List sales invoices
 */
export const useListSalesInvoicesHook = () => {
  const listSalesInvoices = useCall<Page<SalesInvoice>>();

  return useCallback(
    (
      params?: WholeRecords<ListSalesInvoicesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesInvoices(
        { url: `/v1/salesinvoices`, method: 'GET', params, signal },
        { operation: 'listSalesInvoices', isList: true, ...options },
      );
    },
    [listSalesInvoices],
  );
};

export const getListSalesInvoicesInfiniteQueryKey = (params?: WholeRecords<ListSalesInvoicesParams>) => {
  return ['infinite', 'v1', 'salesinvoices', ...(params ? [params] : [])] as const;
};

export const getListSalesInvoicesQueryKey = (params?: WholeRecords<ListSalesInvoicesParams>) => {
  return ['v1', 'salesinvoices', ...(params ? [params] : [])] as const;
};

export const useListSalesInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    ListSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoicesInfiniteQueryKey(params);

  const listSalesInvoices = useListSalesInvoicesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    QueryKey,
    ListSalesInvoicesParams['page']
  > = ({ signal, pageParam }) =>
    listSalesInvoices({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesInvoicesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>
>;
export type ListSalesInvoicesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    ListSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesInvoicesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    ListSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    ListSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoices
 */

export function useListSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    ListSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesInvoicesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoicesQueryKey(params);

  const listSalesInvoices = useListSalesInvoicesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>> = ({ signal }) =>
    listSalesInvoices(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>
>;
export type ListSalesInvoicesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesInvoicesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoices
 */

export function useListSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a sales invoice without lines. An invoice that is coded already, with its `debtorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF.
 * @summary Create a sales invoice
 */
export const useCreateSalesInvoiceHook = () => {
  const createSalesInvoice = useCall<SingleRecord<SalesInvoice>>();

  return useCallback(
    (
      salesInvoiceInput: SalesInvoiceInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createSalesInvoice(
        {
          url: `/v1/salesinvoices`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoiceInput,
          signal,
        },
        { operation: 'createSalesInvoice', ...options },
      );
    },
    [createSalesInvoice],
  );
};

export const getCreateSalesInvoiceMutationKey = () => ['createSalesInvoice'] as const;

export const useCreateSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>,
    TError,
    CreateSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>,
  TError,
  CreateSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createSalesInvoice = useCreateSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>,
    CreateSalesInvoiceMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createSalesInvoice(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>
>;
export type CreateSalesInvoiceMutationBody = SalesInvoiceInput;
export type CreateSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateSalesInvoiceMutationVariables = { data: SalesInvoiceInput };

/**
 * @summary Create a sales invoice
 */
export const useCreateSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>,
      TError,
      CreateSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceHook>>>,
  TError,
  CreateSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useCreateSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Returns the header of one sales invoice.
 * @summary Get a sales invoice
 */
export const useGetSalesInvoiceHook = () => {
  const getSalesInvoice = useCall<SingleRecord<SalesInvoice>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getSalesInvoice(
        { url: `/v1/salesinvoices/${id}`, method: 'GET', signal },
        { operation: 'getSalesInvoice', ...options },
      );
    },
    [getSalesInvoice],
  );
};

export const getGetSalesInvoiceQueryKey = (id: number) => {
  return ['v1', 'salesinvoices', id] as const;
};

export const useGetSalesInvoiceQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesInvoiceQueryKey(id);

  const getSalesInvoice = useGetSalesInvoiceHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>> = ({ signal }) =>
    getSalesInvoice(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesInvoiceQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>>;
export type GetSalesInvoiceQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales invoice
 */

export function useGetSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 * @summary Replace a sales invoice
 */
export const useReplaceSalesInvoiceHook = () => {
  const replaceSalesInvoice = useCall<SingleRecord<SalesInvoice>>();

  return useCallback(
    (
      id: number,
      salesInvoiceReplacement: SalesInvoiceReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceSalesInvoice(
        {
          url: `/v1/salesinvoices/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoiceReplacement,
          signal,
        },
        { operation: 'replaceSalesInvoice', ...options },
      );
    },
    [replaceSalesInvoice],
  );
};

export const getReplaceSalesInvoiceMutationKey = () => ['replaceSalesInvoice'] as const;

export const useReplaceSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>,
    TError,
    ReplaceSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>,
  TError,
  ReplaceSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceSalesInvoice = useReplaceSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>,
    ReplaceSalesInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceSalesInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>
>;
export type ReplaceSalesInvoiceMutationBody = SalesInvoiceReplacement;
export type ReplaceSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceSalesInvoiceMutationVariables = { id: number; data: SalesInvoiceReplacement };

/**
 * @summary Replace a sales invoice
 */
export const useReplaceSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>,
      TError,
      ReplaceSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceHook>>>,
  TError,
  ReplaceSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useReplaceSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Changes the header fields that are sent and leaves everything else as it is.
 * @summary Update a sales invoice
 */
export const useUpdateSalesInvoiceHook = () => {
  const updateSalesInvoice = useCall<SingleRecord<SalesInvoice>>();

  return useCallback(
    (
      id: number,
      salesInvoicePatch: SalesInvoicePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateSalesInvoice(
        {
          url: `/v1/salesinvoices/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoicePatch,
          signal,
        },
        { operation: 'updateSalesInvoice', ...options },
      );
    },
    [updateSalesInvoice],
  );
};

export const getUpdateSalesInvoiceMutationKey = () => ['updateSalesInvoice'] as const;

export const useUpdateSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>,
    TError,
    UpdateSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>,
  TError,
  UpdateSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateSalesInvoice = useUpdateSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>,
    UpdateSalesInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSalesInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>
>;
export type UpdateSalesInvoiceMutationBody = SalesInvoicePatch;
export type UpdateSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateSalesInvoiceMutationVariables = { id: number; data: SalesInvoicePatch };

/**
 * @summary Update a sales invoice
 */
export const useUpdateSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>,
      TError,
      UpdateSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceHook>>>,
  TError,
  UpdateSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useUpdateSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 * @summary Delete a sales invoice
 */
export const useDeleteSalesInvoiceHook = () => {
  const deleteSalesInvoice = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteSalesInvoice(
        { url: `/v1/salesinvoices/${id}`, method: 'DELETE', signal },
        { operation: 'deleteSalesInvoice', ...options },
      );
    },
    [deleteSalesInvoice],
  );
};

export const getDeleteSalesInvoiceMutationKey = () => ['deleteSalesInvoice'] as const;

export const useDeleteSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>,
    TError,
    DeleteSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>,
  TError,
  DeleteSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteSalesInvoice = useDeleteSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>,
    DeleteSalesInvoiceMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSalesInvoice(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>
>;

export type DeleteSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteSalesInvoiceMutationVariables = { id: number };

/**
 * @summary Delete a sales invoice
 */
export const useDeleteSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>,
      TError,
      DeleteSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceHook>>>,
  TError,
  DeleteSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useDeleteSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the sales invoice. It takes the place of one that was attached before. Download it under [Files](#tag/files), by the `fileId` of the invoice.
 * @summary Attach a scan to a sales invoice
 */
export const useUploadSalesInvoiceFileHook = () => {
  const uploadSalesInvoiceFile = useCall<SingleRecord<StoredFile>>();

  return useCallback(
    (
      id: number,
      uploadSalesInvoiceFileBody: PdfContent,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return uploadSalesInvoiceFile(
        {
          url: `/v1/salesinvoices/${id}/file`,
          method: 'POST',
          headers: { 'Content-Type': 'application/pdf' },
          data: uploadSalesInvoiceFileBody,
          signal,
        },
        { operation: 'uploadSalesInvoiceFile', ...options },
      );
    },
    [uploadSalesInvoiceFile],
  );
};

export const getUploadSalesInvoiceFileMutationKey = () => ['uploadSalesInvoiceFile'] as const;

export const useUploadSalesInvoiceFileMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>,
    TError,
    UploadSalesInvoiceFileMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>,
  TError,
  UploadSalesInvoiceFileMutationVariables,
  TContext
> => {
  const mutationKey = getUploadSalesInvoiceFileMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const uploadSalesInvoiceFile = useUploadSalesInvoiceFileHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>,
    UploadSalesInvoiceFileMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return uploadSalesInvoiceFile(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadSalesInvoiceFileMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>
>;
export type UploadSalesInvoiceFileMutationBody = PdfContent;
export type UploadSalesInvoiceFileMutationError = ErrorType<ValidationProblem | Problem>;
export type UploadSalesInvoiceFileMutationVariables = { id: number; data: PdfContent };

/**
 * @summary Attach a scan to a sales invoice
 */
export const useUploadSalesInvoiceFile = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>,
      TError,
      UploadSalesInvoiceFileMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUploadSalesInvoiceFileHook>>>,
  TError,
  UploadSalesInvoiceFileMutationVariables,
  TContext
> => {
  return useMutation(useUploadSalesInvoiceFileMutationOptions(options), queryClient);
};
