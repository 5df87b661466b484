import { create } from '../../../mocks/insight/pages/inspector/browser/dom.js';
import { highlight, type Token } from '../../samples/code/highlight.ts';

export const createToken = ({ text, kind = '', server }: Token): HTMLElement | string =>
  kind || server ? create('span', { class: kind, ...(server && { 'data-server': server }) }, text) : text;

/**
 * Creates the elements of JSON in colors.
 *
 * @param marked offsets of names that are marked.
 */
export function createJson(text: string, marked: ReadonlySet<number> = new Set()): (HTMLElement | string)[] {
  let offset = 0;
  return highlight(text).map((token) => {
    const element = createToken(token);
    const isMarked = marked.has(offset);
    offset += token.text.length;
    return isMarked ? create('mark', {}, element) : element;
  });
}
