import { beforeAll, expect } from 'vitest';
import { toUri } from '../../mocks/http/request-guards.ts';
import type { MessageKey } from '../../mocks/messages/catalogues.ts';
import type { Message, MessageParameters } from '../../mocks/messages/problems.ts';
import { render } from '../../mocks/messages/render.ts';
import type { ApiResponse, CallOptions, useSandbox } from './sandbox.ts';

/** HTTP statuses by the last segment of the problem type. */
const STATUSES = {
  'validation-failed': 400,
  unauthorized: 401,
  'administration-not-accessible': 403,
  'module-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
} as const;

export type Kind = keyof typeof STATUSES;

/** A message: its key, and what is filled in. */
export const createMessage = (key: MessageKey, parameters: MessageParameters = {}): Message => ({ key, parameters });

type Errors = Readonly<Record<string, Message | readonly Message[]>>;

interface InvalidRequest {
  readonly path: string;
  readonly options?: CallOptions;
  readonly errors: Errors;
}

export const languages = ['en', 'nl'] as const;

const getLanguages = ({ language }: CallOptions = {}) => (language ? [language as 'en' | 'nl'] : languages);

/** Stack frames, local paths and source files, which no response may contain. */
const traces = /\bat .*:\d+:\d+|node_modules|file:\/\/|\.[jt]s\b/;

/** Expects a localized problem that does not reveal source code. */
export function expectProblem(
  { status, headers, body }: ApiResponse,
  kind: Kind,
  language: 'en' | 'nl',
  path: string,
): void {
  expect(status, `${path} ${JSON.stringify(body).slice(0, 300)}`).toBe(STATUSES[kind]);
  expect(headers.get('content-language')).toBe(language);
  expect(body).toMatchObject({
    type: `https://accounting-platform.example/problems/${kind}`,
    title: render(createMessage(kind), language),
    status: STATUSES[kind],
    instance: toUri(new URL(path, 'http://localhost').pathname),
  });
  expect(body.instance).toMatch(/^[\w.~!$&'()*+,;=:@/?%-]+$/);
  expect(JSON.stringify(body)).not.toMatch(traces);
}

/** Creates expectations for rejected requests, checked in both languages by default. */
export function createRejections(sandbox: ReturnType<typeof useSandbox>) {
  let snapshot: unknown;
  beforeAll(async () => {
    snapshot = await readEverything(sandbox);
  });

  return {
    /** Expects unchanged records since the last call. */
    async expectNothingStored(): Promise<void> {
      const [previous, current] = [snapshot, await readEverything(sandbox)];
      snapshot = current;
      expect(current).toEqual(previous);
    },
    /** Sends a request, and expects the messages for each field. */
    async expectInvalid({ path, options, errors }: InvalidRequest): Promise<void> {
      for (const language of getLanguages(options)) {
        const reply = await sandbox.call(path, { ...options, language });
        expectProblem(reply, 'validation-failed', language, path);
        const expected = Object.entries(errors).map(([field, messages]) => [
          field,
          [messages].flat().map((message) => render(message, language)),
        ]);
        expect(reply.body.errors, path).toEqual(Object.fromEntries(expected));
      }
    },
    /** Sends a request, and expects a problem without messages for fields. */
    async expectRefused(kind: Kind, detail: Message, path: string, options: CallOptions = {}): Promise<Headers> {
      const responses: Headers[] = [];
      for (const language of getLanguages(options)) {
        const reply = await sandbox.call(path, { ...options, language });
        expectProblem(reply, kind, language, path);
        expect(reply.body.detail).toBe(render(detail, language));
        expect(reply.body).not.toHaveProperty('errors');
        responses.push(reply.headers);
      }
      return responses.at(-1) ?? new Headers();
    },
  };
}

const writable = [
  'debtors',
  'debtors/1/mandates',
  'creditors',
  'articles?ActiveState=all',
  'draftsalesinvoiceswithlines',
  'salesinvoiceswithlines',
  'salesorderwithlines',
  'purchaseinvoiceswithlines',
  'journalentrieswithlines',
];

export async function readEverything(sandbox: ReturnType<typeof useSandbox>): Promise<unknown> {
  const lists = writable.map(async (name) => {
    const { status, body } = await sandbox.call(`/v1/${name}`, { tenant: 1 });
    expect([status, body._meta.pageCount]).toEqual([200, 1]);
    return body._data;
  });
  return Promise.all(lists);
}
