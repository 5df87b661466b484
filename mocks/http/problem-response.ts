import type { Message, ProblemKind, ValidationIssue } from '../messages/problems.ts';
import { languageFor, render } from '../messages/render.ts';
import type { HttpRequest, HttpResponse } from './types.ts';
import { asUri } from './uri.ts';

export const problemTypes = 'https://accounting-platform.example/problems';

/** Longest `detail` in the contract, in characters: a message may repeat what a client sent. */
const MAX_DETAIL = 2000;

const truncate = (text: string): string => (text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL - 1)}…` : text);

/** A problem to respond with, such as a `ProblemError`. */
export interface Problem {
  readonly kind: ProblemKind | 'injected-fault';
  readonly status: number;
  readonly detail: Message;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The response for a problem (RFC 9457), in the language of the request. */
export function problemResponse(problem: Problem, request: Pick<HttpRequest, 'headers' | 'path'>): HttpResponse {
  const { kind, status, detail, issues: faults } = problem;
  const language = languageFor(request.headers['accept-language']);
  const byField = Map.groupBy(faults, ({ field }) => field);
  const errors = [...byField].map(([field, group]) => [
    field,
    [...new Set(group.map((fault) => render(fault, language)))],
  ]);
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'content-language': language, ...problem.headers },
    body: {
      type: `${problemTypes}/${kind}`,
      title: render({ key: kind }, language),
      status,
      detail: truncate(render(detail, language)),
      instance: asUri(request.path),
      // From entries, because a client may call a field "constructor" or "__proto__".
      ...(status === 400 && { errors: Object.fromEntries(errors) }),
    },
  };
}
