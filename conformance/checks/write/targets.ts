import {
  getCollectionPath,
  getExamples,
  getParentPath,
  isJsonObject,
  type Operation,
  toUnknownPath,
} from '../../contract.ts';
import type { Detail } from '../../data/generators/body-builder.ts';
import type { BodyTemplate } from '../../data/generators/body-template.ts';
import type { Context } from '../check.ts';
import type { BaseRequest } from '../negative/base-request.ts';
import { createPdf } from './pdf.ts';
import type { OwnRecord } from './records.ts';
import { isAttachment } from './upload.ts';

/** Target of a write that must be rejected: a record of this run, or an unknown one. */
export interface WriteTarget {
  /** With its identifiers. */
  readonly path: string;
  readonly record: OwnRecord | undefined;
  /** The path of its list, with placeholders. */
  readonly list: string;
  readonly template: BodyTemplate | undefined;
}

export async function createTarget(operation: Operation, context: Context): Promise<WriteTarget> {
  const { records } = context;
  const detail: Detail = operation.kind === 'update' ? 'example' : 'minimal';
  const template = await records.getTemplate(operation, detail);
  const isUpload = operation.kind === 'upload';
  const unknown = { path: toUnknownPath(operation.path), record: undefined, list: operation.path, template };
  if (operation.kind === 'create') {
    const path = await records.getListPath(operation.path);
    return 'value' in path ? { ...unknown, path: path.value } : unknown;
  }
  if (isUpload && !isAttachment(operation)) return { ...unknown, path: operation.path };
  const list = (isUpload ? getParentPath(operation.path) : undefined) ?? getCollectionPath(operation.path);
  const created = await records.create(list, 'full');
  if ('reason' in created) return { ...unknown, list };
  const suffix = isUpload ? `/${operation.path.split('/').at(-1)}` : '';
  return { path: `${created.value.path}${suffix}`, record: created.value, list, template };
}

/** A request that would succeed, with a tag that shows whether it was executed. */
export interface TaggedRequest extends BaseRequest {
  readonly tag: string;
}

export function createTaggedRequests(
  operation: Operation,
  { path, template }: WriteTarget,
  context: Context,
): () => TaggedRequest {
  const { runTag } = context.cleanup;
  return () => {
    const tag = runTag.next();
    const base = { operation, path, tag };
    if (operation.kind === 'upload') return { ...base, ...createUpload(operation, context, tag) };
    if (!operation.body) return base;
    return { ...base, body: template?.render(tag) ?? getExamples(operation).find(isJsonObject) ?? {} };
  };
}

/** Where a file would be permanent, the body is no PDF, so that a server that is wrong has nothing to store. */
function createUpload(
  operation: Operation,
  { session }: Context,
  tag: string,
): Pick<BaseRequest, 'body' | 'mediaType'> {
  const isPermanent = !isAttachment(operation) && !session.settings.allowPermanent;
  const body = isPermanent ? Buffer.from('no PDF') : createPdf(`contract test ${tag}`);
  return { body, mediaType: 'application/pdf' };
}
