import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ArticleLocation, ListArticleLocationsFieldsItem, ListArticleLocationsParams } from '../types.ts';

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
export function listArticleLocations<
  const Field extends ListArticleLocationsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListArticleLocationsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<ArticleLocation, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listArticleLocations',
      method: 'GET',
      path: '/v1/articlelocations',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getArticleLocation(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<ArticleLocation>> {
  return client.call(
    { operation: 'getArticleLocation', method: 'GET', path: '/v1/articlelocations/{id}', pathParams: { id } },
    options,
  );
}
