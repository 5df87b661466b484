import {
  autocompletion,
  type Completion,
  type CompletionContext,
  closeBrackets,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, forceLinting, linter } from '@codemirror/lint';
import { EditorState, StateEffect, type Text } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Schema } from '../../../../contract/document.ts';
import { type BodyPath, checkBody, findSchema, parseBodyPath } from './check-body.ts';
import type { Errors } from './field.ts';

/** An editor of JSON that completes and checks what the contract says. */
export interface BodyEditor {
  readonly getText: () => string;
  /** Marks the fields that a response names, until the text changes. */
  readonly mark: (errors: Errors) => void;
  readonly focus: () => void;
}

interface EditorOptions {
  readonly text: string;
  readonly selection: number;
  readonly schema: Schema;
  readonly onChange: () => void;
}

type Node = ReturnType<typeof syntaxTree>['topNode'];

/** Shows the editor in an element: in a shadow, where its styles need no exception of the policy. */
export function createBodyEditor(host: HTMLElement, { text, selection, schema, onChange }: EditorOptions): BodyEditor {
  let errors: Errors = {};
  const root = host.attachShadow({ mode: 'open' });
  const view: EditorView = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection: { anchor: Math.min(selection, text.length) },
      extensions: [
        json(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({
          override: [(context) => complete(context, schema)],
          icons: false,
          activateOnCompletion: () => true,
        }),
        linter((current) => [...findProblems(current, schema), ...placeErrors(current.state, errors)], {
          delay: 300,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some((effect) => effect.is(errorsChanged))),
        }),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        syntaxHighlighting(colors),
        theme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Body', spellcheck: 'false' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (!docChanged) return;
          errors = {};
          onChange();
        }),
      ],
    }),
  });
  return {
    getText: () => view.state.doc.toString(),
    mark: (next) => {
      errors = next;
      view.dispatch({ effects: errorsChanged.of(null) });
      forceLinting(view);
    },
    focus: () => view.focus(),
  };
}

/** A response has named other fields than the one before. */
const errorsChanged = StateEffect.define();

/** Lists what is no JSON, or else what the contract does not allow. */
function findProblems(view: EditorView, schema: Schema): readonly Diagnostic[] {
  const broken = jsonParseLinter()(view);
  if (broken.length > 0) return broken;
  const { state } = view;
  return checkBody(schema, JSON.parse(state.doc.toString())).map(({ path, message }) => ({
    ...locate(state, path),
    severity: 'warning',
    message,
  }));
}

const placeErrors = (state: EditorState, errors: Errors): readonly Diagnostic[] =>
  Object.entries(errors).map(([name, messages]) => ({
    ...locate(state, parseBodyPath(name)),
    severity: 'error',
    message: messages.join(' '),
  }));

/** Finds where a field is; for one that is missing, where it would be: the brace of its object. */
function locate(state: EditorState, path: BodyPath): { from: number; to: number } {
  const { doc } = state;
  let node = syntaxTree(state).topNode.firstChild;
  for (const key of path) {
    const child = node && findChild(node, key, doc);
    if (!child) return { from: node?.from ?? 0, to: Math.min((node?.from ?? 0) + 1, doc.length) };
    node = child;
  }
  const shown = node?.parent?.name === 'Property' ? node.parent : node;
  return { from: shown?.from ?? 0, to: shown?.to ?? doc.length };
}

function findChild(node: Node, key: string | number, doc: Text): Node | null {
  const values = listChildren(node);
  if (typeof key === 'number') return values[key] ?? null;
  return values.find((property) => readName(property, doc) === key)?.lastChild ?? null;
}

/** The properties of an object, or the values of a list. */
function listChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^(Property|Object|Array|String|Number|True|False|Null)$/.test(child.name)) children.push(child);
  }
  return children;
}

function readName(property: Node, doc: Text): string {
  const { from = 0, to = 0 } = property.getChild('PropertyName') ?? {};
  return doc.sliceString(from, to).slice(1, -1);
}

/** The path of a node, from the outermost object. */
function getPath(node: Node | null, doc: Text): BodyPath {
  if (!node?.parent) return [];
  const { parent } = node;
  if (node.name === 'Property') return [...getPath(parent, doc), readName(node, doc)];
  if (parent.name === 'Array')
    return [...getPath(parent, doc), listChildren(parent).findIndex(({ from }) => from === node.from)];
  return getPath(parent, doc);
}

/** Completes the names of fields, and values that the contract lists. */
function complete(context: CompletionContext, schema: Schema) {
  const { state, pos, explicit } = context;
  const { doc } = state;
  const word = context.matchBefore(/"?[\w-]*/);
  const node = syntaxTree(state).resolveInner(pos, -1);
  const value = parseLoosely(doc.toString());
  const isValue = /:\s*"?[\w-]*$/.test(doc.sliceString(Math.max(0, pos - 200), pos));
  if (!word || (word.from === word.to && !explicit && !isValue)) return null;
  const container = findContainer(node, isValue ? 'Property' : 'Object');
  const target = findSchema(schema, value, getPath(container, doc));
  const to = pos + (/^"/.exec(doc.sliceString(pos, pos + 1))?.[0].length ?? 0);
  return {
    from: word.from,
    to,
    options: isValue ? listValues(target) : listNames(target, container, doc),
    filter: true,
  };
}

function findContainer(node: Node, name: string): Node | null {
  let found: Node | null = node;
  while (found && found.name !== name) found = found.parent;
  return found;
}

function listNames({ properties = {}, required = [] }: Schema, container: Node | null, doc: Text): Completion[] {
  const present = container ? listChildren(container).map((property) => readName(property, doc)) : [];
  return Object.entries(properties)
    .filter(([name]) => !present.includes(name))
    .map(([name, { type, description = '' }]) => ({
      label: `"${name}"`,
      displayLabel: name,
      detail: `${[type ?? 'any'].flat().join(' or ')}${required.includes(name) ? ', required' : ''}`,
      info: description,
      boost: required.includes(name) ? 1 : 0,
      apply: `"${name}": `,
    }));
}

function listValues({ type, enum: choices, const: constant }: Schema): Completion[] {
  const types = [type ?? []].flat();
  const values = [
    ...(constant === undefined ? [] : [constant]),
    ...(choices ?? []),
    ...(types.includes('boolean') ? [true, false] : []),
    ...(types.includes('null') ? [null] : []),
  ];
  return values.map((value) => ({ label: JSON.stringify(value) }));
}

/** The value of a text, also while a name is being written in it. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-constant)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--page)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-scroller': { fontFamily: 'var(--__sl-font-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--text)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--hover)',
  },
  '.cm-tooltip': { color: 'var(--text)', backgroundColor: 'var(--card)', border: '1px solid var(--edge)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'var(--text)', backgroundColor: 'var(--hover)' },
  '.cm-completionDetail': { color: 'var(--quiet)', fontStyle: 'normal' },
  '.cm-completionInfo': { maxWidth: '18rem' },
  '.cm-diagnostic': { fontFamily: 'var(--__sl-font)' },
});
