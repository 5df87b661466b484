import { create } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import type { PanelParameter } from '../../../run/panel.ts';

/** Sentences by field: `name`, or `lines[0].quantity`. */
export type Errors = Readonly<Record<string, readonly string[]>>;

export type Input = HTMLInputElement | HTMLSelectElement;

/**
 * Creates the row of an input: its name, what it takes, and later its errors.
 *
 * @param shown what contains the input.
 */
export function createRow(
  input: HTMLElement,
  { name, type, isRequired }: Pick<PanelParameter, 'name' | 'type' | 'isRequired'>,
  shown: HTMLElement = input,
): HTMLElement {
  const id = `input-${name}`;
  input.id = id;
  const values = type.replace(/^list of \w+/, '$&s');
  const hint = create('span', { class: 'hint' }, isRequired ? `${values}, required` : values);
  return create('div', { class: 'field' }, create('label', { for: id }, create('code', {}, name), ' ', hint), shown);
}

export function createInput({ type, values }: PanelParameter): Input {
  if (!values || type.startsWith('list')) {
    const isNumber = type === 'integer' || type === 'number';
    return create('input', {
      autocomplete: 'off',
      spellcheck: 'false',
      ...(isNumber && { inputmode: 'decimal' }),
    }) as Input;
  }
  return create('select', {}, ...['', ...values].map((value) => create('option', { value }, value))) as Input;
}

/** Shows the errors of an input below it; none removes them. */
export function setError(input: HTMLElement, messages: readonly string[]): void {
  const row = input.closest('.field');
  if (!row || (messages.length === 0 && !input.hasAttribute('aria-invalid'))) return;
  row.querySelector('.error')?.remove();
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
  if (messages.length === 0) return;
  const id = `${input.id}-error`;
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
  row.append(create('p', { class: 'error', id }, messages.join(' ')));
  const details = input.closest('details');
  if (details) details.open = true;
}
