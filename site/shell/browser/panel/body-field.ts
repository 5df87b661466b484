import type { Schema } from '../../../../contract/document.ts';
import { create } from '../../../../mocks/pages/inspector/browser/dom.js';
import type { Body } from '../../../requests/body.ts';
import { type CodeRequest, UPLOADED_FILE } from '../../../samples/code/code-request.ts';
import type { BodyEditor } from './body-editor.ts';
import { createRow, type Errors, setError } from './field.ts';
import type { Content } from './send.ts';

/** The body of a request: an editor of JSON, the fields of a form, or a file. */
export interface BodyField {
  readonly elements: readonly HTMLElement[];
  readonly read: () => Body | undefined;
  readonly getContent: () => Content;
  readonly mark: (errors: Errors) => Promise<void>;
}

export function createBodyField({ body }: CodeRequest, schema: Schema, onChange: () => void): BodyField {
  if (body?.kind === 'json') return createJsonField(body.value, schema, onChange);
  if (body?.kind === 'form') return createFormFields(body.fields);
  return body ? createFileField(body) : NO_BODY;
}

const NO_BODY: BodyField = {
  elements: [],
  read: () => undefined,
  getContent: () => undefined,
  mark: async () => {},
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
    mark: async (errors) => {
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
    mark: async () => {},
  };
}

/** Creates a text area, in place of which the editor is loaded when it gets the focus. */
function createJsonField(value: unknown, schema: Schema, onChange: () => void): BodyField {
  const area = create('textarea', { spellcheck: 'false', 'aria-label': 'Body' }) as HTMLTextAreaElement;
  area.value = JSON.stringify(value, null, 2);
  area.rows = area.value.split('\n').length + 1;
  const list = create('ul', { class: 'error' });
  const host = create('div', { class: 'body-editor' }, area);
  let last = value;
  let editor: BodyEditor | undefined;

  async function loadEditor(): Promise<BodyEditor> {
    const { createBodyEditor } = await import('./body-editor.ts');
    if (editor) return editor;
    const { value: text, selectionStart } = area;
    const hadFocus = document.activeElement === area;
    editor = createBodyEditor(host, { text, selection: selectionStart, schema, onChange });
    area.remove();
    if (hadFocus) editor.focus();
    return editor;
  }
  area.addEventListener('focus', () => void loadEditor());

  const getText = (): string => editor?.getText() ?? area.value;
  return {
    elements: [
      create(
        'p',
        { class: 'field' },
        create('span', {}, create('code', {}, 'Body'), ' ', create('span', { class: 'hint' }, 'JSON')),
      ),
      host,
      create('div', { role: 'status' }, list),
    ],
    read: () => {
      try {
        last = JSON.parse(getText());
      } catch {
        // The code shows the last body that was JSON; what is sent is the text.
      }
      return { kind: 'json', value: last };
    },
    getContent: getText,
    mark: async (errors) => {
      list.replaceChildren(
        ...Object.entries(errors).map(([name, messages]) =>
          create('li', {}, create('code', {}, name), ` ${messages.join(' ')}`),
        ),
      );
      if (Object.keys(errors).length > 0) (await loadEditor()).mark(errors);
      else editor?.mark({});
    },
  };
}
