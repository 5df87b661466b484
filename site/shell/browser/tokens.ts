import { create } from '../../../mocks/insight/pages/inspector/browser/dom.js';
import { highlight, splitLines, type Token } from '../../samples/code/highlight.ts';

const createToken = ({ text, kind = '', server }: Token): HTMLElement | string =>
  kind || server ? create('span', { class: kind, ...(server && { 'data-server': server }) }, text) : text;

/** Creates the elements of code in colors. */
export const createLines = (tokens: readonly Token[]): HTMLElement[] =>
  splitLines(tokens).map((line) => create('span', { class: 'line' }, ...line.map(createToken)));

/**
 * Creates the elements of JSON in colors.
 *
 * @param marked offsets of names, and of items of lists, whose lines are marked.
 */
export function createJson(text: string, marked: readonly number[] = []): HTMLElement[] {
  let offset = 0;
  return splitLines(highlight(text)).map((line) => {
    const start = offset;
    const children = line.map((token) => {
      const element = createToken(token);
      const isMarked = marked.includes(offset);
      offset += token.text.length;
      return isMarked ? create('mark', {}, element) : element;
    });
    const isWrong = marked.some((place) => place >= start && place < offset);
    return create('span', { class: isWrong ? 'line wrong' : 'line' }, ...children);
  });
}
