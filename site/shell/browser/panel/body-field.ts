import { create } from '../../../../mocks/pages/inspector/browser/dom.js';
import type { Body } from '../../../requests/body.ts';
import { type CodeRequest, UPLOADED_FILE } from '../../../samples/code/code-request.ts';
import { createRow, type Errors, setError } from './field.ts';
import type { Content } from './send.ts';

/** The body of a request: the text of JSON, the fields of a form, or a file. */
export interface BodyField {
  readonly elements: readonly HTMLElement[];
  readonly read: () => Body | undefined;
  readonly getContent: () => Content;
  readonly mark: (errors: Errors) => void;
}

export function createBodyField({ body }: CodeRequest): BodyField {
  if (body?.kind === 'json') return createJsonField(body.value);
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

function createJsonField(value: unknown): BodyField {
  const area = create('textarea', { spellcheck: 'false', 'aria-describedby': 'body-errors' }) as HTMLTextAreaElement;
  area.value = JSON.stringify(value, null, 2);
  area.rows = area.value.split('\n').length + 1;
  const list = create('ul', { class: 'error', id: 'body-errors' });
  let last = value;
  return {
    elements: [
      createRow(area, { name: 'Body', type: 'JSON', isRequired: false }),
      create('div', { role: 'status' }, list),
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
    mark: (errors) => {
      if (Object.keys(errors).length > 0) area.setAttribute('aria-invalid', 'true');
      else area.removeAttribute('aria-invalid');
      list.replaceChildren(
        ...Object.entries(errors).map(([name, messages]) =>
          create('li', {}, create('code', {}, name), ` ${messages.join(' ')}`),
        ),
      );
    },
  };
}
