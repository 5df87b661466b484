import { readFile } from 'node:fs/promises';
import type { RequestEntry } from '../../mocks/pages/inspector/entry.ts';
import { CliError, toUrl } from '../../scripts/lib/command.ts';
import { readHar } from '../observe/har.ts';

/** A request that an integration sent, and the response that it received. Header names are in lower case. */
export interface Exchange {
  /** In the journal, or in the recording from 1. */
  readonly number: number;
  /** In ISO 8601. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for none, and for a document that the journal left out. */
  readonly body: string | undefined;
  /** Whether the journal cut the body off. */
  readonly isCut: boolean;
  /** Undefined when the connection was closed without a response. */
  readonly status: number | undefined;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The JSON that was received; undefined when there is none, or when the journal cut it off. */
  readonly json: unknown;
}

/** The used part of an entry of the journal of a sandbox: `GET /_sandbox/requests/{sequence}`. */
export interface Entry extends Pick<RequestEntry, 'sequence' | 'time' | 'method' | 'path' | 'query' | 'status'> {
  readonly request: Message;
  readonly response: Message;
}

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isTruncated?: boolean;
}

/**
 * Reads the traffic of an integration, in its order.
 *
 * @param source a file with entries of a journal, a HAR file, or the URL of a sandbox.
 * @throws CliError when it cannot be read, or has no requests.
 */
export async function readTraffic(source: string, controlKey?: string): Promise<readonly Exchange[]> {
  const content = /^https?:/.test(source) ? await readJournal(source, controlKey) : await readJson(source);
  if (!isHar(content) && !isJournal(content))
    throw new CliError(`${source} is neither a HAR file nor a journal of a sandbox.`);
  const exchanges = isJournal(content) ? content.map(toExchange) : fromHar(source);
  if (exchanges.length === 0) throw new CliError(`${source} has no requests.`);
  return exchanges.toSorted((a, b) => a.number - b.number);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read as JSON (${(error as NodeJS.ErrnoException).code ?? 'no JSON'}).`);
  }
}

const isHar = (content: unknown): boolean => typeof content === 'object' && content !== null && 'log' in content;

const isJournal = (content: unknown): content is readonly Entry[] =>
  Array.isArray(content) && content.every((entry: Partial<Entry>) => entry?.request && entry.response && entry.path);

/** Reads all entries of the journal of a sandbox, with their bodies. */
export async function readJournal(url: string, controlKey?: string): Promise<readonly Entry[]> {
  const base = `${toUrl('traffic', url)}/_sandbox/requests`;
  const get = async <Body>(address: string): Promise<Body> => {
    const headers = { ...(controlKey !== undefined && { 'x-sandbox-key': controlKey }) };
    const response = await fetch(address, { headers }).catch(() => undefined);
    if (response?.status === 401) throw new CliError('Give the control key of the sandbox, with --control-key.');
    if (!response?.ok) throw new CliError(`${url} is no sandbox with a journal: ${response?.status ?? 'no response'}.`);
    return (await response.json()) as Body;
  };
  const { requests } = await get<{ requests: readonly Entry[] }>(`${base}?limit=1000`);
  const entries: Entry[] = [];
  // The newest come first.
  for (const { sequence } of requests.toReversed()) entries.push(await get<Entry>(`${base}/${sequence}`));
  return entries;
}

function toExchange({ sequence, time, method, path, query = '', status, request, response }: Entry): Exchange {
  return {
    number: sequence,
    time,
    method,
    path,
    search: query,
    headers: request.headers,
    body: request.body,
    isCut: request.isTruncated === true,
    status,
    responseHeaders: response.headers,
    json: response.isTruncated ? undefined : parseJson(response.body ?? ''),
  };
}

const fromHar = (file: string): readonly Exchange[] =>
  readHar(file).exchanges.map(({ start, request, response }, index) => {
    const [path = '', search] = request.path.split(/(?=\?)/);
    return {
      number: index + 1,
      time: new Date(start).toISOString(),
      method: request.method,
      path,
      search: search ?? '',
      headers: Object.fromEntries(request.headers),
      body: request.body && Buffer.from(request.body).toString(),
      isCut: false,
      status: response.status,
      responseHeaders: response.headers,
      json: parseJson(response.body.toString()),
    };
  });

/** Parses JSON; undefined for other texts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
