import { create, createButton } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import type { Body } from '../../../requests/body.ts';
import { findName, locateNames } from '../../../run/json-names.ts';
import { type CodeRequest, UPLOADED_FILE } from '../../../samples/code/code-request.ts';
import { createJson } from '../tokens.ts';
import { createRow, type Errors, setError } from './field.ts';
import type { Content } from './send.ts';

/** The body of a request: the text of JSON, the fields of a form, or a file. */
export interface BodyField {
  readonly elements: readonly HTMLElement[];
  readonly read: () => Body | undefined;
  readonly getContent: () => Content;
  readonly mark: (errors: Errors) => void;
}

export function createBodyField({ body }: CodeRequest, text?: string): BodyField {
  if (body?.kind === 'json') return createJsonField(body.value, text);
  if (body?.kind === 'form') return createFormFields(body.fields);
  return body ? createFileField(body) : NO_BODY;
}

const NO_BODY: BodyField = {
  elements: [],
  read: () => undefined,
  getContent: () => undefined,
  mark: () => {},
};

function createFormFields(fields: Readonly<Record<string, string>>): BodyField {
  const inputs = Object.entries(fields).map(([name, value]) => {
    const input = create('input', { autocomplete: 'off', spellcheck: 'false' }) as HTMLInputElement;
    input.value = value;
    return { name, input };
  });
  return {
    elements: inputs.map(({ name, input }) => createRow(input, { name, type: 'string', isRequired: true })),
    read: () => ({ kind: 'form', fields: Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])) }),
    getContent: () => undefined,
    mark: (errors) => {
      for (const { name, input } of inputs) setError(input, errors[name] ?? []);
    },
  };
}

function createFileField(body: Body): BodyField {
  const input = create('input', { type: 'file', accept: 'application/pdf' }) as HTMLInputElement;
  return {
    elements: [
      createRow(input, { name: UPLOADED_FILE, type: 'PDF; a sample when you choose none', isRequired: false }),
    ],
    read: () => body,
    getContent: () => input.files?.[0],
    mark: () => {},
  };
}

/**
 * Creates the editor of JSON: a text area over the same text in colors.
 *
 * @param text of a body that need not be JSON. Default: the value as JSON.
 */
function createJsonField(value: unknown, text = JSON.stringify(value, null, 2)): BodyField {
  const area = create('textarea', { spellcheck: 'false', 'aria-describedby': 'body-errors' }) as HTMLTextAreaElement;
  area.value = text;
  const colored = create('code');
  const editor = create('div', { class: 'editor' }, create('pre', { 'aria-hidden': 'true' }, colored), area);
  const list = create('ul', { class: 'error', id: 'body-errors' });
  let errors: Errors = {};
  let last = value;
  const locate = (name: string): number | undefined => findName(locateNames(area.value), name);
  const show = (): void => {
    const marked = Object.keys(errors).flatMap((name) => locate(name) ?? []);
    colored.replaceChildren(...createJson(area.value, marked), '\n');
  };
  const goTo = (name: string): void => {
    area.focus();
    const offset = locate(name) ?? 0;
    area.setSelectionRange(offset, offset);
  };
  area.addEventListener('input', show);
  show();
  return {
    elements: [
      create('div', { role: 'status' }, list),
      createRow(area, { name: 'Body', type: 'JSON', isRequired: false }, editor),
    ],
    read: () => {
      try {
        last = JSON.parse(area.value);
      } catch {
        // The code shows the last body that was JSON; what is sent is the text.
      }
      return { kind: 'json', value: last };
    },
    getContent: () => area.value,
    mark: (next) => {
      errors = next;
      if (Object.keys(errors).length > 0) area.setAttribute('aria-invalid', 'true');
      else area.removeAttribute('aria-invalid');
      list.replaceChildren(
        ...Object.entries(errors).map(([name, messages]) =>
          create(
            'li',
            {},
            createButton(name, () => goTo(name)),
            ` ${messages.join(' ')}`,
          ),
        ),
      );
      show();
    },
  };
}
