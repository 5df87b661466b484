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
  Article,
  ArticleInput,
  ArticlePatch,
  ArticleReplacement,
  ListArticlesParams,
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
 * Returns the articles of the administration. Only active articles are returned, unless `ActiveState` requests inactive ones too.
 * @summary List articles
 */
export const useListArticlesHook = () => {
  const listArticles = useCall<Page<Article>>();

  return useCallback(
    (
      params?: WholeRecords<ListArticlesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listArticles(
        { url: `/v1/articles`, method: 'GET', params, signal },
        { operation: 'listArticles', isList: true, ...options },
      );
    },
    [listArticles],
  );
};

export const getListArticlesInfiniteQueryKey = (params?: WholeRecords<ListArticlesParams>) => {
  return ['infinite', 'v1', 'articles', ...(params ? [params] : [])] as const;
};

export const getListArticlesQueryKey = (params?: WholeRecords<ListArticlesParams>) => {
  return ['v1', 'articles', ...(params ? [params] : [])] as const;
};

export const useListArticlesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, ListArticlesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticlesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListArticlesInfiniteQueryKey(params);

  const listArticles = useListArticlesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
    QueryKey,
    ListArticlesParams['page']
  > = ({ signal, pageParam }) =>
    listArticles({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
    TError,
    TData,
    QueryKey,
    ListArticlesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListArticlesInfiniteQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>>;
export type ListArticlesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListArticlesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, ListArticlesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListArticlesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticlesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticlesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, ListArticlesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticlesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticlesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, ListArticlesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticlesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List articles
 */

export function useListArticlesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, ListArticlesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticlesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListArticlesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListArticlesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListArticlesQueryKey(params);

  const listArticles = useListArticlesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>> = ({ signal }) =>
    listArticles(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>>;
export type ListArticlesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListArticles<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListArticlesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticles<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticles<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List articles
 */

export function useListArticles<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticlesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticlesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListArticlesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds an article. Its stock starts at 0 and changes only by sales orders.
 * @summary Create an article
 */
export const useCreateArticleHook = () => {
  const createArticle = useCall<SingleRecord<Article>>();

  return useCallback(
    (articleInput: ArticleInput, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return createArticle(
        {
          url: `/v1/articles`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: articleInput,
          signal,
        },
        { operation: 'createArticle', ...options },
      );
    },
    [createArticle],
  );
};

export const getCreateArticleMutationKey = () => ['createArticle'] as const;

export const useCreateArticleMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>,
    TError,
    CreateArticleMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>,
  TError,
  CreateArticleMutationVariables,
  TContext
> => {
  const mutationKey = getCreateArticleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createArticle = useCreateArticleHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>,
    CreateArticleMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createArticle(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateArticleMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>>;
export type CreateArticleMutationBody = ArticleInput;
export type CreateArticleMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateArticleMutationVariables = { data: ArticleInput };

/**
 * @summary Create an article
 */
export const useCreateArticle = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>,
      TError,
      CreateArticleMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateArticleHook>>>,
  TError,
  CreateArticleMutationVariables,
  TContext
> => {
  return useMutation(useCreateArticleMutationOptions(options), queryClient);
};
/**
 * Returns one article, active or not.
 * @summary Get an article
 */
export const useGetArticleHook = () => {
  const getArticle = useCall<SingleRecord<Article>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getArticle({ url: `/v1/articles/${id}`, method: 'GET', signal }, { operation: 'getArticle', ...options });
    },
    [getArticle],
  );
};

export const getGetArticleQueryKey = (id: number) => {
  return ['v1', 'articles', id] as const;
};

export const useGetArticleQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetArticleQueryKey(id);

  const getArticle = useGetArticleHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>> = ({ signal }) =>
    getArticle(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>>;
export type GetArticleQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetArticle<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetArticle<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetArticle<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an article
 */

export function useGetArticle<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetArticleQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the article. A field that is left out gets its default, or becomes null.
 * @summary Replace an article
 */
export const useReplaceArticleHook = () => {
  const replaceArticle = useCall<SingleRecord<Article>>();

  return useCallback(
    (
      id: number,
      articleReplacement: ArticleReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceArticle(
        {
          url: `/v1/articles/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: articleReplacement,
          signal,
        },
        { operation: 'replaceArticle', ...options },
      );
    },
    [replaceArticle],
  );
};

export const getReplaceArticleMutationKey = () => ['replaceArticle'] as const;

export const useReplaceArticleMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>,
    TError,
    ReplaceArticleMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>,
  TError,
  ReplaceArticleMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceArticleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceArticle = useReplaceArticleHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>,
    ReplaceArticleMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceArticle(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceArticleMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>>;
export type ReplaceArticleMutationBody = ArticleReplacement;
export type ReplaceArticleMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceArticleMutationVariables = { id: number; data: ArticleReplacement };

/**
 * @summary Replace an article
 */
export const useReplaceArticle = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>,
      TError,
      ReplaceArticleMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceArticleHook>>>,
  TError,
  ReplaceArticleMutationVariables,
  TContext
> => {
  return useMutation(useReplaceArticleMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent and leaves the others as they are.
 * @summary Update an article
 */
export const useUpdateArticleHook = () => {
  const updateArticle = useCall<SingleRecord<Article>>();

  return useCallback(
    (
      id: number,
      articlePatch: ArticlePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateArticle(
        {
          url: `/v1/articles/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: articlePatch,
          signal,
        },
        { operation: 'updateArticle', ...options },
      );
    },
    [updateArticle],
  );
};

export const getUpdateArticleMutationKey = () => ['updateArticle'] as const;

export const useUpdateArticleMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>,
    TError,
    UpdateArticleMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>,
  TError,
  UpdateArticleMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateArticleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateArticle = useUpdateArticleHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>,
    UpdateArticleMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateArticle(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateArticleMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>>;
export type UpdateArticleMutationBody = ArticlePatch;
export type UpdateArticleMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateArticleMutationVariables = { id: number; data: ArticlePatch };

/**
 * @summary Update an article
 */
export const useUpdateArticle = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>,
      TError,
      UpdateArticleMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateArticleHook>>>,
  TError,
  UpdateArticleMutationVariables,
  TContext
> => {
  return useMutation(useUpdateArticleMutationOptions(options), queryClient);
};
/**
 * Removes the article. An article that a line of an invoice or an order refers to cannot be deleted; make it inactive instead.
 * @summary Delete an article
 */
export const useDeleteArticleHook = () => {
  const deleteArticle = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteArticle(
        { url: `/v1/articles/${id}`, method: 'DELETE', signal },
        { operation: 'deleteArticle', ...options },
      );
    },
    [deleteArticle],
  );
};

export const getDeleteArticleMutationKey = () => ['deleteArticle'] as const;

export const useDeleteArticleMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>,
    TError,
    DeleteArticleMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>,
  TError,
  DeleteArticleMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteArticleMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteArticle = useDeleteArticleHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>,
    DeleteArticleMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteArticle(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteArticleMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>>;

export type DeleteArticleMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteArticleMutationVariables = { id: number };

/**
 * @summary Delete an article
 */
export const useDeleteArticle = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>,
      TError,
      DeleteArticleMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteArticleHook>>>,
  TError,
  DeleteArticleMutationVariables,
  TContext
> => {
  return useMutation(useDeleteArticleMutationOptions(options), queryClient);
};
