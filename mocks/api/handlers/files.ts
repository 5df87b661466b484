import { type Context, getResource, tenantScope } from '../../accounting/context.ts';
import type { HttpResponse } from '../../http/types.ts';
import { ProblemError, validationError } from '../../messages/problems.ts';
import { findFile, insertFile } from '../../store/files.ts';
import { recordsOf } from '../../store/records.ts';
import type { Call } from './call.ts';
import { createWriteResponse, getScope } from './crud.ts';
import { createRecordBody, getRecordUrl } from './response-body.ts';

/** Every PDF begins with these bytes. */
const SIGNATURE = '%PDF-';

/** Stores a PDF. One that is attached to an invoice is stored among the files, and the invoice refers to it. */
export function upload(call: Call, context: Context): HttpResponse {
  const { resource } = call;
  const bytes = call.body as unknown as Uint8Array;
  if (String.fromCharCode(...bytes.subarray(0, SIGNATURE.length)) !== SIGNATURE) {
    throw validationError([{ field: 'body', key: 'notPdf' }]);
  }
  const { parentId } = getScope(call, context);
  const files = getResource(context, resource.viewOf ?? resource.name);
  const id = insertFile(context, files, bytes);
  if (resource.parent && parentId !== undefined) {
    const parents = recordsOf(context.database, getResource(context, resource.parent.resource));
    parents.update(tenantScope(context), parentId, { fileId: id });
  }
  const url = getRecordUrl(call, files, id, undefined);
  return createWriteResponse('create', createRecordBody({ id }, url, context), url);
}

/** Returns a PDF as it was uploaded. It is sent as an attachment, so that browsers do not render it on our origin. */
export function download({ resource, parameters }: Call, context: Context): HttpResponse {
  const id = parameters.path.id ?? 0;
  const bytes = findFile(context, resource, id);
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
