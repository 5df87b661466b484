import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { Hosts } from './hosts.ts';
import { getHost, type HttpRequest, isHost } from './types.ts';

/** Headers that say one thing. Node keeps the first of several; a proxy before us may have gone by the last. */
const once = ['Host', 'Authorization', 'Content-Type'] as const;

/**
 * Rejects what Node's server accepts: ambiguities that enable request smuggling, and foreign hosts.
 *
 * @throws Refusal 400 or 421.
 */
export function checkRequestHead(request: HttpRequest, isAllowedHost: Hosts): void {
  const host = getHost(request);
  const faults = headFaults(request, host);
  if (faults.length > 0) {
    const { kind, detail } = validationError(faults);
    // The framing is ambiguous: close the connection.
    throw new ProblemError(kind, detail, { faults, headers: { connection: 'close' } });
  }
  if (!isAllowedHost(host)) {
    throw new ProblemError('misdirected-request', { key: 'hostNotAllowed', parameters: { host } });
  }
}

/** What two servers could interpret differently. */
function headFaults({ httpVersion, headers, rawHeaders }: HttpRequest, host: string): ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  if (httpVersion !== '1.1' && httpVersion !== '1.0') faults.push({ field: 'HTTP-version', key: 'notValid' });
  // HTTP/1.1 wants the host (RFC 9112, section 3.2), and links in answers begin with it.
  if (headers.host === undefined && httpVersion === '1.1') faults.push({ field: 'Host', key: 'required' });
  else if (!isHost(host)) faults.push({ field: 'Host', key: 'notValid' });
  for (const name of once) if (timesIn(rawHeaders, name) > 1) faults.push({ field: name, key: 'onlyOnce' });
  if (!isFramed(httpVersion, headers['transfer-encoding'])) {
    faults.push({ field: 'Transfer-Encoding', key: 'notValid' });
  }
  return faults;
}

/**
 * RFC 9112, section 6.1: HTTP/1.0 knows no chunks, so who passed them on may not have seen where they end. Chunks of what
 * is compressed would be taken for the body itself.
 */
const isFramed = (httpVersion: string, encoding: string | undefined): boolean =>
  encoding === undefined || (encoding.toLowerCase() === 'chunked' && httpVersion !== '1.0');

/** How often a header is in a list of names and values. */
function timesIn(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] as string;
    if (sent.length === name.length && sent.toLowerCase() === name.toLowerCase()) times += 1;
  }
  return times;
}
