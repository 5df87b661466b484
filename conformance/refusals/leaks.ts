import type { Exchange } from '../exchange.ts';
import type { Session } from '../session.ts';

/** What an answer tells of the inside of a server, by the shape of it. */
const inside: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a stack trace', /\bat [^"\n]*?(?:\.[a-z]{1,4}|node:[\w/]+|<anonymous>):\d+:\d+/],
  ['a stack trace', /\bat [\w$.<>]+\([\w$.]*(?:\.java|\.kt|\.scala|Native Method|Unknown Source)/],
  ['a stack trace', /\bat [\w$.<>`]+\([^)]*\) in \S+:line \d+/],
  ['a stack trace', /Traceback \(most recent call last\)|File \\?"[^"]+\\?", line \d+|#\d+ \/\S+\.php\(\d+\)/],
  ['the place of a file', /\bfile:\/\/|\bnode_modules\b|\b[A-Za-z]:\\{1,2}(?:[\w .-]+\\)+/],
  ['the place of a file', /(?:^|[\s"'(=])\/(?:home|root|usr|var|srv|opt|app|etc|tmp|mnt|Users|workspace)\/[\w./@-]+/],
  ['the name of a source file', /\b[\w-]+\.(?:[cm]?[jt]s|py|rb|php|java|kt|cs|go|rs):\d+/],
];

/** What a text tells of the inside of a server, for people; undefined when it tells nothing. */
export function insideTold(text: string): string | undefined {
  // In JSON the ends of lines are written out.
  const plain = text.replaceAll(/(?<!\\)\\[nrt]/g, ' ');
  return inside.find(([, shape]) => shape.test(plain))?.[0];
}

/** Pages link to files of the site, whose places are no secret. */
const isPage = ({ reply }: Exchange): boolean => reply.headers['content-type']?.startsWith('text/html') === true;

/** Reports an answer that tells what only the server or its client may know. */
export function reportLeaks(session: Session, exchange: Exchange): void {
  const text = exchange.reply.body.toString();
  const isRefusal = exchange.reply.status >= 400 && !isPage(exchange);
  const what = isRefusal ? insideTold(withoutBase(text, session)) : undefined;
  if (what) session.violate({ rule: 'inside told', message: `The answer shows ${what}.` }, exchange);
  const everything = `${text}\n${Object.values(exchange.reply.headers).join('\n')}`;
  const token = secretsOf(session, exchange).find(([, secret]) => everything.includes(secret));
  if (token) session.violate({ rule: 'token told', message: `The answer repeats ${token[0]}.` }, exchange);
}

/** An API can stand under a path that looks like a folder, such as `/app`. */
function withoutBase(text: string, { settings: { url } }: Session): string {
  const base = new URL(url).pathname.replace(/\/$/, '');
  return base === '' ? text : text.replaceAll(base, '');
}

/** What came with the request and may not come back. */
function secretsOf({ settings: { token, client } }: Session, { request }: Exchange): [string, string][] {
  const sent = request.headers.authorization?.replace(/^Bearer /, '');
  const isSent = client && Buffer.from(request.body ?? '').includes(client.secret);
  const secrets: [string, string | undefined][] = [
    ['the access token', token],
    ['the token that was sent', sent],
    ['the secret of the client', isSent ? client.secret : undefined],
  ];
  // A short one can be part of any text.
  return secrets.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1].length >= 8);
}
