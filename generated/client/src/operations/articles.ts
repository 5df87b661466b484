import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  Article,
  ArticleInput,
  ArticlePatch,
  ArticleReplacement,
  ListArticlesFieldsItem,
  ListArticlesParams,
} from '../types.ts';

/**
 * List articles.
 *
 * Returns the articles of the administration. Only active articles are returned, unless `ActiveState` requests inactive ones too.
 *
 * `GET /v1/articles`
 *
 * @returns A page of articles.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listArticles<const Field extends ListArticlesFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListArticlesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Article, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listArticles',
      method: 'GET',
      path: '/v1/articles',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create an article.
 *
 * Adds an article. Its stock starts at 0 and changes only by sales orders.
 *
 * `POST /v1/articles`
 *
 * @returns The created article.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createArticle(
  client: ClientCore,
  body: ArticleInput,
  options?: CallOptions,
): CallPromise<SingleRecord<Article>> {
  return client.call({ operation: 'createArticle', method: 'POST', path: '/v1/articles', json: body }, options);
}

/**
 * Get an article.
 *
 * Returns one article, active or not.
 *
 * `GET /v1/articles/{id}`
 *
 * @returns The article.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getArticle(client: ClientCore, id: number, options?: CallOptions): CallPromise<SingleRecord<Article>> {
  return client.call(
    { operation: 'getArticle', method: 'GET', path: '/v1/articles/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace an article.
 *
 * Replaces all fields of the article. A field that is left out gets its default, or becomes null.
 *
 * `PUT /v1/articles/{id}`
 *
 * @returns The article after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceArticle(
  client: ClientCore,
  id: number,
  body: ArticleReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<Article>> {
  return client.call(
    { operation: 'replaceArticle', method: 'PUT', path: '/v1/articles/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Update an article.
 *
 * Changes the fields that are sent and leaves the others as they are.
 *
 * `PATCH /v1/articles/{id}`
 *
 * @returns The article after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateArticle(
  client: ClientCore,
  id: number,
  body: ArticlePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<Article>> {
  return client.call(
    { operation: 'updateArticle', method: 'PATCH', path: '/v1/articles/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Delete an article.
 *
 * Removes the article. An article that a line of an invoice or an order refers to cannot be deleted; make it inactive instead.
 *
 * `DELETE /v1/articles/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteArticle(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteArticle', method: 'DELETE', path: '/v1/articles/{id}', pathParams: { id } },
    options,
  );
}
