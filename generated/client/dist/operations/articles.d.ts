import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type {
  Article,
  ArticleInput,
  ArticlePatch,
  ArticleReplacement,
  ListArticlesFieldsItem,
  ListArticlesParams,
} from './contract.schemas.js';
/**
 * List articles.
 *
 * Returns the articles of the administration. Only active articles are returned, unless `ActiveState` asks for inactive ones too.
 *
 * `GET /v1/articles`
 *
 * @returns A page of articles.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function listArticles<
  const Field extends ListArticlesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListArticlesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<Article, Field, MetaOnly>>;
/**
 * Create an article.
 *
 * Adds an article. Its stock starts at 0 and changes only by sales orders.
 *
 * `POST /v1/articles`
 *
 * @returns The created article.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), OutcomeUnknownError (500), ConnectionError
 */
export declare function createArticle(
  connection: Connection,
  body: ArticleInput,
  options?: CallOptions,
): Promise<Article>;
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
export declare function getArticle(connection: Connection, id: number, options?: CallOptions): Promise<Article>;
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
export declare function replaceArticle(
  connection: Connection,
  id: number,
  body: ArticleReplacement,
  options?: CallOptions,
): Promise<Article>;
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
export declare function updateArticle(
  connection: Connection,
  id: number,
  body: ArticlePatch,
  options?: CallOptions,
): Promise<Article>;
/**
 * Delete an article.
 *
 * Removes the article. An article that a line of an invoice or an order refers to cannot be deleted; make it inactive instead.
 *
 * `DELETE /v1/articles/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function deleteArticle(connection: Connection, id: number, options?: CallOptions): Promise<void>;
