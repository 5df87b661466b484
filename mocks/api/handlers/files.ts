import { isPdf } from '../../../contract/pdf.ts';
import { type Context, getResource } from '../../accounting/context.ts';
import { createNotFoundError } from '../../accounting/references.ts';
import type { HttpResponse } from '../../http/types.ts';
import { validationError } from '../../messages/problems.ts';
import type { Database } from '../../store/database.ts';
import { findFile, insertFile } from '../../store/files.ts';
import { openRecords } from '../../store/records.ts';
import { findLayout, type Layout } from '../../store/system-tables.ts';
import { type Call, createRecordBody, createWriteResponse, getRecordUrl, getScope } from './crud.ts';
import { createPromiseCache, type PromiseCache } from './promise-cache.ts';

/** Stores a PDF. One that is attached to an invoice is stored among the files, and the invoice refers to it. */
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
 * Returns a PDF as it was uploaded, or makes that of a layout, by code that is loaded on the first one. It is sent as an
 * attachment, so that browsers do not render it on our origin.
 */
export function download({ resource, parameters }: Call, context: Context): HttpResponse | Promise<HttpResponse> {
  const id = parameters.path.id ?? 0;
  const bytes = findFile(context, resource, id);
  const toResponse = (body: Uint8Array): HttpResponse => ({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${resource.name}-${id}.pdf"`,
    },
    body,
  });
  if (bytes) return toResponse(bytes);
  const layout = resource.name === 'files' ? findLayout(context, id) : undefined;
  if (layout && layout !== '1.0.0') return drawLayout(layout, context).then(toResponse);
  throw createNotFoundError(resource, id, context);
}

/** The documents of each database that were downloaded last, by what is printed on them: a drawing takes 50 times as long. */
const drawings = new WeakMap<Database, PromiseCache<Uint8Array>>();

const MAX_DRAWINGS = 20;

function drawLayout(layout: Layout, { database }: Context): Promise<Uint8Array> {
  const getDrawing = drawings.get(database) ?? createPromiseCache<Uint8Array>(MAX_DRAWINGS);
  drawings.set(database, getDrawing);
  return getDrawing(JSON.stringify(layout), () => draw(layout));
}

async function draw(layout: Layout): Promise<Uint8Array> {
  const { drawInvoice } = await import('../../accounting/documents/draw-invoice.ts');
  return drawInvoice(layout);
}
