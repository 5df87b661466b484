import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../conformance/fuzz/random.ts';
import { authorization } from '../bench/requests.ts';
import type { Tally } from './tally.ts';
import type { Written } from './written.ts';

/** How the names of all records begin that are written here. */
export const prefix = 'Restart ';

/** How a request ended. */
export type End =
  | { readonly how: 'answered'; readonly status: number; readonly body: string }
  /** The connection was closed, or not taken, before anything of an answer came. */
  | { readonly how: 'closed' };

/** Milliseconds. A sandbox that stops gives requests 10 seconds. */
const patience = 20_000;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly value?: object;
}

/**
 * Sends a request.
 *
 * @throws Error when it has no proper end: half an answer, or none at all for a long time.
 */
export async function send(url: string, { method, path, value }: Request): Promise<End> {
  const body = value === undefined ? {} : { body: JSON.stringify(value) };
  const headers = { ...authorization, ...(value !== undefined && { 'content-type': 'application/json' }) };
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url + path, { method, headers, signal, ...body }).catch((error: Error) => {
    if (error.name === 'TimeoutError') throw new Error(`no end within ${patience / 1000} s`);
    return undefined;
  });
  if (!response) return { how: 'closed' };
  try {
    return { how: 'answered', status: response.status, body: await response.text() };
  } catch (error) {
    throw new Error(`half an answer: ${response.status}, then ${(error as Error).message}`);
  }
}

export interface Writing {
  readonly url: string;
  /** Tells the names of one round from those of another. */
  readonly round: number;
  readonly written: Written;
  readonly tally: Tally;
  readonly random: Random;
  /** Whether to go on. */
  readonly goesOn: () => boolean;
}

/** Creates records of its own, changes and removes some, whether or not the sandbox is there, until it is told to stop. */
export async function write(writer: number, { url, round, written, tally, random, goesOn }: Writing): Promise<void> {
  const own: number[] = [];
  let count = 0;
  while (goesOn()) {
    const request = next();
    const expected = { POST: 201, PATCH: 200, DELETE: 204 }[request.method];
    try {
      const end = await send(url, request);
      if (end.how === 'closed') {
        // It is down, or on its way.
        await wait(20);
        continue;
      }
      const { status, body } = end;
      tally.answered({ ...request, name: request.method, headers: {}, status: expected }, { status, body });
      if (status === expected) request.answered(body);
    } catch (error) {
      tally.failed(`${request.method}: ${(error as Error).message}`, `${request.method} ${request.path}`);
    }
  }

  function next() {
    count += 1;
    const name = `${prefix}${round}/${writer}/${count}`;
    const id = own.length > 0 && random.chance(0.5) ? random.of(own) : undefined;
    if (id === undefined) return create(name);
    return random.chance(0.5) ? rename(id, name) : remove(id);
  }

  function create(name: string) {
    written.creating(name);
    const answered = (body: string): void => {
      const { id } = JSON.parse(body) as { id: number };
      own.push(id);
      written.created(name, id);
    };
    return { method: 'POST', path: '/v1/debtors', value: { name, debtorKindId: 1 }, answered } as const;
  }

  function rename(id: number, name: string) {
    written.changing(id, name);
    const answered = (): void => written.changed(id, name);
    return { method: 'PATCH', path: `/v1/debtors/${id}`, value: { name }, answered } as const;
  }

  function remove(id: number) {
    // Whether or not it is answered, nothing is asked of it any more.
    own.splice(own.indexOf(id), 1);
    written.changing(id, undefined);
    const answered = (): void => written.changed(id, undefined);
    return { method: 'DELETE', path: `/v1/debtors/${id}`, answered } as const;
  }
}
