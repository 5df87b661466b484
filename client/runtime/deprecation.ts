import type { Middleware } from './middleware.ts';

/** A deprecated operation that a program called. */
export interface DeprecationEvent {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  /** A sentence for a log, with the date of the header `Sunset` and the link of the response. It holds no secrets. */
  readonly message: string;
}

export interface DeprecationOptions {
  /** Called once for each operation; by default prints the message by `console.warn`. */
  readonly onDeprecation?: ((event: DeprecationEvent) => void) | undefined;
}

/**
 * Creates middleware that warns once for each operation whose responses announce a deprecation, by the headers `Deprecation`
 * (RFC 9745) and `Sunset` (RFC 8594). `createClient` has it; the functions need it in `middleware`.
 *
 * @example
 * const client = createClientCore({ baseUrl, token, middleware: [warnOnDeprecation()] });
 */
export function warnOnDeprecation({ onDeprecation = printWarning }: DeprecationOptions = {}): Middleware {
  const known = new Set<string>();
  return async (request, next) => {
    const response = await next(request);
    const event = readHeaders(request.operation, response.headers);
    if (!event || known.has(event.operation)) return response;
    known.add(event.operation);
    try {
      onDeprecation(event);
    } catch (error) {
      // An exception must not replace the result of the call.
      // biome-ignore lint/suspicious/noConsole: the developer of the function must hear of it.
      console.error(error);
    }
    return response;
  };
}

// biome-ignore lint/suspicious/noConsole: the developer of the program must hear of it.
const printWarning = ({ message }: DeprecationEvent): void => console.warn(message);

/** Reads what a response says about the deprecation of its operation; undefined when it says nothing. */
function readHeaders(operation: string, headers: Headers): DeprecationEvent | undefined {
  const sunset = headers.get('sunset');
  if (!headers.has('deprecation') && !sunset) return undefined;
  const [, link] = /<([^<>]*)>[^<>]*;\s*rel="?(?:deprecation|sunset)\b/.exec(headers.get('link') ?? '') ?? [];
  const end = sunset ? `, and is expected to stop working on ${sunset}` : '';
  return { operation, message: `${operation} is deprecated${end}.${link ? ` See ${link}` : ''}` };
}
