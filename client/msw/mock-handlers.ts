import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { examples, problems } from '../../generated/client/src/examples.ts';
import type { Mocks } from '../../generated/client/src/mocks.ts';

/** The name of an operation: `getDebtor`. */
type Name = keyof Mocks;
type Status<Operation extends Name> = keyof Mocks[Operation] & number;
type Success = 200 | 201 | 202 | 204;

/** The body of a success of an operation. */
type Result<Operation extends Name> = Mocks[Operation][Status<Operation> & Success];

/** The body of a response, or a function that returns it for a request. */
export type MockBody<Body> = Body | ((info: MockRequest) => Body | Promise<Body>);

/** The request that a handler answers, and the values of its path. */
export type MockRequest = Parameters<HttpResponseResolver>[0];

/** What the examples have of an operation: its request, and its responses by status, of which the first is the success. */
interface Exchange {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Answer {
  /** Media type; that of problems by default. */
  readonly type?: string;
  readonly body?: object;
  /** For a problem: where the list has the rest of its body. */
  readonly problem?: number;
}

const readExchange = (operation: Name): Exchange => JSON.parse(examples[operation]) as Exchange;

const getSuccess = ({ responses }: Exchange): number => Number(Object.keys(responses)[0]);

/**
 * Returns a copy of the recorded example of a response: that of the success, or of an error by its status.
 *
 * @example
 * const page = getMockResponse('listDebtors');
 * const problem = getMockResponse('getDebtor', 404);
 */
export function getMockResponse<Operation extends Name>(operation: Operation): Result<Operation>;
export function getMockResponse<Operation extends Name, Code extends Status<Operation>>(
  operation: Operation,
  status: Code,
): Mocks[Operation][Code];
export function getMockResponse(operation: Name, status?: number): unknown {
  const exchange = readExchange(operation);
  return getBody(exchange, status ?? getSuccess(exchange));
}

/**
 * Creates a handler that answers an operation at every base URL.
 *
 * @param body the body of the response, or a function that returns it for a request; by default the recorded example.
 *
 * @example
 * server.use(createMockHandler('listDebtors', { ...getMockResponse('listDebtors'), _data: [] }));
 */
export function createMockHandler<Operation extends Name>(
  operation: Operation,
  body?: MockBody<Result<Operation>>,
): HttpHandler {
  const exchange = readExchange(operation);
  return createHandler(exchange, getSuccess(exchange), body);
}

/**
 * Creates a handler that answers an operation with a documented error.
 *
 * @param status one that the contract has for the operation.
 * @param body by default the recorded example.
 *
 * @example
 * server.use(createMockErrorHandler('getDebtor', 404));
 */
export const createMockErrorHandler = <Operation extends Name, Code extends Exclude<Status<Operation>, Success>>(
  operation: Operation,
  status: Code,
  body?: MockBody<Mocks[Operation][Code]>,
): HttpHandler => createHandler(readExchange(operation), status, body);

/**
 * Returns handlers that answer with the first recorded example of the success.
 *
 * @param operations all by default.
 *
 * @example
 * const server = setupServer(...getMockHandlers());
 */
export const getMockHandlers = (operations = Object.keys(examples) as readonly Name[]): HttpHandler[] =>
  operations.map((operation) => createMockHandler(operation));

/** A document, as small as it can be. */
const PDF = '%PDF-1.7\n%%EOF\n';

function getBody({ responses }: Exchange, status: number): unknown {
  const { type, body, problem } = responses[status] ?? {};
  if (type === 'application/pdf') return new Blob([PDF], { type });
  return problem === undefined ? body : { ...JSON.parse(`${problems[problem]}`), ...body };
}

function createHandler(exchange: Exchange, status: number, body?: unknown): HttpHandler {
  const { method, path, responses } = exchange;
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (info) => {
    const answer: unknown = typeof body === 'function' ? await body(info) : (body ?? getBody(exchange, status));
    if (answer === undefined) return new HttpResponse(null, { status });
    const content = answer instanceof Blob ? await answer.arrayBuffer() : JSON.stringify(answer);
    return new HttpResponse(content, {
      status,
      headers: { 'content-type': responses[status]?.type ?? 'application/problem+json' },
    });
  });
}
