/** Code of a Markdown text: a span, or a block with the shell's line continuations joined. */
interface Code {
  readonly text: string;
  readonly isBlock: boolean;
  /** True when the code is the text of a link. */
  readonly isLinked: boolean;
}

export interface Markdown {
  readonly code: readonly Code[];
  readonly links: readonly string[];
  /** Anchors of the headings, as GitHub makes them. */
  readonly anchors: readonly string[];
}

const FENCE = /^( *)(`{3,}|~{3,}).*\n([\s\S]*?)^\1\2 *$/gm;
const SPAN = /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
const LINK = /!?\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)[^)]*\)/g;
const DEFINITION = /^ *\[[^\]]+\]: +(\S+)/gm;
const HEADING = /^#{1,6} +(.+)$/gm;

export function parseMarkdown(text: string): Markdown {
  const blocks = [...text.matchAll(FENCE)].map(([, , , code = '']) => code.replaceAll(/\\\n/g, ' '));
  const prose = text.replaceAll(FENCE, '');
  // A span may hold brackets that are no link.
  const withoutSpans = prose.replaceAll(SPAN, (span) => span.replaceAll(/[[\]()]/g, '_'));
  const links = [...withoutSpans.matchAll(LINK)];
  const linked = new Set(links.flatMap(([, label = '']) => listSpans(label)));
  return {
    code: [
      ...blocks.map((block) => ({ text: block, isBlock: true, isLinked: false })),
      ...listSpans(prose).map((span) => ({ text: span, isBlock: false, isLinked: linked.has(span) })),
    ],
    links: [
      ...links.flatMap(([, label = '', target = '']) => [target, ...parseMarkdown(label).links]),
      ...[...withoutSpans.matchAll(DEFINITION)].map(([, target = '']) => target),
    ],
    anchors: [...prose.matchAll(HEADING)].map(([, title = '']) => toAnchor(title)),
  };
}

const listSpans = (text: string): string[] =>
  [...text.matchAll(SPAN)].map(([, , code = '']) => code.replaceAll(/\s+/g, ' ').trim());

const toAnchor = (title: string): string =>
  title
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
