/**
 * Lets a reader open the nested fields of a list, which Markdown can only indent.
 *
 * @param html lists whose items are one line, and nothing else that nests.
 */
export const foldTrees = (html: string): string =>
  html
    .replaceAll(
      /<li>((?:<a [^>]*>)?<(code|strong)[^>]*>([^<]*)<\/\2>[^\n]*)\n<ul>/g,
      (_, line: string, _tag, name: string) => {
        const isOpen = name === '_data' || line.includes('<strong>');
        return `<li>${line}\n<details${isOpen ? ' open' : ''}><summary>Fields of ${name}</summary>\n<ul>`;
      },
    )
    .replaceAll('</ul>\n</li>', '</ul></details>\n</li>');
