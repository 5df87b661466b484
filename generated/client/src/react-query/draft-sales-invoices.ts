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
  DraftSalesInvoice,
  DraftSalesInvoiceInput,
  DraftSalesInvoicePatch,
  DraftSalesInvoiceReplacement,
  ListDraftSalesInvoicesParams,
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
 * Returns the headers of the draft sales invoices, with their totals.
 * @summary List draft sales invoices
 */
export const useListDraftSalesInvoicesHook = () => {
  const listDraftSalesInvoices = useCall<Page<DraftSalesInvoice>>();

  return useCallback(
    (
      params?: WholeRecords<ListDraftSalesInvoicesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDraftSalesInvoices(
        { url: `/v1/draftsalesinvoices`, method: 'GET', params, signal },
        { operation: 'listDraftSalesInvoices', isList: true, ...options },
      );
    },
    [listDraftSalesInvoices],
  );
};

export const getListDraftSalesInvoicesInfiniteQueryKey = (params?: WholeRecords<ListDraftSalesInvoicesParams>) => {
  return ['infinite', 'v1', 'draftsalesinvoices', ...(params ? [params] : [])] as const;
};

export const getListDraftSalesInvoicesQueryKey = (params?: WholeRecords<ListDraftSalesInvoicesParams>) => {
  return ['v1', 'draftsalesinvoices', ...(params ? [params] : [])] as const;
};

export const useListDraftSalesInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    ListDraftSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoicesInfiniteQueryKey(params);

  const listDraftSalesInvoices = useListDraftSalesInvoicesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    QueryKey,
    ListDraftSalesInvoicesParams['page']
  > = ({ signal, pageParam }) =>
    listDraftSalesInvoices({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    TError,
    TData,
    QueryKey,
    ListDraftSalesInvoicesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>
>;
export type ListDraftSalesInvoicesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    ListDraftSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDraftSalesInvoicesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    ListDraftSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    ListDraftSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoices
 */

export function useListDraftSalesInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    ListDraftSalesInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDraftSalesInvoicesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoicesQueryKey(params);

  const listDraftSalesInvoices = useListDraftSalesInvoicesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>> = ({ signal }) =>
    listDraftSalesInvoices(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>
>;
export type ListDraftSalesInvoicesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDraftSalesInvoicesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoices
 */

export function useListDraftSalesInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a draft without lines. Add the lines one by one afterwards, or create the draft with all its lines at once with [Draft sales invoices with lines](#tag/draft-sales-invoices-with-lines).
 * @summary Create a draft sales invoice
 */
export const useCreateDraftSalesInvoiceHook = () => {
  const createDraftSalesInvoice = useCall<SingleRecord<DraftSalesInvoice>>();

  return useCallback(
    (
      draftSalesInvoiceInput: DraftSalesInvoiceInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createDraftSalesInvoice(
        {
          url: `/v1/draftsalesinvoices`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoiceInput,
          signal,
        },
        { operation: 'createDraftSalesInvoice', ...options },
      );
    },
    [createDraftSalesInvoice],
  );
};

export const getCreateDraftSalesInvoiceMutationKey = () => ['createDraftSalesInvoice'] as const;

export const useCreateDraftSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>,
    TError,
    CreateDraftSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>,
  TError,
  CreateDraftSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getCreateDraftSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createDraftSalesInvoice = useCreateDraftSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>,
    CreateDraftSalesInvoiceMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createDraftSalesInvoice(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateDraftSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>
>;
export type CreateDraftSalesInvoiceMutationBody = DraftSalesInvoiceInput;
export type CreateDraftSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateDraftSalesInvoiceMutationVariables = { data: DraftSalesInvoiceInput };

/**
 * @summary Create a draft sales invoice
 */
export const useCreateDraftSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>,
      TError,
      CreateDraftSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceHook>>>,
  TError,
  CreateDraftSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useCreateDraftSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Returns the header of one draft, with its totals.
 * @summary Get a draft sales invoice
 */
export const useGetDraftSalesInvoiceHook = () => {
  const getDraftSalesInvoice = useCall<SingleRecord<DraftSalesInvoice>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getDraftSalesInvoice(
        { url: `/v1/draftsalesinvoices/${id}`, method: 'GET', signal },
        { operation: 'getDraftSalesInvoice', ...options },
      );
    },
    [getDraftSalesInvoice],
  );
};

export const getGetDraftSalesInvoiceQueryKey = (id: number) => {
  return ['v1', 'draftsalesinvoices', id] as const;
};

export const useGetDraftSalesInvoiceQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDraftSalesInvoiceQueryKey(id);

  const getDraftSalesInvoice = useGetDraftSalesInvoiceHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>> = ({ signal }) =>
    getDraftSalesInvoice(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetDraftSalesInvoiceQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>
>;
export type GetDraftSalesInvoiceQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDraftSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a draft sales invoice
 */

export function useGetDraftSalesInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDraftSalesInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 * @summary Replace a draft sales invoice
 */
export const useReplaceDraftSalesInvoiceHook = () => {
  const replaceDraftSalesInvoice = useCall<SingleRecord<DraftSalesInvoice>>();

  return useCallback(
    (
      id: number,
      draftSalesInvoiceReplacement: DraftSalesInvoiceReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceDraftSalesInvoice(
        {
          url: `/v1/draftsalesinvoices/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoiceReplacement,
          signal,
        },
        { operation: 'replaceDraftSalesInvoice', ...options },
      );
    },
    [replaceDraftSalesInvoice],
  );
};

export const getReplaceDraftSalesInvoiceMutationKey = () => ['replaceDraftSalesInvoice'] as const;

export const useReplaceDraftSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>,
    TError,
    ReplaceDraftSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>,
  TError,
  ReplaceDraftSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceDraftSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceDraftSalesInvoice = useReplaceDraftSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>,
    ReplaceDraftSalesInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceDraftSalesInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceDraftSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>
>;
export type ReplaceDraftSalesInvoiceMutationBody = DraftSalesInvoiceReplacement;
export type ReplaceDraftSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceDraftSalesInvoiceMutationVariables = { id: number; data: DraftSalesInvoiceReplacement };

/**
 * @summary Replace a draft sales invoice
 */
export const useReplaceDraftSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>,
      TError,
      ReplaceDraftSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceHook>>>,
  TError,
  ReplaceDraftSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useReplaceDraftSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Changes the header fields that are sent and leaves everything else as it is.
 * @summary Update a draft sales invoice
 */
export const useUpdateDraftSalesInvoiceHook = () => {
  const updateDraftSalesInvoice = useCall<SingleRecord<DraftSalesInvoice>>();

  return useCallback(
    (
      id: number,
      draftSalesInvoicePatch: DraftSalesInvoicePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateDraftSalesInvoice(
        {
          url: `/v1/draftsalesinvoices/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoicePatch,
          signal,
        },
        { operation: 'updateDraftSalesInvoice', ...options },
      );
    },
    [updateDraftSalesInvoice],
  );
};

export const getUpdateDraftSalesInvoiceMutationKey = () => ['updateDraftSalesInvoice'] as const;

export const useUpdateDraftSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>,
    TError,
    UpdateDraftSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>,
  TError,
  UpdateDraftSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateDraftSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateDraftSalesInvoice = useUpdateDraftSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>,
    UpdateDraftSalesInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateDraftSalesInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateDraftSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>
>;
export type UpdateDraftSalesInvoiceMutationBody = DraftSalesInvoicePatch;
export type UpdateDraftSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateDraftSalesInvoiceMutationVariables = { id: number; data: DraftSalesInvoicePatch };

/**
 * @summary Update a draft sales invoice
 */
export const useUpdateDraftSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>,
      TError,
      UpdateDraftSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceHook>>>,
  TError,
  UpdateDraftSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useUpdateDraftSalesInvoiceMutationOptions(options), queryClient);
};
/**
 * Removes the draft and its lines.
 * @summary Delete a draft sales invoice
 */
export const useDeleteDraftSalesInvoiceHook = () => {
  const deleteDraftSalesInvoice = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteDraftSalesInvoice(
        { url: `/v1/draftsalesinvoices/${id}`, method: 'DELETE', signal },
        { operation: 'deleteDraftSalesInvoice', ...options },
      );
    },
    [deleteDraftSalesInvoice],
  );
};

export const getDeleteDraftSalesInvoiceMutationKey = () => ['deleteDraftSalesInvoice'] as const;

export const useDeleteDraftSalesInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>,
    TError,
    DeleteDraftSalesInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>,
  TError,
  DeleteDraftSalesInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDraftSalesInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteDraftSalesInvoice = useDeleteDraftSalesInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>,
    DeleteDraftSalesInvoiceMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteDraftSalesInvoice(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteDraftSalesInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>
>;

export type DeleteDraftSalesInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteDraftSalesInvoiceMutationVariables = { id: number };

/**
 * @summary Delete a draft sales invoice
 */
export const useDeleteDraftSalesInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>,
      TError,
      DeleteDraftSalesInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceHook>>>,
  TError,
  DeleteDraftSalesInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useDeleteDraftSalesInvoiceMutationOptions(options), queryClient);
};
