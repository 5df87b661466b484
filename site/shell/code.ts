import { defineHastPlugin } from 'satteri';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { highlight, type ServerName, type Token } from '../samples/code/highlight.ts';

/** The recorded server, which a page replaces by the one that the reader has chosen. */
const SERVER = new RegExp(`(${SANDBOX_URL}(?!\\d)(?:/connect)?)`);

/**
 * Colors the code of Markdown as pages color requests: a token with a color has a class, and the server is an element of its
 * own. The keyboard scrolls a block.
 */
export const codePlugin = defineHastPlugin({
  name: 'code',
  element: {
    filter: ['pre'],
    visit: (node, context) => {
      const [code] = node.children;
      const classes = code?.type === 'element' ? [code.properties.className].flat() : [];
      const language = String(classes[0] ?? '').replace('language-', '');
      const children = highlight(context.textContent(node).trimEnd()).flatMap(separateServers).map(createElement);
      return {
        type: 'element',
        tagName: 'pre',
        properties: { 'data-language': language, tabindex: 0 },
        children: [{ type: 'element', tagName: 'code', properties: {}, children }],
      };
    },
  },
});

const separateServers = ({ text, kind }: Token): Token[] =>
  text
    .split(SERVER)
    .filter((part) => part !== '')
    .flatMap((part): Token[] => {
      if (!SERVER.test(part)) return [{ text: part, kind }];
      const server: ServerName = part.endsWith('/connect') ? 'signIn' : 'api';
      const rest = part.slice(SANDBOX_URL.length);
      return [{ text: SANDBOX_URL, kind, server }, ...(rest === '' ? [] : [{ text: rest, kind }])];
    });

function createElement({ text, kind, server }: Token) {
  const value = { type: 'text' as const, value: text };
  if (!kind && !server) return value;
  const properties = { ...(kind && { class: kind }), ...(server && { 'data-server': server }) };
  return { type: 'element' as const, tagName: 'span', properties, children: [value] };
}
