import { DEPRECATIONS } from '../../generated/client/src/deprecations.ts';
import type { Middleware, OutgoingRequest } from './middleware.ts';

/** Something deprecated that a program used. */
export interface DeprecationEvent {
  /** The `operationId` of the contract: `createDebtor`. */
  readonly operation: string;
  /** Name of the deprecated parameter; left out when the operation itself is deprecated. */
  readonly parameter?: string;
  /** Time of the header `Deprecation` (RFC 9745), which may be in the future. */
  readonly deprecatedFrom?: Date;
  /** Time of the header `Sunset` (RFC 8594), after which the operation is expected to stop working. */
  readonly sunset?: Date;
  /** URL of a page about the deprecation. */
  readonly link?: string;
  /** All of that, for a log. It holds no secrets. */
  readonly message: string;
}

export interface DeprecationOptions {
  /** Called once for each operation and parameter; by default prints the message by `console.warn`. */
  readonly onDeprecation?: ((event: DeprecationEvent) => void) | undefined;
}

/** What is deprecated in the contract, by operation. */
interface Deprecations {
  readonly [operation: string]: { isDeprecated: boolean; parameters: Readonly<Record<string, 'query' | 'header'>> };
}

/**
 * Creates middleware that warns once for each operation and parameter that is deprecated: in the contract, or by the headers
 * `Deprecation` and `Sunset` of a response. `createClient` has it; the functions need it in `middleware`.
 *
 * @example
 * const client = createClientCore({ baseUrl, token, middleware: [warnOnDeprecation()] });
 */
export const warnOnDeprecation = ({ onDeprecation }: DeprecationOptions = {}): Middleware =>
  createDeprecationWarning(DEPRECATIONS, onDeprecation);

/** `warnOnDeprecation` for any contract. */
export function createDeprecationWarning(
  deprecations: Deprecations,
  // biome-ignore lint/suspicious/noConsole: the developer of the program must hear of it.
  onDeprecation: (event: DeprecationEvent) => void = ({ message }) => console.warn(message),
): Middleware {
  const known = new Set<string>();
  const warn = (event: DeprecationEvent): void => {
    const key = `${event.operation} ${event.parameter}`;
    if (known.has(key)) return;
    known.add(key);
    try {
      onDeprecation(event);
    } catch (error) {
      // An exception must not replace the result of the call.
      // biome-ignore lint/suspicious/noConsole: the developer of the function must hear of it.
      console.error(error);
    }
  };
  return async (request, next) => {
    const response = await next(request);
    const { operation } = request;
    const deprecation = Object.hasOwn(deprecations, operation) ? deprecations[operation] : undefined;
    const announced = readHeaders(operation, response.headers);
    if (announced) warn(announced);
    else if (deprecation?.isDeprecated) warn({ operation, message: `${operation} is deprecated.` });
    for (const [parameter, location] of Object.entries(deprecation?.parameters ?? {})) {
      if (!isSent(request, parameter, location)) continue;
      warn({ operation, parameter, message: `${operation}: the parameter ${parameter} is deprecated.` });
    }
    return response;
  };
}

const isSent = ({ url, headers }: OutgoingRequest, name: string, location: 'query' | 'header'): boolean =>
  location === 'query' ? new URL(url).searchParams.has(name) : headers.has(name);

/** Reads what a response says about the deprecation of its operation; undefined when it says nothing. */
function readHeaders(operation: string, headers: Headers): DeprecationEvent | undefined {
  const deprecation = headers.get('deprecation');
  // RFC 9745 has seconds since 1970; its drafts had a date, or `true`.
  const seconds = deprecation && /^@(-?\d+)/.exec(deprecation)?.[1];
  const deprecatedFrom = toDate(seconds ? Number(seconds) * 1000 : Date.parse(deprecation ?? ''));
  const sunset = toDate(Date.parse(headers.get('sunset') ?? ''));
  if (!deprecation && !sunset) return undefined;
  const [, link] = /<([^<>]*)>[^<>]*;\s*rel="?(?:deprecation|sunset)\b/.exec(headers.get('link') ?? '') ?? [];
  const parts = [
    deprecation && `is deprecated${deprecatedFrom ? ` as of ${formatDay(deprecatedFrom)}` : ''}`,
    sunset && `is expected to stop working on ${formatDay(sunset)}`,
  ];
  return {
    operation,
    ...(deprecatedFrom && { deprecatedFrom }),
    ...(sunset && { sunset }),
    ...(link && { link }),
    message: `${operation} ${parts.filter(Boolean).join(', and ')}.${link ? ` See ${link}` : ''}`,
  };
}

const toDate = (time: number): Date | undefined => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const formatDay = (date: Date): string => date.toISOString().slice(0, 10);
