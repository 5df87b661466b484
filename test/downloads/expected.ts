import { operations } from '../support/contract.ts';
import type { Request } from './request.ts';

/** The names of all requests: one for each operation, or for each example of its body. */
export const expectedNames: readonly string[] = operations.flatMap(({ id, requestContent = {} }) => {
  const examples = Object.values(requestContent).flatMap((content) => Object.keys(content.examples ?? {}));
  return examples.length > 1 ? examples.map((name) => `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`) : [id];
});

/** The status of a successful response, by the method. */
const statuses: Readonly<Record<string, number>> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };

interface Exception {
  readonly status: number;
  readonly reason: string;
}

/** Documented responses with another status. */
export const exceptions: Readonly<Record<string, Exception>> = {
  authorize: { status: 302, reason: 'the browser is redirected to the sign-in page' },
  requestTokenAuthorizationCode: { status: 200, reason: 'no resource is created' },
  requestTokenRefresh: { status: 200, reason: 'no resource is created' },
  replaceArticle: {
    status: 400,
    reason: 'lines name every article of the demo company by its SKU, so none can change',
  },
  deleteArticle: { status: 400, reason: 'lines name every article of the demo company, so none can be deleted' },
};

export const expectedStatus = ({ name, method }: Request): number | undefined =>
  exceptions[name]?.status ?? statuses[method];
