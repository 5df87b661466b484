import { isLaterPage } from './rules/lists.ts';
import { listRefreshes } from './rules/refreshes.ts';
import { hasRetryAfter, isUnknownPost } from './rules/repeated-requests.ts';
import type { ApiRequest, Traffic } from './traffic.ts';

export interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly how: string;
  readonly isRelevant: (traffic: Traffic) => boolean;
  readonly wasSeen: (traffic: Traffic) => boolean;
}

const isPost = ({ method }: ApiRequest): boolean => method === 'POST';
const isList = ({ operation }: ApiRequest): boolean => operation.kind === 'list';

export const exercises: readonly Exercise[] = [
  {
    id: 'calls',
    title: 'Requests to the API',
    how: 'Let the integration do its work against this sandbox.',
    isRelevant: () => true,
    wasSeen: ({ calls }) => calls.length > 0,
  },
  {
    id: 'lost-response',
    title: 'A POST whose response was lost',
    how: 'POST /_sandbox/faults with { "operationId": "*", "effect": "drop", "when": "after", "nth": 3 }, then create records.',
    isRelevant: ({ calls }) => calls.some(isPost),
    wasSeen: ({ calls }) => calls.some(isUnknownPost),
  },
  {
    id: 'retry-after',
    title: 'A request that was rejected with Retry-After',
    how: 'PUT /_sandbox/limits with { "limits": ["20/minute"] }.',
    isRelevant: () => true,
    wasSeen: ({ calls }) => calls.some(hasRetryAfter),
  },
  {
    id: 'several-pages',
    title: 'A list with several pages',
    how: 'Start the sandbox with --scenario many-pages, or read with a smaller pageSize.',
    isRelevant: ({ calls }) => calls.some(isList),
    wasSeen: ({ calls }) => calls.some((request) => isLaterPage(request) || Boolean(request.page?.nextPage)),
  },
  {
    id: 'refresh',
    title: 'A refresh of the tokens',
    how: 'POST /_sandbox/tokens/expire with the access token, then send a request.',
    isRelevant: ({ tokenRequests }) => tokenRequests.length > 0,
    wasSeen: (traffic) => listRefreshes(traffic).length > 0,
  },
];
