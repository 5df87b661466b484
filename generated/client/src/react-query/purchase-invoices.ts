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
  ListPurchaseInvoicesParams,
  Problem,
  PurchaseInvoice,
  PurchaseInvoiceInput,
  PurchaseInvoicePatch,
  PurchaseInvoiceReplacement,
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
 * Returns the headers of the purchase invoices.
 * @summary List purchase invoices
 */
export const useListPurchaseInvoicesHook = () => {
  const listPurchaseInvoices = useCall<Page<PurchaseInvoice>>();

  return useCallback(
    (
      params?: WholeRecords<ListPurchaseInvoicesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listPurchaseInvoices(
        { url: `/v1/purchaseinvoices`, method: 'GET', params, signal },
        { operation: 'listPurchaseInvoices', isList: true, ...options },
      );
    },
    [listPurchaseInvoices],
  );
};

export const getListPurchaseInvoicesInfiniteQueryKey = (params?: WholeRecords<ListPurchaseInvoicesParams>) => {
  return ['infinite', 'v1', 'purchaseinvoices', ...(params ? [params] : [])] as const;
};

export const getListPurchaseInvoicesQueryKey = (params?: WholeRecords<ListPurchaseInvoicesParams>) => {
  return ['v1', 'purchaseinvoices', ...(params ? [params] : [])] as const;
};

export const useListPurchaseInvoicesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    ListPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoicesInfiniteQueryKey(params);

  const listPurchaseInvoices = useListPurchaseInvoicesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    QueryKey,
    ListPurchaseInvoicesParams['page']
  > = ({ signal, pageParam }) =>
    listPurchaseInvoices({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    TError,
    TData,
    QueryKey,
    ListPurchaseInvoicesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoicesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>
>;
export type ListPurchaseInvoicesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    ListPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPurchaseInvoicesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    ListPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    ListPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoices
 */

export function useListPurchaseInvoicesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    ListPurchaseInvoicesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
        TError,
        TData,
        QueryKey,
        ListPurchaseInvoicesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoicesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListPurchaseInvoicesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPurchaseInvoicesQueryKey(params);

  const listPurchaseInvoices = useListPurchaseInvoicesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>> = ({ signal }) =>
    listPurchaseInvoices(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPurchaseInvoicesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>
>;
export type ListPurchaseInvoicesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPurchaseInvoicesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List purchase invoices
 */

export function useListPurchaseInvoices<
  TData = Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPurchaseInvoicesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPurchaseInvoicesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPurchaseInvoicesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a purchase invoice without lines. An invoice that is coded already, with its `creditorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF. Where approval routes are in use, `approvalRouteId` is mandatory.
 * @summary Create a purchase invoice
 */
export const useCreatePurchaseInvoiceHook = () => {
  const createPurchaseInvoice = useCall<SingleRecord<PurchaseInvoice>>();

  return useCallback(
    (
      purchaseInvoiceInput: PurchaseInvoiceInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createPurchaseInvoice(
        {
          url: `/v1/purchaseinvoices`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceInput,
          signal,
        },
        { operation: 'createPurchaseInvoice', ...options },
      );
    },
    [createPurchaseInvoice],
  );
};

export const getCreatePurchaseInvoiceMutationKey = () => ['createPurchaseInvoice'] as const;

export const useCreatePurchaseInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>,
    TError,
    CreatePurchaseInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>,
  TError,
  CreatePurchaseInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getCreatePurchaseInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createPurchaseInvoice = useCreatePurchaseInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>,
    CreatePurchaseInvoiceMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createPurchaseInvoice(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreatePurchaseInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>
>;
export type CreatePurchaseInvoiceMutationBody = PurchaseInvoiceInput;
export type CreatePurchaseInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type CreatePurchaseInvoiceMutationVariables = { data: PurchaseInvoiceInput };

/**
 * @summary Create a purchase invoice
 */
export const useCreatePurchaseInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>,
      TError,
      CreatePurchaseInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreatePurchaseInvoiceHook>>>,
  TError,
  CreatePurchaseInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useCreatePurchaseInvoiceMutationOptions(options), queryClient);
};
/**
 * Returns the header of one purchase invoice.
 * @summary Get a purchase invoice
 */
export const useGetPurchaseInvoiceHook = () => {
  const getPurchaseInvoice = useCall<SingleRecord<PurchaseInvoice>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getPurchaseInvoice(
        { url: `/v1/purchaseinvoices/${id}`, method: 'GET', signal },
        { operation: 'getPurchaseInvoice', ...options },
      );
    },
    [getPurchaseInvoice],
  );
};

export const getGetPurchaseInvoiceQueryKey = (id: number) => {
  return ['v1', 'purchaseinvoices', id] as const;
};

export const useGetPurchaseInvoiceQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetPurchaseInvoiceQueryKey(id);

  const getPurchaseInvoice = useGetPurchaseInvoiceHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>> = ({ signal }) =>
    getPurchaseInvoice(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetPurchaseInvoiceQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>
>;
export type GetPurchaseInvoiceQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a purchase invoice
 */

export function useGetPurchaseInvoice<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPurchaseInvoiceHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetPurchaseInvoiceQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 * @summary Replace a purchase invoice
 */
export const useReplacePurchaseInvoiceHook = () => {
  const replacePurchaseInvoice = useCall<SingleRecord<PurchaseInvoice>>();

  return useCallback(
    (
      id: number,
      purchaseInvoiceReplacement: PurchaseInvoiceReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replacePurchaseInvoice(
        {
          url: `/v1/purchaseinvoices/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoiceReplacement,
          signal,
        },
        { operation: 'replacePurchaseInvoice', ...options },
      );
    },
    [replacePurchaseInvoice],
  );
};

export const getReplacePurchaseInvoiceMutationKey = () => ['replacePurchaseInvoice'] as const;

export const useReplacePurchaseInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>,
    TError,
    ReplacePurchaseInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>,
  TError,
  ReplacePurchaseInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getReplacePurchaseInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replacePurchaseInvoice = useReplacePurchaseInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>,
    ReplacePurchaseInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replacePurchaseInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplacePurchaseInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>
>;
export type ReplacePurchaseInvoiceMutationBody = PurchaseInvoiceReplacement;
export type ReplacePurchaseInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplacePurchaseInvoiceMutationVariables = { id: number; data: PurchaseInvoiceReplacement };

/**
 * @summary Replace a purchase invoice
 */
export const useReplacePurchaseInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>,
      TError,
      ReplacePurchaseInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplacePurchaseInvoiceHook>>>,
  TError,
  ReplacePurchaseInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useReplacePurchaseInvoiceMutationOptions(options), queryClient);
};
/**
 * Changes the header fields that are sent and leaves everything else as it is.
 * @summary Update a purchase invoice
 */
export const useUpdatePurchaseInvoiceHook = () => {
  const updatePurchaseInvoice = useCall<SingleRecord<PurchaseInvoice>>();

  return useCallback(
    (
      id: number,
      purchaseInvoicePatch: PurchaseInvoicePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updatePurchaseInvoice(
        {
          url: `/v1/purchaseinvoices/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: purchaseInvoicePatch,
          signal,
        },
        { operation: 'updatePurchaseInvoice', ...options },
      );
    },
    [updatePurchaseInvoice],
  );
};

export const getUpdatePurchaseInvoiceMutationKey = () => ['updatePurchaseInvoice'] as const;

export const useUpdatePurchaseInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>,
    TError,
    UpdatePurchaseInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>,
  TError,
  UpdatePurchaseInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getUpdatePurchaseInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updatePurchaseInvoice = useUpdatePurchaseInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>,
    UpdatePurchaseInvoiceMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updatePurchaseInvoice(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdatePurchaseInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>
>;
export type UpdatePurchaseInvoiceMutationBody = PurchaseInvoicePatch;
export type UpdatePurchaseInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdatePurchaseInvoiceMutationVariables = { id: number; data: PurchaseInvoicePatch };

/**
 * @summary Update a purchase invoice
 */
export const useUpdatePurchaseInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>,
      TError,
      UpdatePurchaseInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdatePurchaseInvoiceHook>>>,
  TError,
  UpdatePurchaseInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useUpdatePurchaseInvoiceMutationOptions(options), queryClient);
};
/**
 * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 * @summary Delete a purchase invoice
 */
export const useDeletePurchaseInvoiceHook = () => {
  const deletePurchaseInvoice = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deletePurchaseInvoice(
        { url: `/v1/purchaseinvoices/${id}`, method: 'DELETE', signal },
        { operation: 'deletePurchaseInvoice', ...options },
      );
    },
    [deletePurchaseInvoice],
  );
};

export const getDeletePurchaseInvoiceMutationKey = () => ['deletePurchaseInvoice'] as const;

export const useDeletePurchaseInvoiceMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>,
    TError,
    DeletePurchaseInvoiceMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>,
  TError,
  DeletePurchaseInvoiceMutationVariables,
  TContext
> => {
  const mutationKey = getDeletePurchaseInvoiceMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deletePurchaseInvoice = useDeletePurchaseInvoiceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>,
    DeletePurchaseInvoiceMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deletePurchaseInvoice(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeletePurchaseInvoiceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>
>;

export type DeletePurchaseInvoiceMutationError = ErrorType<ValidationProblem | Problem>;
export type DeletePurchaseInvoiceMutationVariables = { id: number };

/**
 * @summary Delete a purchase invoice
 */
export const useDeletePurchaseInvoice = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>,
      TError,
      DeletePurchaseInvoiceMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeletePurchaseInvoiceHook>>>,
  TError,
  DeletePurchaseInvoiceMutationVariables,
  TContext
> => {
  return useMutation(useDeletePurchaseInvoiceMutationOptions(options), queryClient);
};
/**
 * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the purchase invoice. It takes the place of one that was attached before. Download it under [Files](#tag/files), by the `fileId` of the invoice.
 * @summary Attach a scan to a purchase invoice
 */
export const useUploadPurchaseInvoiceFileHook = () => {
  const uploadPurchaseInvoiceFile = useCall<SingleRecord<StoredFile>>();

  return useCallback(
    (
      id: number,
      uploadPurchaseInvoiceFileBody: PdfContent,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return uploadPurchaseInvoiceFile(
        {
          url: `/v1/purchaseinvoices/${id}/file`,
          method: 'POST',
          headers: { 'Content-Type': 'application/pdf' },
          data: uploadPurchaseInvoiceFileBody,
          signal,
        },
        { operation: 'uploadPurchaseInvoiceFile', ...options },
      );
    },
    [uploadPurchaseInvoiceFile],
  );
};

export const getUploadPurchaseInvoiceFileMutationKey = () => ['uploadPurchaseInvoiceFile'] as const;

export const useUploadPurchaseInvoiceFileMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>,
    TError,
    UploadPurchaseInvoiceFileMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>,
  TError,
  UploadPurchaseInvoiceFileMutationVariables,
  TContext
> => {
  const mutationKey = getUploadPurchaseInvoiceFileMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const uploadPurchaseInvoiceFile = useUploadPurchaseInvoiceFileHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>,
    UploadPurchaseInvoiceFileMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return uploadPurchaseInvoiceFile(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadPurchaseInvoiceFileMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>
>;
export type UploadPurchaseInvoiceFileMutationBody = PdfContent;
export type UploadPurchaseInvoiceFileMutationError = ErrorType<ValidationProblem | Problem>;
export type UploadPurchaseInvoiceFileMutationVariables = { id: number; data: PdfContent };

/**
 * @summary Attach a scan to a purchase invoice
 */
export const useUploadPurchaseInvoiceFile = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>,
      TError,
      UploadPurchaseInvoiceFileMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUploadPurchaseInvoiceFileHook>>>,
  TError,
  UploadPurchaseInvoiceFileMutationVariables,
  TContext
> => {
  return useMutation(useUploadPurchaseInvoiceFileMutationOptions(options), queryClient);
};
