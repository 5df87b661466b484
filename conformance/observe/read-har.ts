import { readFileSync } from 'node:fs';
import { CliError } from '../../programs/errors.ts';

/** Used members of an entry in a HAR file (HTTP Archive 1.2). */
interface Entry {
  readonly startedDateTime: string;
  /** Milliseconds. */
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

/** Recorded request and response. Times are in milliseconds, `start` since 1970; header names in lower case. */
export interface RecordedExchange {
  readonly start: number;
  readonly duration: number;
  readonly request: {
    readonly method: string;
    /** Path and query, relative to the URL of the server. */
    readonly path: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Buffer | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  };
}

/**
 * Reads the exchanges of a HAR file with one server.
 *
 * @param url of the server. Default: found by the path of the first request.
 * @throws CliError when the file cannot be read.
 */
export function readHar(file: string, url?: string): { base: string; exchanges: readonly RecordedExchange[] } {
  const entries = readEntries(file);
  const base = url ?? entries.map((entry) => /^(.*?)\/(?:v1|connect)\//.exec(entry.request.url)?.[1]).find(Boolean);
  if (base === undefined) throw new CliError(`${file} has no request of this API.`);
  const own = entries.filter(({ request, response }) => request.url.startsWith(`${base}/`) && response.status > 0);
  return { base, exchanges: own.map((entry) => toExchange(entry, base)) };
}

function readEntries(file: string): readonly Entry[] {
  const { log } = readRecording(file) as { readonly log?: { readonly entries?: readonly Entry[] } };
  const entries = log?.entries?.filter(({ request }) => typeof request?.url === 'string');
  if (entries) return entries;
  throw new CliError(`${file} cannot be read as a HAR file (not in this format).`);
}

/** @throws CliError for an unreadable file, and one without a JSON object. */
function readRecording(file: string): object {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
  } catch (error) {
    const { code = 'no JSON' } = error as NodeJS.ErrnoException;
    throw new CliError(`${file} cannot be read as a HAR file (${code}).`);
  }
  throw new CliError(`${file} cannot be read as a HAR file (not in this format).`);
}

/** Converts headers to pairs, without HTTP/2's method and path. */
const toPairs = (headers: readonly NamedValue[]): readonly (readonly [string, string])[] =>
  headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name.toLowerCase(), value]);

function toExchange({ startedDateTime, time, request, response }: Entry, base: string): RecordedExchange {
  const { text = '', encoding } = response.content;
  return {
    start: Date.parse(startedDateTime),
    duration: time,
    request: {
      method: request.method,
      path: request.url.slice(base.length),
      headers: toPairs(request.headers),
      body: request.postData?.text ? Buffer.from(request.postData.text) : undefined,
    },
    response: {
      status: response.status,
      headers: Object.fromEntries(toPairs(response.headers)),
      body: Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'),
    },
  };
}
