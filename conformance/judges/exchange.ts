import { combineFindings, type Findings } from '../rules/findings.ts';
import type { HttpExchange } from '../session/http.ts';
import { createToOwnPath } from '../session/own-path.ts';
import { judgeList } from './lists.ts';
import { judgeMethod } from './method.ts';
import { judgeContent } from './problem.ts';
import { judgeAdministration, judgeRecord } from './records.ts';
import { judgeRequest } from './requests.ts';
import { validateResponse } from './response.ts';
import { isUnreadable } from './status.ts';

/**
 * Judges one exchange by itself.
 *
 * @param urls of the server, without a slash at the end.
 */
export function judgeExchange(urls: readonly string[], exchange: HttpExchange): Findings {
  const { operation, request, response } = exchange;
  const server = { url: urls[0] ?? '', token: '', client: undefined };
  const isOwn = request.method === operation.method || request.method === 'HEAD';
  if (!isOwn) return { rules: [], issues: [...judgeMethod(exchange), ...judgeContent(server, exchange)] };
  const form = validateResponse(operation, request, response);
  // A malformed body cannot be judged any further.
  if (isUnreadable(form) || request.method === 'HEAD') return { rules: [], issues: form };
  const certain = judgeContent(server, exchange).filter(
    ({ rule }) => !rule.endsWith('language') || hasPlainLanguage(exchange),
  );
  const toOwnPath = createToOwnPath(urls);
  return combineFindings(
    { rules: [], issues: [...form, ...certain, ...judgeRequest(exchange)] },
    judgeAdministration(exchange),
    judgeList(toOwnPath, exchange),
    judgeRecord(toOwnPath, exchange),
  );
}

/** Servers may read weights and wildcards of `Accept-Language` differently. */
const hasPlainLanguage = ({ request }: HttpExchange): boolean => {
  const accepted = request.headers.filter(([name]) => name.toLowerCase() === 'accept-language');
  return accepted.length === 0 || (accepted.length === 1 && /^[a-z]{2}(-[A-Z]{2})?$/.test(accepted[0]?.[1] ?? ''));
};
