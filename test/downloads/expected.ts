import { operations } from '../support/contract.ts';
import type { Request } from './request.ts';

/** The names of all requests: an operation whose body has several examples is as many requests. */
export const expectedNames: readonly string[] = operations.flatMap(({ id, requestContent = {} }) => {
  const examples = Object.values(requestContent).flatMap((content) => Object.keys(content.examples ?? {}));
  return examples.length > 1 ? examples.map((name) => `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`) : [id];
});

/** The status of an answer that is as it should be, by the method. */
const statuses: Readonly<Record<string, number>> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };

interface Exception {
  readonly status: number;
  readonly reason: string;
}

/** Answers that are documented, and other than those of the method. */
export const exceptions: Readonly<Record<string, Exception>> = {
  authorize: { status: 302, reason: 'the browser goes on to the page where the user signs in' },
  requestTokenAuthorizationCode: { status: 200, reason: 'nothing is kept under an address' },
  requestTokenRefresh: { status: 200, reason: 'nothing is kept under an address' },
  replaceArticle: {
    status: 400,
    reason: 'lines name every article of the demo company by its SKU, so none can change',
  },
  deleteArticle: { status: 400, reason: 'lines name every article of the demo company, so none can go' },
};

export const expectedStatus = ({ name, method }: Request): number | undefined =>
  exceptions[name]?.status ?? statuses[method];
