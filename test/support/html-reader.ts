/** An element of a page. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its content as HTML. */
  readonly inner: string;
}

/** Elements without an end tag. */
const VOID_ELEMENTS = ['meta', 'link', 'br', 'input', 'hr', 'img'];

/** Elements without elements inside. */
const RAW_TEXT_ELEMENTS = ['style', 'script'];

const tags = /<!doctype html>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<]*")?)*)\s*>/g;

/**
 * Reads a page with strict syntax: every element is closed, in order, and attributes are in double quotes.
 *
 * @returns its elements, in the order of their end tags.
 * @throws Error for other syntax.
 */
export function readHtml(html: string): readonly Element[] {
  const elements: Element[] = [];
  const open: { name: string; attributes: Record<string, string>; from: number }[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tags)) {
    const inside = open.at(-1);
    if (inside && RAW_TEXT_ELEMENTS.includes(inside.name) && !(slash && name === inside.name)) continue;
    expectText(html.slice(end, index), inside?.name);
    end = index + tag.length;
    if (name === '') continue;
    if (!slash) open.push({ name, attributes: parseAttributes(attributes), from: end });
    if (!slash && !VOID_ELEMENTS.includes(name)) continue;
    const closed = open.pop();
    if (closed?.name !== name) throw new Error(`</${name}> ends ${closed?.name}: ${getContext(html, index)}`);
    elements.push({ name, attributes: closed.attributes, inner: html.slice(closed.from, index) });
  }
  expectText(html.slice(end));
  if (open.length > 0) throw new Error(`Never closed: ${open.map(({ name }) => name).join(', ')}`);
  return elements;
}

function expectText(text: string, inside = ''): void {
  if (!RAW_TEXT_ELEMENTS.includes(inside) && /[<]|&(?![a-z]+;|#\d+;)/.test(text))
    throw new Error(`Markup as text: ${text}`);
}

const parseAttributes = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, unescapeHtml(value)]),
  );

const getContext = (html: string, index: number): string => html.slice(Math.max(0, index - 60), index + 20);

export const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
