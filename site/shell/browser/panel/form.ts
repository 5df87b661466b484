import { create } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import type { PanelData, PanelParameter, ParameterKind } from '../../../run/panel.ts';
import type { CodeRequest } from '../../../samples/code/code-request.ts';
import { type BodyField, createBodyField } from './body-field.ts';
import { createInput, createRow, type Errors, type Input, setError } from './field.ts';
import type { Content } from './send.ts';

/** The request of an operation as fields. */
interface RequestForm {
  /** Takes the values of a request, and the text of its body when that need not be JSON. */
  readonly fill: (code: CodeRequest, text?: string) => void;
  /** The request with the values of the fields; the last body that was JSON. */
  readonly read: () => CodeRequest;
  readonly getContent: () => Content;
  /** Marks what must not be empty. Returns whether the request can be sent. */
  readonly check: () => boolean;
  /** Marks the fields that a response names. */
  readonly mark: (errors: Errors) => void;
  readonly clearErrors: () => void;
  readonly focusError: () => void;
}

const GROUPS: readonly (readonly [kind: ParameterKind, title: string])[] = [
  ['special', ''],
  ['filter', 'Filters'],
  ['convention', 'For every request'],
];

/**
 * Creates the fields of a request in an element.
 *
 * @param onChange is called when a value has changed.
 */
export function createForm(root: HTMLElement, data: PanelData, onChange: () => void): RequestForm {
  const inputs = new Map<PanelParameter, Input>(
    data.parameters.map((parameter) => [parameter, createInput(parameter)]),
  );
  const body = create('div', { class: 'fields' });
  let code = data.requests[0]?.code as CodeRequest;
  let bodyField: BodyField | undefined;

  root.append(
    ...GROUPS.flatMap(([kind, title]) =>
      createGroup(
        title,
        [...inputs].filter(([each]) => (each.isRequired ? 'special' : each.kind) === kind),
      ),
    ),
    body,
  );
  // A list has nothing else at first.
  if (!root.querySelector(':scope > .fields > .field') && !code.body)
    root.querySelector('details')?.setAttribute('open', '');
  root.addEventListener('input', ({ target }) => {
    setError(target as HTMLElement, []);
    onChange();
  });

  const readValues = (location: PanelParameter['in']): Record<string, string> =>
    Object.fromEntries(
      [...inputs]
        .filter(([parameter, { value }]) => parameter.in === location && value !== '')
        .map(([{ name }, { value }]) => [name, value]),
    );

  return {
    fill: (next, text) => {
      code = next;
      const values: Readonly<Record<string, string>> = { ...code.pathParams, ...code.query, ...code.headers };
      for (const [{ name }, input] of inputs) input.value = values[name] ?? values[name.toLowerCase()] ?? '';
      bodyField = createBodyField(code, text);
      body.replaceChildren(...bodyField.elements);
    },
    read: () => ({
      ...code,
      pathParams: readValues('path'),
      query: readValues('query'),
      headers: readValues('header'),
      body: bodyField?.read(),
    }),
    getContent: () => bodyField?.getContent(),
    check: () => {
      const empty = [...inputs].filter(([{ in: location }, { value }]) => location === 'path' && value === '');
      for (const [, input] of empty) setError(input, ['This field is required.']);
      return empty.length === 0;
    },
    mark: (errors) => {
      const byName = new Map([...inputs].map(([{ name }, input]) => [name, input]));
      const own = Object.entries(errors).filter(([name, messages]) => {
        const input = byName.get(name);
        if (input) setError(input, messages);
        return !input;
      });
      bodyField?.mark(Object.fromEntries(own));
      root.querySelector('.error:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    },
    clearErrors: () => {
      for (const input of inputs.values()) setError(input, []);
      bodyField?.mark({});
    },
    focusError: () => root.querySelector<HTMLElement>('[aria-invalid]')?.focus({ preventScroll: true }),
  };
}

function createGroup(title: string, fields: readonly (readonly [PanelParameter, Input])[]): HTMLElement[] {
  if (fields.length === 0) return [];
  const rows = create('div', { class: 'fields' }, ...fields.map(([parameter, input]) => createRow(input, parameter)));
  const names = fields.map(([{ name }]) => name).join(', ');
  const summary = create('summary', {}, `${title}: `, create('span', { class: 'hint' }, names));
  return [title === '' ? rows : create('details', {}, summary, rows)];
}
