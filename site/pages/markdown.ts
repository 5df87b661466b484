import { raw } from 'hono/html';
import { Marked, type Token } from 'marked';
import type { Html } from './layout.ts';
import type { Links } from './links.ts';

/**
 * Markdown as HTML. Markup inside it is shown as text.
 *
 * @param links what its links become.
 */
export function rendered(markdown: string, links: Links = (href) => href): Html {
  function walkTokens(token: Token): void {
    if (token.type === 'link') token.href = links(token.href);
    if (token.type === 'html') token.text = escaped(token.text);
  }
  return raw(new Marked({ gfm: true, walkTokens }).parse(markdown) as string);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
