import { createToOwnPath, type HttpExchange, type Issue } from '../session/http.ts';
import type { Disclosable } from './disclosure.ts';
import { judgeList } from './lists.ts';
import { judgeMethod } from './method.ts';
import { judgeContent } from './problem.ts';
import { judgeAdministration, judgeRecord } from './records.ts';
import { judgeRequest } from './requests.ts';
import { validateResponse } from './response.ts';
import { isUnreadable } from './status.ts';

/** The URLs of a server, and the secrets that it must not repeat. */
export interface Server extends Pick<Disclosable, 'token' | 'client'> {
  /** Without a slash at the end. */
  readonly urls: readonly string[];
}

/** Judges one exchange of an integration by itself. */
export function judgeExchange(urls: readonly string[], exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response } = exchange;
  const server = { urls, token: '', client: undefined };
  const isOwn = request.method === operation.method || request.method === 'HEAD';
  const form = isOwn ? validateResponse(operation, request, response) : judgeMethod(exchange);
  // A malformed body cannot be judged any further.
  if (isUnreadable(form) || request.method === 'HEAD') return form;
  const issues = judgeReadable(server, exchange);
  return [...form, ...issues.filter(({ rule }) => !rule.endsWith('language') || hasPlainLanguage(exchange))];
}

export function judgeReadable({ urls, ...secrets }: Server, exchange: HttpExchange): readonly Issue[] {
  const content = judgeContent({ url: urls[0] ?? '', ...secrets }, exchange);
  if (exchange.request.method !== exchange.operation.method) return content;
  const toOwnPath = createToOwnPath(urls);
  return [
    ...content,
    ...judgeRequest(exchange),
    ...judgeAdministration(exchange),
    ...judgeList(toOwnPath, exchange),
    ...judgeRecord(toOwnPath, exchange),
  ];
}

/** Servers may read weights and wildcards of `Accept-Language` differently. */
const hasPlainLanguage = ({ request }: HttpExchange): boolean => {
  const accepted = request.headers.filter(([name]) => name.toLowerCase() === 'accept-language');
  return accepted.length === 0 || (accepted.length === 1 && /^[a-z]{2}(-[A-Z]{2})?$/.test(accepted[0]?.[1] ?? ''));
};
