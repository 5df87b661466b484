import type { Context } from '../check.ts';
import { collectionOf, type Operation } from '../contract.ts';
import { type Trial, unknownPath } from '../refusals/trial.ts';
import type { Amount } from './bodies.ts';
import { pdfWith } from './pdf.ts';
import { type OwnRecord, recordsOf } from './records.ts';
import { isJson } from './shape.ts';
import type { Template } from './template.ts';
import { isAttachment } from './uploading.ts';

/** What a writing operation is refused on: a record of this run, or one that there is not. */
export interface Target {
  /** Filled in; with an identifier that no record has where this run could make none. */
  readonly path: string;
  /** The record that must stay as it is; undefined where there is none. */
  readonly record: OwnRecord | undefined;
  /** The path of the list of that record, with its placeholders. */
  readonly list: string;
  readonly template: Template | undefined;
}

/** Something to refuse an operation on. It may be changed by a server that is wrong. */
export async function targetOf(operation: Operation, context: Context): Promise<Target> {
  const records = recordsOf(context);
  const amount: Amount = operation.kind === 'update' ? 'example' : 'least';
  const template = await records.templateOf(operation, amount);
  if (operation.kind === 'create') {
    const path = await records.pathOf(operation.path);
    return {
      path: 'got' in path ? path.got : unknownPath(operation.path),
      record: undefined,
      list: operation.path,
      template,
    };
  }
  if (operation.kind === 'upload' && !isAttachment(operation)) {
    return { path: operation.path, record: undefined, list: operation.path, template };
  }
  const list = operation.kind === 'upload' ? operation.path.replace(/\/\{\w+\}\/\w+$/, '') : collectionOf(operation);
  const made = await records.make(list, 'full');
  if ('why' in made) return { path: unknownPath(operation.path), record: undefined, list, template };
  const rest = operation.kind === 'upload' ? `/${operation.path.split('/').at(-1)}` : '';
  return { path: `${made.got.path}${rest}`, record: made.got, list, template };
}

/** A request that would succeed, with a mark of its own by which it is known if it is carried out. */
export interface Marked extends Trial {
  readonly mark: string;
}

/** Makes such requests. */
export function markedTrials(operation: Operation, { path, template }: Target, context: Context): () => Marked {
  const { marks } = recordsOf(context);
  return () => {
    const mark = marks.next();
    if (operation.kind === 'upload') return { operation, path, mark, ...pdfBody(operation, context, mark) };
    if (!operation.body) return { operation, path, mark };
    const body = template?.render(mark) ?? Object.values(operation.examples).find(isJson) ?? {};
    return { operation, path, mark, body };
  };
}

/** Where a file would stay for ever, what is sent is none, so that a server that is wrong has nothing to keep. */
function pdfBody(operation: Operation, { session }: Context, mark: string): Pick<Trial, 'body' | 'mediaType'> {
  const isKept = !isAttachment(operation) && !session.settings.leaveFiles;
  const body = isKept ? Buffer.from('no PDF') : pdfWith(`contract test ${mark}`);
  return { body, mediaType: 'application/pdf' };
}
