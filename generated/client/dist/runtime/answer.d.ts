import type { ApiRequest } from './request.js';
import type { Received } from './send.js';
/**
 * What the platform answered: the JSON, the PDF, or undefined for 204.
 *
 * @throws CallError for every status outside 2xx, and for a body that is no JSON.
 */
export declare function readAnswer(request: ApiRequest, received: Received, secrets: readonly string[]): unknown;
