import {
  getCollectionPath,
  getExamples,
  getParentPath,
  isJsonObject,
  type Operation,
  toUnknownPath,
} from '../../contract.ts';
import type { BodyTemplate } from '../../data/generators/body-template.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Context } from '../check.ts';
import type { BaseRequest } from '../negative/rejections.ts';
import { createPdf } from './pdf.ts';
import type { OwnRecord } from './records.ts';
import { isAttachment } from './upload.ts';

/** Target of a write that must be rejected: a record of this run, or an unknown one. */
export interface WriteTarget {
  readonly operation: Operation;
  readonly context: Context;
  /** Path with identifiers. */
  readonly path: string;
  readonly record?: OwnRecord;
  /** Path of its list, with placeholders. */
  readonly list: string;
  readonly template: BodyTemplate | undefined;
}

export async function createTarget(operation: Operation, context: Context): Promise<WriteTarget> {
  const { records } = context;
  const { kind, path } = operation;
  const template = await records.getTemplate(operation, kind === 'update' ? 'example' : 'minimal');
  const unknown = { operation, context, path: toUnknownPath(path), list: path, template };
  if (kind === 'create') {
    const own = await orObstacle(records.getListPath(path));
    return own instanceof ObstacleError ? unknown : { ...unknown, path: own };
  }
  if (kind === 'upload' && !isAttachment(operation)) return unknown;
  const list = (kind === 'upload' ? getParentPath(path) : undefined) ?? getCollectionPath(path);
  const record = await orObstacle(records.create(list, 'full'));
  if (record instanceof ObstacleError) return { ...unknown, list };
  const suffix = kind === 'upload' ? `/${path.split('/').at(-1)}` : '';
  return { ...unknown, path: `${record.path}${suffix}`, record, list };
}

/** Request that would succeed, with a tag that shows its execution. */
export interface TaggedRequest extends BaseRequest {
  readonly tag: string;
}

export function createTaggedRequest({ operation, path, template, context }: WriteTarget): TaggedRequest {
  const tag = context.cleanup.runTag.next();
  const base = { operation, path, tag };
  if (operation.kind === 'upload') {
    // Where a file would be permanent, the body is not a PDF, so that a faulty server has nothing to store.
    const isPermanent = !isAttachment(operation) && !context.session.settings.allowPermanent;
    const body = isPermanent ? Buffer.from('no PDF') : createPdf(`contract test ${tag}`);
    return { ...base, body, mediaType: 'application/pdf' };
  }
  if (!operation.body) return base;
  return { ...base, body: template?.render(tag) ?? getExamples(operation).find(isJsonObject) ?? {} };
}
