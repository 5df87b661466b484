import { expect } from 'vitest';
import { expectProblem } from '../support/problems.ts';
import type { ApiResponse, CallOptions } from '../support/sandbox.ts';

/** A request that must be rejected; its path is below `/v1/`, unless it begins with a slash. */
export type Rejected = readonly [what: string, method: string, path: string, body?: unknown];

type Call = (path: string, options: CallOptions) => Promise<ApiResponse>;

/** Sends requests that must be rejected with 400, and returns what their senders read about each field, in both languages. */
export async function describeRejections(
  call: Call,
  tables: Readonly<Record<string, readonly Rejected[]>>,
): Promise<string> {
  const texts: string[] = [];
  for (const [title, requests] of Object.entries(tables)) {
    texts.push(`# ${title}`);
    for (const request of requests) texts.push(await describeRejection(call, request));
  }
  return `${texts.join('\n\n')}\n`;
}

async function describeRejection(call: Call, [what, method, name, body]: Rejected): Promise<string> {
  const path = name.startsWith('/') ? name : `/v1/${name}`;
  const shown = path.length > 200 ? `${path.slice(0, 60)}…` : path;
  const lines = [`${what && `${what}: `}${method} ${shown}`];
  for (const language of ['en', 'nl'] as const) {
    const reply = await call(path, { method, language, ...(body !== undefined && { body }) });
    expectProblem(reply, 'validation-failed', language, path);
    lines.push(...listMessages(reply));
  }
  return lines.join('\n');
}

/**
 * Sends requests that are rejected with 400, and returns the messages of each by field, as a text.
 *
 * @param getTitle names a case in the text.
 */
export async function listRejections<Case>(
  cases: Iterable<Case>,
  send: (item: Case) => Promise<ApiResponse>,
  getTitle: (item: Case) => unknown = (item) => item,
): Promise<string> {
  const texts: string[] = [];
  for (const item of cases) {
    const title = toTitle(getTitle(item));
    const reply = await send(item);
    expect(reply.status, title).toBe(400);
    texts.push([title, ...listMessages(reply)].join('\n'));
  }
  return `${texts.join('\n\n')}\n`.replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, escapeCharacter);
}

const toTitle = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100);

const listMessages = ({ body }: ApiResponse): string[] =>
  Object.entries<string[]>(body.errors).flatMap(([field, messages]) => messages.map((text) => `  ${field}: ${text}`));

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
