import { findOperation, type Operation, operations } from '../contract.ts';
import { judgeExchange } from '../judges/exchange.ts';
import { isJson } from '../judges/response.ts';
import type { RuleId } from '../rules/rules.ts';
import { type HttpExchange, type HttpRequest, type HttpResponse, type Issue, parseJson } from '../session/http.ts';
import { Access } from './access.ts';
import { isWrite, Memory } from './memory.ts';

/** Issues of one exchange, together with earlier ones. */
export interface Observation {
  readonly exchange: HttpExchange;
  readonly issues: readonly Issue[];
  /** Rules that it follows, together with earlier exchanges. */
  readonly followed?: readonly RuleId[];
}

/**
 * Creates a judge of other programs' requests, by the rules of the suite. It records the start of a request, and returns a
 * function that judges the response or the error; that returns undefined for a request outside the contract.
 *
 * @param urls of the server, without a slash at the end: links may lead to each.
 */
export function createObserver(urls: readonly string[]) {
  const memory = new Memory();
  const access = new Access();
  return {
    begin(method: string) {
      const epoch = memory.begin(isWrite(method));
      return (request: HttpRequest, response: HttpResponse | Error): Observation | undefined => {
        const operation = findRequested(request);
        if (!operation) return undefined;
        if (response instanceof Error) {
          // The server may have executed a write.
          memory.begin(isWrite(method));
          const message = `${method} ${operation.path} got no response: ${response.message}.`;
          const exchange = { operation, description: 'observed', request, response: NO_RESPONSE, json: undefined };
          return { exchange, issues: [{ rule: 'no-response', message }] };
        }
        const json = isJson(response) ? parseJson(response.body) : undefined;
        const exchange: HttpExchange = { operation, description: 'observed', request, response, json };
        const accessed = access.judge(exchange, memory.isKnown(epoch, exchange));
        const { issues, followed } = memory.end(epoch, exchange);
        return { exchange, issues: [...judgeExchange(urls, exchange), ...accessed, ...issues], followed };
      };
    },
  };
}

const NO_RESPONSE: HttpResponse = { status: 0, headers: {}, body: Buffer.alloc(0) };

/** Finds the operation of a request; for an unsupported method, one of the same path. */
function findRequested({ method, path }: HttpRequest): Operation | undefined {
  const own = findOperation(method === 'HEAD' ? 'GET' : method, path);
  return own ?? METHODS.map((other) => findOperation(other, path)).find((operation) => operation !== undefined);
}

const METHODS = [...new Set(operations.map(({ method }) => method))];
