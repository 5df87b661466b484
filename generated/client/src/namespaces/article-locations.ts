import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ArticleLocation, ListArticleLocationsFieldsItem, ListArticleLocationsParams } from '../types.ts';
import { getArticleLocation, listArticleLocations } from '../operations/article-locations.ts';

/** Article locations. */
export const createArticleLocations = (client: ClientCore) => ({
  /**
   * List article locations.
   *
   * Returns the warehouse locations of the administration. Only for administrations with the trade pack that manage their inventory.
   *
   * `GET /v1/articlelocations`
   *
   * @returns A page of article locations.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListArticleLocationsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListArticleLocationsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listArticleLocations<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListArticleLocationsFieldsItem = never>(
    params?: AllFields<ListArticleLocationsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<ArticleLocation, Field>>(listArticleLocations, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListArticleLocationsFieldsItem = never>(
    params?: AllFields<ListArticleLocationsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<ArticleLocation, Field>>(listArticleLocations, client, [params, options]),
  /**
   * Get an article location.
   *
   * Returns one warehouse location.
   *
   * `GET /v1/articlelocations/{id}`
   *
   * @returns The article location.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getArticleLocation>) => getArticleLocation(client, ...args),
});
