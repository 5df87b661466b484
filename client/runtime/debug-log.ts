import type { Middleware } from './middleware.ts';
import { redact } from './redact.ts';

/** What a line of the log is about, for a log with structure. */
export interface DebugDetails {
  /** The headers, with `[hidden]` for the values of those that hold secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, with the option `bodies`. */
  readonly body?: string | undefined;
}

export interface DebugLogOptions {
  /** Receives each line; `console.debug` by default. An exception in it is ignored. */
  readonly log?: ((line: string, details?: DebugDetails) => void) | undefined;
  /** Whether bodies are logged when they are JSON. False by default: they hold personal data. Bodies that sign in never are. */
  readonly bodies?: boolean | undefined;
}

const SECRET_HEADER = /authorization|cookie|token|secret|password|key/i;

/**
 * Creates middleware that logs each request and response, without access tokens and other secrets. As the last of the
 * `middleware` of a client it logs what is really sent.
 *
 * @example
 * const client = createClient({ baseUrl, token, middleware: [debugLog()] });
 */
export function debugLog({ log = logToConsole, bodies = false }: DebugLogOptions = {}): Middleware {
  const write: typeof log = (...line) => {
    try {
      log(...line);
    } catch {
      // A log that fails must not fail the call.
    }
  };
  return async (request, next) => {
    const { operation, method, url, attempt, headers, body } = request;
    const secrets = [headers.get('authorization')?.replace('Bearer ', '') ?? ''];
    const hasBodies = bodies && !headers.get('content-type')?.includes('urlencoded');
    const describe = (described: Headers, text: string | undefined): DebugDetails => ({
      headers: hideSecrets(described, secrets),
      ...(text !== undefined && { body: redact(text, secrets) }),
    });
    const sent = hasBodies && typeof body === 'string' ? body : undefined;
    write(`> ${operation} ${method} ${url}, attempt ${attempt}`, describe(headers, sent));
    const startedAt = performance.now();
    const getDuration = () => `${Math.round(performance.now() - startedAt)} ms`;
    try {
      const response = await next(request);
      const text = hasBodies ? await readJson(response) : undefined;
      write(`< ${operation} ${response.status} after ${getDuration()}`, describe(response.headers, text));
      return response;
    } catch (error) {
      write(`< ${operation} failed after ${getDuration()}: ${redact(String(error), secrets)}`);
      throw error;
    }
  };
}

/** Reads a copy of a response that is JSON; undefined for any other. */
const readJson = async (response: Response): Promise<string | undefined> =>
  /json/.test(response.headers.get('content-type') ?? '') ? response.clone().text() : undefined;

function hideSecrets(headers: Headers, secrets: readonly string[]): Record<string, string> {
  const entries = [...headers].map(([name, value]): [string, string] => [
    name,
    SECRET_HEADER.test(name) ? '[hidden]' : redact(value, secrets),
  ]);
  return Object.fromEntries(entries);
}

function logToConsole(line: string, details?: DebugDetails): void {
  // biome-ignore lint/suspicious/noConsole: that is what the middleware is for.
  console.debug(line, ...(details ? [details] : []));
}
