import { getCollectionPath } from '../contract.ts';
import { getEndpointStatements } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import type { HttpExchange, Issue } from '../session/http.ts';

/** Judges the response to a method that the path does not have. Another error than 405 may have another reason. */
export function judgeMethod(exchange: HttpExchange): readonly Issue[] {
  const { request, response, operation } = exchange;
  const { status } = response;
  if (request.method === 'OPTIONS' || !operation.isSecured) return [];
  if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}.`, cause: `status ${status}` }];
  if (status === 405) return findAllowIssues(exchange);
  if (status >= 400) return [];
  const message = `${request.method} succeeds; the path does not have it.`;
  return [{ rule: 'method', message, provenance: getMethodStatements(exchange) }];
}

/** The platform lets read-only resources take GET only, and shows both for countries. No status is named. */
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
