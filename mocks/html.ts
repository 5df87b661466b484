const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is inserted without escaping. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** A text is escaped; the items of a list follow each other; undefined is empty. */
export type HtmlValue = string | Html | undefined | readonly HtmlValue[];

/**
 * Creates markup from a template, and escapes its values, also for attributes in quotes.
 *
 * @example html`<li title="${name}">${name}</li>`
 */
export const html = (template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(String.raw({ raw: template }, ...values.map(toMarkup)));

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value !== 'string') return value.map(toMarkup).join('');
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
