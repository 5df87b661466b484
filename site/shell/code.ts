import type { AstroInlineConfig } from 'astro';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';

type ShikiConfig = NonNullable<NonNullable<AstroInlineConfig['markdown']>['shikiConfig']>;
type Transformer = NonNullable<ShikiConfig['transformers']>[number];
type Part = Parameters<NonNullable<Transformer['pre']>>[0]['children'][number];

/** The classes of the tokens that have a color of their own, by the name of the variable that Shiki gives them. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  constant: 'n',
  function: 'f',
  keyword: 'k',
  'string-expression': 's',
  string: 's',
};

/** The recorded server, which a page replaces by the one that the reader has chosen. */
const SERVER = new RegExp(`${SANDBOX_URL}(?!\\d)(?<path>/connect)?`, 'g');

/**
 * Makes code as small as it can be: the color of a token is a class, and what has the color of the text has no element. The
 * page needs no style attributes then, and a third of the bytes. The server is an element of its own.
 */
const compact: Transformer = {
  preprocess(code, options) {
    options.decorations = [...code.matchAll(SERVER)].map(({ index, groups }) => ({
      start: index,
      end: index + SANDBOX_URL.length,
      properties: { 'data-server': groups?.path ? 'signIn' : 'api' },
      alwaysWrap: true,
    }));
  },
  // After Shiki has wrapped the server.
  pre(node) {
    // A line wraps, so nothing scrolls.
    for (const name of ['class', 'style', 'tabindex']) delete node.properties[name];
    const [code] = node.children;
    if (code?.type !== 'element') return;
    const tokens = code.children.flatMap((line) => (line.type === 'element' ? line.children : [line]));
    code.children = tokens.reduce<Part[]>(addToken, []);
  },
};

function addToken(parts: Part[], token: Part): Part[] {
  if (token.type !== 'element') return [...parts, token];
  const { 'data-server': server } = token.properties;
  if (server !== undefined) {
    const text = { type: 'text', value: SANDBOX_URL } as const;
    return [
      ...parts,
      { ...token, properties: { class: findClass(token.children[0]), 'data-server': server }, children: [text] },
    ];
  }
  const className = findClass(token);
  const last = parts.at(-1);
  if (className === undefined) parts.push(...token.children);
  else if (last?.type === 'element' && last.properties.class === className && !last.properties['data-server'])
    last.children.push(...token.children);
  else parts.push({ ...token, properties: { class: className } });
  return parts;
}

function findClass(token: Part | undefined): string | undefined {
  const style = token?.type === 'element' ? String(token.properties.style) : '';
  const [, name = ''] = /--astro-code-token-([a-z-]+)/.exec(style) ?? [];
  return CLASSES[name];
}

export const shikiConfig: ShikiConfig = {
  theme: 'css-variables',
  // No style: the style sheet wraps.
  wrap: null,
  langAlias: { url: 'txt' },
  transformers: [compact],
};
