import { getHeader, getMediaType, type HttpExchange, type Issue, toIssues } from '../session/http.ts';
import type { Settings } from '../session/settings.ts';

/** Secrets that a response must not repeat, and the URL of the server. */
export type Disclosable = Pick<Settings, 'url' | 'token' | 'client'>;

const internals: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a stack trace', /\bat [^"\n]*?(?:\.[a-z]{1,4}|node:[\w/]+|<anonymous>):\d+:\d+/],
  ['a stack trace', /\bat [\w$.<>]+\([\w$.]*(?:\.java|\.kt|\.scala|Native Method|Unknown Source)/],
  ['a stack trace', /\bat [\w$.<>`]+\([^)]*\) in \S+:line \d+/],
  ['a stack trace', /Traceback \(most recent call last\)|File \\?"[^"]+\\?", line \d+|#\d+ \/\S+\.php\(\d+\)/],
  ['a file path', /\bfile:\/\/|\bnode_modules\b|\b[A-Za-z]:\\{1,2}(?:[\w .-]+\\)+/],
  ['a file path', /(?:^|[\s"'(=])\/(?:home|root|usr|var|srv|opt|app|etc|tmp|mnt|Users|workspace)\/[\w./@-]+/],
  ['the name of a source file', /\b[\w-]+\.(?:[cm]?[jt]s|py|rb|php|java|kt|cs|go|rs):\d+/],
];

export function findInternals(text: string): string | undefined {
  // JSON escapes line breaks.
  const plain = text.replaceAll(/(?<!\\)\\[nrt]/g, ' ');
  return internals.find(([, pattern]) => pattern.test(plain))?.[0];
}

export function findDisclosures(settings: Disclosable, exchange: HttpExchange): readonly Issue[] {
  const { response } = exchange;
  const text = response.body.toString();
  // Pages link to files of the site, whose paths are public.
  const isError = response.status >= 400 && getMediaType(response) !== 'text/html';
  const internal = isError ? findInternals(removeBasePath(text, settings.url)) : undefined;
  const all = `${text}\n${Object.values(response.headers).join('\n')}`;
  const secret = getSecrets(settings, exchange).find(([, value]) => all.includes(value));
  return [
    ...toIssues('disclosed-internals', internal && `The response shows ${internal}.`, [exchange]),
    ...toIssues('disclosed-secret', secret && `The response repeats ${secret[0]}.`, [exchange]),
  ];
}

/** Removes the path of an API, which can look like a folder, such as `/app`. */
function removeBasePath(text: string, url: string): string {
  const base = new URL(url).pathname.replace(/\/$/, '');
  return base === '' ? text : text.replaceAll(base, '');
}

function getSecrets({ token, client }: Disclosable, { request }: HttpExchange): [string, string][] {
  const sentToken = getHeader(request.headers, 'authorization')?.replace(/^Bearer /, '');
  const isSecretSent = client && Buffer.from(request.body ?? '').includes(client.secret);
  const secrets: [string, string | undefined][] = [
    ['the access token', token],
    ['the token that was sent', sentToken],
    ['the client secret', isSecretSent ? client.secret : undefined],
  ];
  // A short secret can be part of any text.
  return secrets.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1].length >= 8);
}
