import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Article, ListArticlesFieldsItem, ListArticlesParams } from '../types.ts';
import {
  createArticle,
  deleteArticle,
  getArticle,
  listArticles,
  replaceArticle,
  updateArticle,
} from '../operations/articles.ts';

/** Articles. */
export const createArticles = (client: ClientCore) => ({
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
  list: <const Field extends ListArticlesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListArticlesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listArticles<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListArticlesFieldsItem = never>(
    params?: AllFields<ListArticlesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Article, Field>>(listArticles, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListArticlesFieldsItem = never>(
    params?: AllFields<ListArticlesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Article, Field>>(listArticles, client, [params, options]),
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
  create: (...args: OperationArguments<typeof createArticle>) => createArticle(client, ...args),
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
  get: (...args: OperationArguments<typeof getArticle>) => getArticle(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceArticle>) => replaceArticle(client, ...args),
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
  update: (...args: OperationArguments<typeof updateArticle>) => updateArticle(client, ...args),
  /**
   * Delete an article.
   *
   * Removes the article. An article that a line of an invoice or an order refers to cannot be deleted; make it inactive instead.
   *
   * `DELETE /v1/articles/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteArticle>) => deleteArticle(client, ...args),
});
