/** An element as it stands in a page. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside it, as it is written. */
  readonly inner: string;
}

/** Elements that have no end. */
const empty = ['meta', 'link', 'br', 'input', 'hr', 'img'];

/** Elements inside which nothing is markup. */
const opaque = ['style', 'script'];

const tags = /<!doctype html>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<]*")?)*)\s*>/g;

/**
 * Reads a page that is written strictly: each element is closed, in order, and attributes stand in double quotes.
 *
 * @returns its elements, in the order in which they end.
 * @throws Error where it is not written so.
 */
export function readHtml(html: string): readonly Element[] {
  const elements: Element[] = [];
  const open: { name: string; attributes: Record<string, string>; from: number }[] = [];
  let end = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: written = '', index } of html.matchAll(tags)) {
    const inside = open.at(-1);
    if (inside && opaque.includes(inside.name) && !(slash && name === inside.name)) continue;
    expectText(html.slice(end, index), inside?.name);
    end = index + tag.length;
    if (name === '') continue;
    if (!slash) open.push({ name, attributes: attributesOf(written), from: end });
    if (!slash && !empty.includes(name)) continue;
    const closed = open.pop();
    if (closed?.name !== name) throw new Error(`</${name}> ends ${closed?.name}: ${near(html, index)}`);
    elements.push({ name, attributes: closed.attributes, inner: html.slice(closed.from, index) });
  }
  expectText(html.slice(end));
  if (open.length > 0) throw new Error(`Never closed: ${open.map(({ name }) => name).join(', ')}`);
  return elements;
}

function expectText(text: string, inside = ''): void {
  if (!opaque.includes(inside) && /[<]|&(?![a-z]+;|#\d+;)/.test(text)) throw new Error(`Markup as text: ${text}`);
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, unescaped(value)]),
  );

const near = (html: string, index: number): string => html.slice(Math.max(0, index - 60), index + 20);

/** Text as it is read. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
