import type { Message, ProblemKind, ValidationIssue } from '../messages/problems.ts';
import { chooseLanguage, render } from '../messages/render.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export const PROBLEM_TYPES_URL = 'https://accounting-platform.example/problems';

/** Maximum characters of `detail` in the contract: a message may repeat what a client sent. */
const MAX_DETAIL_LENGTH = 2000;

const truncate = (text: string): string =>
  text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH - 1)}…` : text;

export interface Problem {
  readonly kind: ProblemKind | 'injected-fault';
  readonly status: number;
  readonly detail: Message;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a problem (RFC 9457) in the language of the request. */
export function toProblemResponse(
  problem: Problem,
  request: Pick<HttpRequest, 'headers' | 'basePath' | 'path'>,
): HttpResponse {
  const { kind, status, detail, issues } = problem;
  const language = chooseLanguage(request.headers['accept-language']);
  const errors = [...Map.groupBy(issues, ({ field }) => field)].map(([field, group]) => [
    field,
    [...new Set(group.map((issue) => render(issue, language)))],
  ]);
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'content-language': language, ...problem.headers },
    body: {
      type: `${PROBLEM_TYPES_URL}/${kind}`,
      title: render({ key: kind }, language),
      status,
      detail: truncate(render(detail, language)),
      instance: `${request.basePath}${request.path}`,
      // From entries: a client may send a field named "constructor" or "__proto__".
      ...(status === 400 && { errors: Object.fromEntries(errors) }),
    },
  };
}
