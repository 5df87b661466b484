import type { AstroInlineConfig } from 'astro';

type ShikiConfig = NonNullable<NonNullable<AstroInlineConfig['markdown']>['shikiConfig']>;
type Transformer = NonNullable<ShikiConfig['transformers']>[number];
type Part = Parameters<NonNullable<Transformer['code']>>[0]['children'][number];

/** The classes of the tokens that have a color of their own, by the name of the variable that Shiki gives them. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  constant: 'n',
  function: 'f',
  keyword: 'k',
  'string-expression': 's',
  string: 's',
};

/**
 * Makes code as small as it can be: the color of a token is a class, and what has the color of the text has no element. The
 * page needs no style attributes then, and a third of the bytes.
 */
const compact: Transformer = {
  pre({ properties }) {
    // A line wraps, so nothing scrolls.
    for (const name of ['class', 'style', 'tabindex']) delete properties[name];
  },
  code(node) {
    const tokens = node.children.flatMap((line) => (line.type === 'element' ? line.children : [line]));
    node.children = tokens.reduce<Part[]>(addToken, []);
  },
};

function addToken(parts: Part[], token: Part): Part[] {
  if (token.type !== 'element') return [...parts, token];
  const [, name = ''] = /--astro-code-token-([a-z-]+)/.exec(String(token.properties.style)) ?? [];
  const className = CLASSES[name];
  const last = parts.at(-1);
  if (className === undefined) parts.push(...(token.children as Part[]));
  else if (last?.type === 'element' && last.properties.class === className) last.children.push(...token.children);
  else parts.push({ ...token, properties: { class: className } });
  return parts;
}

export const shikiConfig: ShikiConfig = {
  theme: 'css-variables',
  // No style: the style sheet wraps.
  wrap: null,
  langAlias: { url: 'txt' },
  transformers: [compact],
};
