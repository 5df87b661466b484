import { defineHastPlugin } from 'satteri';
import { splitLines, type Token } from '../samples/code/highlight.ts';
import { getRecorded, highlightRecorded } from '../samples/code/recorded.ts';

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
      const text = context.textContent(node).trimEnd();
      const lines = splitLines(highlightRecorded(text));
      const children = lines.map((line) => createSpan({ class: 'line' }, line.map(createElement)));
      return {
        type: 'element',
        tagName: 'pre',
        properties: { 'data-language': getTitle(language, text) },
        children: [{ type: 'element', tagName: 'code', properties: { tabindex: 0 }, children }],
      };
    },
  },
});

/** Titles of blocks, by language. */
const TITLES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  yaml: 'YAML',
};

function getTitle(language: string, text: string): string {
  if (language === 'http') return text.startsWith('HTTP/') ? 'Response' : 'Request';
  return TITLES[language] ?? language;
}

function createElement({ text, kind, server }: Token) {
  const value = { type: 'text' as const, value: server ? getRecorded(server) : text };
  if (!kind && !server) return value;
  return createSpan({ ...(kind && { class: kind }), ...(server && { 'data-server': server }) }, [value]);
}

const createSpan = <Child>(properties: Readonly<Record<string, string>>, children: Child[]) => ({
  type: 'element' as const,
  tagName: 'span',
  properties,
  children,
});
