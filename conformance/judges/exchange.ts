import { isPdf } from '../../contract/pdf.ts';
import { getCollectionPath } from '../contract.ts';
import { getEndpointStatements } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import { createToOwnPath, type HttpExchange, type Issue, toIssues } from '../session/http.ts';
import type { Disclosable } from './disclosure.ts';
import { judgeLinkBase } from './links.ts';
import { judgeList } from './lists.ts';
import { judgeContent } from './problem.ts';
import { judgeAdministration, judgeRecord } from './records.ts';
import { judgeRequest } from './requests.ts';
import { validateResponse } from './response.ts';
import { isUnreadable } from './status.ts';

/** URLs of a server, and secrets that it must not repeat. */
export interface Server extends Pick<Disclosable, 'token' | 'client'> {
  /** URLs without a slash at the end. */
  readonly urls: readonly string[];
}

/** Judges one exchange of an integration alone. */
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
    ...(exchange.operation.isSecured ? judgeLinkBase(urls, exchange) : []),
    ...judgeRecord(toOwnPath, exchange),
    ...judgeFile(exchange),
  ];
}

function judgeFile({ operation, response }: HttpExchange): readonly Issue[] {
  const isFile = operation.kind === 'download' && response.status === 200;
  return toIssues('pdf', isFile && !isPdf(response.body) ? 'The file is not a PDF.' : undefined);
}

/** Checks for one language: servers may read weights and wildcards of `Accept-Language` differently. */
const hasPlainLanguage = ({ request }: HttpExchange): boolean => {
  const accepted = request.headers.filter(([name]) => name.toLowerCase() === 'accept-language');
  return accepted.length === 0 || (accepted.length === 1 && /^[a-z]{2}(-[A-Z]{2})?$/.test(accepted[0]?.[1] ?? ''));
};

/** Judges the response to an unsupported method. Other errors than 405 may have other reasons. */
function judgeMethod(exchange: HttpExchange): readonly Issue[] {
  const { request, response, operation } = exchange;
  const { status } = response;
  if (request.method === 'OPTIONS' || !operation.isSecured) return [];
  if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}.`, cause: `status ${status}` }];
  if (status === 405) return findAllowIssues(exchange);
  if (status >= 400) return [];
  const message = `${request.method} succeeds; the path does not have it.`;
  return [{ rule: 'method', message, provenance: getMethodStatements(exchange) }];
}

/**
 * Returns statements on methods: the platform restricts read-only resources to GET, but also shows writes to countries. It names
 * no status.
 */
export function getMethodStatements({ operation, response: { status } }: HttpExchange): readonly string[] {
  if (status >= 400) return ['method-not-allowed'];
  if (operation.resource === 'countries') return ['countries-read-only'];
  const paths = [operation.path, getCollectionPath(operation.path)];
  const own = paths.flatMap((path) => getEndpointStatements('method', { path }));
  return own.length > 0 ? [...new Set(own)] : rules.method.provenance;
}

export function findAllowIssues(exchange: HttpExchange): readonly Issue[] {
  const { method } = exchange.request;
  const { allow } = exchange.response.headers;
  const methods = allow?.split(',').map((name) => name.trim().toUpperCase());
  if (methods?.includes('GET') && !methods.includes(method)) return [];
  const actual = allow === undefined ? 'missing' : `"${allow}"`;
  const message = `Allow is ${actual}; expected the methods of the path, without ${method}.`;
  return [{ rule: 'allow-header', message, exchanges: [exchange] }];
}
