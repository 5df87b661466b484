import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import { isLoopbackHost } from './loopback.ts';
import type { HttpRequest } from './types.ts';

/** Checks that the sandbox accepts a host, as written in the `Host` header: `localhost:4010`. */
export type HostGuard = (host: string) => boolean;

/**
 * Creates the allow-list of hosts, against DNS rebinding: a page can point its own name to 127.0.0.1, and its requests are then
 * same-origin. On loopback, only loopback names and allowed ones are accepted. Elsewhere every name is, as there is no demo token
 * and no open control plane.
 * @param allowed more names, without port.
 * @throws StartupError for an invalid host name.
 */
export function createHostGuard(isLocal: boolean, allowed: readonly string[] = []): HostGuard {
  const names = new Set(allowed.map(parseHostName));
  let lastAllowed: string | undefined;
  return (host) => {
    // Nearly all requests have the same host.
    if (!isLocal || host === lastAllowed) return true;
    const name = getHostName(host);
    const isAllowed = name !== undefined && (isLoopbackHost(name) || names.has(name));
    if (isAllowed) lastAllowed = host;
    return isAllowed;
  };
}

export const isHostName = (text: string): boolean =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(text) && getHostName(text) !== undefined;

function parseHostName(text: string): string {
  const name = isHostName(text) ? getHostName(text) : undefined;
  if (name !== undefined) return name;
  throw new StartupError(`${JSON.stringify(text)} is not a host name to allow. Write it without port: books.example.`);
}

/** Normalizes a host as browsers do: lower case, no port, usual notation of addresses. */
export const getHostName = (host: string): string | undefined =>
  URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '');

/** Length of a name (253, RFC 1035, section 2.3.4) and a port. */
const MAX_HOST_LENGTH = 259;

/** Host with an optional port, as in a URL (RFC 3986, section 3.2.2). */
const HOST = /^(?:[\w.!$&'()*+,;=~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export const getHost = ({ origin }: HttpRequest): string => origin.slice(origin.indexOf('//') + 2);

/** Headers that must not repeat. Node uses the first; a proxy may use the last. */
const SINGLETON_HEADERS = ['Host', 'Authorization', 'Content-Type'] as const;

/** Rejects what Node's server accepts: ambiguities that enable request smuggling (400), and foreign hosts (421). */
export function checkRequestHead(request: HttpRequest, isAllowedHost: HostGuard): void {
  const host = getHost(request);
  const issues = findIssues(request, host);
  if (issues.length > 0) {
    const { kind, detail } = validationError(issues);
    // Ambiguous framing: close the connection.
    throw new ProblemError(kind, detail, { issues, headers: { connection: 'close' } });
  }
  if (!isAllowedHost(host)) {
    throw new ProblemError('misdirected-request', { key: 'hostNotAllowed', parameters: { host } });
  }
}

function findIssues({ httpVersion, headers, rawHeaders }: HttpRequest, host: string): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (httpVersion !== '1.1' && httpVersion !== '1.0') issues.push({ field: 'HTTP-version', key: 'notValid' });
  // HTTP/1.1 requires Host (RFC 9112, section 3.2), and links begin with it.
  if (headers.host === undefined && httpVersion === '1.1') issues.push({ field: 'Host', key: 'required' });
  else if (host.length > MAX_HOST_LENGTH || !HOST.test(host)) issues.push({ field: 'Host', key: 'notValid' });
  for (const name of SINGLETON_HEADERS) {
    if (countHeader(rawHeaders, name) > 1) issues.push({ field: name, key: 'onlyOnce' });
  }
  const encoding = headers['transfer-encoding'];
  // HTTP/1.0 has no chunks (RFC 9112, section 6.1), so a proxy may see another end. Node decodes no gzip.
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    issues.push({ field: 'Transfer-Encoding', key: 'notValid' });
  }
  return issues;
}

/** @param rawHeaders alternating names and values. */
function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] as string;
    if (sent.length === name.length && sent.toLowerCase() === name.toLowerCase()) count += 1;
  }
  return count;
}

/** Percent-encodes characters that RFC 3986 excludes: browsers and `fetch` send `|`, `[` and a lone `%` as they are. */
export const toUri = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
