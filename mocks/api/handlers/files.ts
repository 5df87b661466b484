import { isPdf } from '../../../contract/pdf.ts';
import { type Context, getResource } from '../../accounting/context.ts';
import { type InvoiceSource, readSource } from '../../accounting/documents/source.ts';
import { createNotFoundError } from '../../accounting/references.ts';
import type { HttpResponse } from '../../http/types.ts';
import { validationError } from '../../messages/problems.ts';
import { findFile, insertFile } from '../../store/files.ts';
import { openRecords } from '../../store/records.ts';
import { type Call, createRecordBody, createWriteResponse, getRecordUrl, getScope } from './crud.ts';

/** Stores a PDF. The file of an invoice is stored with the others, and the invoice refers to it. */
export function upload(call: Call, context: Context): HttpResponse {
  const { resource, stored } = call;
  const bytes = call.body as unknown as Uint8Array;
  if (!isPdf(bytes)) throw validationError([{ field: 'body', key: 'notPdf' }]);
  const { parentId } = getScope(call, context);
  const id = insertFile(context, stored, bytes);
  if (resource.parent && parentId !== undefined) {
    const parents = openRecords(context.database, getResource(context, resource.parent.resource));
    parents.update(context.scope, parentId, { fileId: id });
  }
  const url = getRecordUrl(call, stored, id, undefined);
  return createWriteResponse('create', createRecordBody({ id }, url, context), url);
}

/**
 * Returns an uploaded PDF, or draws an invoice; that code loads with the first one. As an attachment, so no browser renders it on
 * our origin.
 */
export function download({ resource, parameters }: Call, context: Context): HttpResponse | Promise<HttpResponse> {
  const id = parameters.path.id ?? 0;
  const toResponse = (body: Uint8Array): HttpResponse => ({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${resource.name}-${id}.pdf"`,
    },
    body,
  });
  const bytes = findFile(context, resource, id);
  if (bytes) return toResponse(bytes);
  const source = resource.name === 'files' ? readSource(id, context) : undefined;
  if (!source) throw createNotFoundError(resource, id, context);
  return draw(source).then(toResponse);
}

async function draw(source: InvoiceSource): Promise<Uint8Array> {
  const { drawInvoice } = await import('../../accounting/documents/draw-invoice.ts');
  return drawInvoice(source);
}
