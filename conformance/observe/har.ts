import { readFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/command.ts';
import { getHeader, type HttpRequest, type HttpResponse } from '../session/http.ts';
import { createObserver, type Observation } from './observer.ts';

/** The used part of an entry of a HAR file (HTTP Archive 1.2). */
interface Entry {
  readonly startedDateTime: string;
  /** In milliseconds. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly NamedValue[];
    readonly postData?: { readonly text?: string };
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly NamedValue[];
    readonly content: { readonly text?: string; readonly encoding?: string };
  };
}

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A recorded request with its response. Times are in milliseconds, `start` since 1970. */
export interface RecordedExchange {
  readonly start: number;
  readonly duration: number;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
}

/**
 * Reads the exchanges of a HAR file with one server.
 *
 * @param url of the server; found by the path of the first request when left out.
 * @throws CliError when the file cannot be read.
 */
export function readHar(file: string, url?: string): { base: string; exchanges: readonly RecordedExchange[] } {
  const entries = readEntries(file);
  const base = url ?? entries.map((entry) => /^(.*?)\/(?:v1|connect)\//.exec(entry.request.url)?.[1]).find(Boolean);
  if (base === undefined) throw new CliError(`${file} has no request of this API.`);
  const own = entries.filter(({ request, response }) => request.url.startsWith(`${base}/`) && response.status > 0);
  // Recorders leave tokens out when they export.
  const hasTokens = own.some(({ request }) => getHeader(toPairs(request.headers), 'authorization') !== undefined);
  const exchanges = own.map((entry) => ({
    start: Date.parse(entry.startedDateTime),
    duration: entry.time,
    request: toRequest(entry, base, hasTokens),
    response: toResponse(entry),
  }));
  return { base, exchanges };
}

/** Judges the recorded exchanges of a HAR file. See {@link readHar}. */
export function observeHar(file: string, url: string | undefined): readonly Observation[] {
  const { base, exchanges } = readHar(file, url);
  const observer = createObserver([base]);
  const observations: Observation[] = [];
  const events = exchanges.flatMap(({ start, duration, request, response }) => {
    const context: { end?: ReturnType<typeof observer.begin> } = {};
    const begin = (): void => {
      context.end = observer.begin(request.method);
    };
    const end = (): void => {
      const observation = context.end?.(request, response);
      if (observation) observations.push(observation);
    };
    return [
      { at: start, run: begin },
      { at: start + duration, run: end },
    ];
  });
  for (const { run } of events.sort((a, b) => a.at - b.at)) run();
  return observations;
}

function readEntries(file: string): readonly Entry[] {
  try {
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: { entries: readonly Entry[] } };
    return log.entries.filter(({ request }) => typeof request.url === 'string');
  } catch (error) {
    const { code = 'not in this format' } = error as NodeJS.ErrnoException;
    throw new CliError(`${file} cannot be read as a HAR file (${code}).`);
  }
}

/** HTTP/2 has its method and path among the headers. */
const toPairs = (headers: readonly NamedValue[]): readonly (readonly [string, string])[] =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name.toLowerCase(), value]);

function toRequest({ request }: Entry, base: string, hasTokens: boolean): HttpRequest {
  const { method, url, headers, postData } = request;
  const pairs = toPairs(headers);
  return {
    method,
    path: url.slice(base.length),
    headers: hasTokens ? pairs : [...pairs, ['authorization', 'Bearer left-out'] as const],
    body: postData?.text ? Buffer.from(postData.text) : undefined,
  };
}

function toResponse({ response }: Entry): HttpResponse {
  const { status, headers, content } = response;
  const encoding = content.encoding === 'base64' ? 'base64' : 'utf8';
  return { status, headers: Object.fromEntries(toPairs(headers)), body: Buffer.from(content.text ?? '', encoding) };
}
