import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  ProblemJsonError,
} from '@stoplight/prism-http';
import * as Either from 'fp-ts/lib/Either.js';
import type { HttpOperation, Preference } from './prism.ts';
import { judging, silent } from './prism-settings.ts';

/** Prism's own mock: an answer made of the examples and schemas of one operation. */
export async function mocked(
  operation: HttpOperation,
  request: IHttpRequest,
  { example, ...rest }: Preference,
): Promise<IHttpResponse> {
  const mock = { ...rest, ...(example !== undefined && { exampleKey: example }) };
  const config: IHttpConfig = { ...judging, isProxy: false, upstreamProxy: undefined, mock };
  const instance = createInstance(config, { route: () => Either.right(operation), logger: silent });
  const result = await instance.request(request, [operation], config)();
  if (Either.isRight(result)) return result.right.output;
  if (!(result.left instanceof ProblemJsonError)) throw result.left;
  return {
    statusCode: result.left.status,
    headers: { 'content-type': 'application/problem+json' },
    body: ProblemJsonError.toProblemJson(result.left as Error),
  };
}
