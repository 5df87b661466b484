import type { CodeRequest } from './code-request.ts';
import { printCodeSamples } from './languages.ts';

/** Value that depends on the server: the URL of the API, the URL of its authorization server, or a token. */
export type ServerName = 'api' | 'signIn' | 'token';

/** A piece of code, with its kind for the style. */
export interface Token {
  /** Empty for what depends on the server, which a page fills in. */
  readonly text: string;
  /** The class of its color, one of those in `shell/code.ts`. */
  readonly kind?: string | undefined;
  readonly server?: ServerName;
}

/** A request in a language. */
interface HighlightedSample {
  readonly lang: string;
  readonly tokens: readonly Token[];
}

/** Prints a request in every language. */
export function highlightSamples(request: CodeRequest): readonly HighlightedSample[] {
  const server: ServerName = request.path.startsWith('/connect') ? 'signIn' : 'api';
  return printCodeSamples({ ...request, origin: printServer(server) }).map(({ lang, source }) => ({
    lang,
    tokens: highlightWithServers(source.replace('$ACCESS_TOKEN', printServer('token'))),
  }));
}

/** Prints what depends on the server as a host that no request names. */
export const printServer = (server: ServerName): string => `http://${server}.invalid`;

/** Splits code into tokens. A printed server is a token of its own, so colors cannot split it. */
export const highlightWithServers = (code: string): readonly Token[] => highlight(code).flatMap(separateServers);

const separateServers = ({ text, kind }: Token): Token[] =>
  text
    .split(/http:\/\/(api|signIn|token)\.invalid/)
    .map((part, index) => (index % 2 === 0 ? { text: part, kind } : { text: '', kind, server: part as ServerName }))
    .filter(({ text, server }) => text !== '' || server);

/** Splits tokens into lines, each with its line break. */
export function splitLines(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    for (const text of token.text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ ...token, text });
      if (text.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

const KEYWORDS =
  'const|await|new|import|from|using|var|true|false|null|True|False|None|with|as|curl|echo|print|print_r';

/** Enough for these languages: pages color what a reader has just changed, without a parser of each of them. */
const TOKEN = new RegExp(
  [
    /(?<c>(?<=^|\s)(?:\/\/|#).*)/,
    /(?<a>"(?:[^"\\\n]|\\.)*"(?=:))/,
    /(?<s>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/,
    /(?<n>(?<![\w.-])\d+(?:\.\d+)?(?![\w.]))/,
    new RegExp(`(?<f>(?<![\\w$.-])(?:${KEYWORDS})(?![\\w-])|(?<=\\s)--[a-z-]+)`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Splits code into tokens. */
export function highlight(code: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    const [quote = ''] = match[0];
    // JSON that a command sends, in single quotes.
    const isJson = kind === 's' && quote === "'" && match[0].includes('\n');
    if (isJson) tokens.push({ text: quote, kind }, ...highlight(match[0].slice(1, -1)), { text: quote, kind });
    else tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}
