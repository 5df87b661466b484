/** A piece of code, with its kind for the style. */
export type Token = readonly [text: string, kind?: string | undefined];

const KEYWORDS =
  'const|let|await|new|import|from|using|var|if|throw|true|false|null|True|False|None|with|as|curl|echo|print|print_r';

/** Enough for the six languages: pages color what a reader has just changed, without a parser of each of them. */
const TOKEN = new RegExp(
  [
    /(?<comment>(?<=^|\s)(?:\/\/|#).*)/,
    /(?<string>"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/,
    /(?<number>(?<![\w.-])\d+(?:\.\d+)?(?![\w.]))/,
    new RegExp(`(?<keyword>(?<![\\w$.-])(?:${KEYWORDS})(?![\\w-]))`),
    /(?<option>(?<=\s)--[a-z-]+)/,
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
    if (match.index > end) tokens.push([code.slice(end, match.index)]);
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push([match[0], kind]);
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, [code.slice(end)]] : tokens;
}
