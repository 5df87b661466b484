import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  ProblemJsonError,
} from '@stoplight/prism-http';
import * as Either from 'fp-ts/lib/Either.js';
import { judging, silent } from './prism-settings.ts';
import type { HttpOperation, Preference } from './prism-types.ts';

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
  const problem = problemOf(result.left);
  return {
    statusCode: problem.status,
    headers: { 'content-type': 'application/problem+json' },
    body: ProblemJsonError.toProblemJson(problem as Error),
  };
}

/** Of a status without the example that is preferred Prism makes an error like one of its own faults. */
function problemOf(error: Error): ProblemJsonError {
  if (error instanceof ProblemJsonError) return error;
  const [type] = /^https:\/\/\S+#NOT_FOUND\b/.exec(error.message) ?? [];
  if (type === undefined) throw error;
  const title = 'The server cannot find the requested content';
  return new ProblemJsonError(type, title, 404, 'The contract has no such example of an answer with that status.');
}
