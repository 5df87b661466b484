import { type Call, type Context, getRecords, getResource, tenantScope } from '../../accounting/context.ts';
import type { HttpResponse } from '../../http/types.ts';
import { ProblemError, validationError } from '../../messages/problems.ts';
import { filesOf } from '../../store/files.ts';
import { scopeOf, written } from './crud.ts';
import { single, urlOf } from './response-body.ts';

/** Every PDF begins with this. */
const signature = '%PDF-';

/** Keeps a PDF. One that is attached to an invoice is kept among the files, and the invoice names it. */
export function upload({ resource, parameters, ...call }: Call, context: Context): HttpResponse {
  const bytes = call.body as unknown as Uint8Array;
  if (Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') !== signature) {
    throw validationError([{ field: 'body', key: 'notPdf' }]);
  }
  const parent = scopeOf({ resource, parameters, ...call }, context);
  const keeper = getResource(context, resource.viewOf ?? resource.name);
  const id = filesOf(context.database, keeper).insert(tenantScope(context), bytes);
  if (resource.parent && parent.parentId !== undefined) {
    getRecords(context, resource.parent.resource).update(tenantScope(context), parent.parentId, { fileId: id });
  }
  const url = urlOf(keeper, id, undefined, context);
  return written('create', single({ id }, url, context), url);
}

/** Returns a PDF as it was sent. A browser keeps it as a file, and does not open it as a page of ours. */
export function download({ resource, parameters }: Call, context: Context): HttpResponse {
  const id = parameters.path.id ?? 0;
  const bytes = filesOf(context.database, resource).find(tenantScope(context), id);
  if (!bytes) {
    throw new ProblemError('not-found', { key: 'recordNotFound', parameters: { id, path: resource.collectionPath } });
  }
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${resource.name}-${id}.pdf"`,
    },
    body: bytes,
  };
}
