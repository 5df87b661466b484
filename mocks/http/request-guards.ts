import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import { isLoopbackHost } from './loopback.ts';
import type { HttpRequest } from './types.ts';

/** Checks whether the sandbox accepts requests for a host, written as in the `Host` header: `localhost:4010`. */
export type HostGuard = (host: string) => boolean;

/**
 * Creates the allow-list of hosts, against DNS rebinding: a web page may let its own name resolve to 127.0.0.1, and a
 * browser then sends requests of that page to the sandbox as same-origin. On the loopback interface only loopback names
 * and the allowed ones are accepted. Elsewhere every name is: there is neither a demo token nor an open control plane.
 *
 * @param allowed names to accept besides loopback names, without port.
 * @throws StartupError when one of them is not a host name.
 */
export function createHostGuard(isLocal: boolean, allowed: readonly string[] = []): HostGuard {
  const names = new Set(allowed.map(parseHostName));
  let lastAllowed: string | undefined;
  return (host) => {
    // Nearly all requests are for the same host.
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

/** Normalizes a host as browsers do: in lower case, without port, addresses in their usual notation. */
export const getHostName = (host: string): string | undefined =>
  URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '');

/** A name of 253 characters (RFC 1035, section 2.3.4), and a port. */
const MAX_HOST_LENGTH = 259;

/** A host with an optional port, as in a URL (RFC 3986, section 3.2.2). */
const HOST = /^(?:[\w.!$&'()*+,;=~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export const getHost = ({ origin }: HttpRequest): string => origin.slice(origin.indexOf('//') + 2);

/** Headers of which a request may have one. Node uses the first of several; a proxy may use the last. */
const SINGLETON_HEADERS = ['Host', 'Authorization', 'Content-Type'] as const;

/** Rejects what Node's server accepts: ambiguities that enable request smuggling (400), and foreign hosts (421). */
export function checkRequestHead(request: HttpRequest, isAllowedHost: HostGuard): void {
  const host = getHost(request);
  const issues = findIssues(request, host);
  if (issues.length > 0) {
    const { kind, detail } = validationError(issues);
    // The framing is ambiguous: close the connection.
    throw new ProblemError(kind, detail, { issues, headers: { connection: 'close' } });
  }
  if (!isAllowedHost(host)) {
    throw new ProblemError('misdirected-request', { key: 'hostNotAllowed', parameters: { host } });
  }
}

function findIssues({ httpVersion, headers, rawHeaders }: HttpRequest, host: string): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (httpVersion !== '1.1' && httpVersion !== '1.0') issues.push({ field: 'HTTP-version', key: 'notValid' });
  // HTTP/1.1 requires Host (RFC 9112, section 3.2), and links in responses begin with it.
  if (headers.host === undefined && httpVersion === '1.1') issues.push({ field: 'Host', key: 'required' });
  else if (host.length > MAX_HOST_LENGTH || !HOST.test(host)) issues.push({ field: 'Host', key: 'notValid' });
  for (const name of SINGLETON_HEADERS) {
    if (countHeader(rawHeaders, name) > 1) issues.push({ field: name, key: 'onlyOnce' });
  }
  const encoding = headers['transfer-encoding'];
  // RFC 9112, section 6.1: HTTP/1.0 has no chunks, so a proxy may not have recognized where they end. Of `gzip, chunked`
  // Node decodes only the chunks.
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    issues.push({ field: 'Transfer-Encoding', key: 'notValid' });
  }
  return issues;
}

/** @param rawHeaders names and values in turn. */
function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] as string;
    if (sent.length === name.length && sent.toLowerCase() === name.toLowerCase()) count += 1;
  }
  return count;
}

/**
 * Percent-encodes what a path or a query must not contain (RFC 3986): browsers and `fetch` send `|`, `[` and a lone `%`
 * as they are.
 */
export const toUri = (text: string): string =>
  text.replaceAll(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
