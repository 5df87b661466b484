import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ClientCore } from '../client/runtime/client-core.ts';
import { createPageCursor } from '../client/runtime/page-cursor.ts';
import { type PdfFile, pdfDocument } from '../client/runtime/pdf.ts';
import type { ApiRequest } from '../client/runtime/request.ts';
import { MAX_CHARACTERS, printJson, toBoundedResult, toFinalResult, toResult } from './result.ts';
import { ToolError } from './tool-error.ts';

/** Makes a call whose response is one record, or nothing. */
export async function callOnce(
  client: ClientCore,
  request: ApiRequest,
  { skip = 0, signal }: { readonly skip?: number; readonly signal: AbortSignal },
): Promise<CallToolResult> {
  assertSendable(client, request);
  const { data, status } = await client.call(request, { signal }).withResponse();
  const text = data === undefined ? `Done: status ${status}, no body.` : printJson(data);
  return (request.method ?? 'GET') === 'GET' ? toBoundedResult(text, skip) : toFinalResult(text, NOT_AGAIN);
}

const NOT_AGAIN = 'The call was carried out: do not repeat it, read the rest.';

/** Downloads a PDF, of which a model gets the size only. */
export async function callForPdf(
  client: ClientCore,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<CallToolResult> {
  assertSendable(client, request);
  const file = await client.call<PdfFile>({ ...request, document: pdfDocument }, { signal });
  const { length } = await file.bytes();
  return toResult(`A PDF of ${length} bytes. Its content is not shown. It is at ${client.url(request)}`);
}

interface Page {
  readonly _data?: readonly object[];
  readonly _meta: PageMeta;
}

interface PageMeta {
  readonly nextPage: string | null;
  readonly totalCount: number;
  readonly pageCount?: number;
}

/** How much of a list is read. */
export interface ListLimits {
  /** The most pages. */
  readonly pages: number;
  /** The number of records to leave out at the start. */
  readonly skip: number;
  readonly signal: AbortSignal;
}

/** Reads pages of a list, following `nextPage`, until the result is full. */
export async function callList(
  client: ClientCore,
  request: ApiRequest,
  { pages, skip, signal }: ListLimits,
): Promise<CallToolResult> {
  assertSendable(client, request);
  const cursor = createPageCursor({ ...request.query });
  const printed: string[] = [];
  let skipped = skip;
  for (let count = 1; ; count += 1) {
    const page = Number(cursor.query().page ?? 1);
    const { _data = [], _meta } = await client.call<Page>({ ...request, query: cursor.query() }, { signal });
    const records = _data.slice(skipped).map(printRecord);
    const fitting = takeFitting(records, MAX_CHARACTERS - printed.join(',').length);
    printed.push(...fitting);
    if (fitting.length < records.length) {
      if (printed.length === 0) throw new ToolError(TOO_LARGE);
      const rest = { page, skip: skipped + fitting.length };
      return toListResult(printed, _meta, `Cut after ${printed.length} records. ${formatRest(rest)} ${FEWER_FIELDS}`);
    }
    skipped = Math.max(0, skipped - _data.length);
    if (!cursor.advance(_meta)) return toListResult(printed, _meta);
    if (count >= pages) {
      const note = `Page ${page} of ${_meta.pageCount ?? 'more'}. ${formatRest({ page: page + 1 })}`;
      return toListResult(printed, _meta, note);
    }
  }
}

const FEWER_FIELDS = 'The parameter "fields" makes records smaller.';
const TOO_LARGE = `One record is larger than a result. ${FEWER_FIELDS}`;

const formatRest = ({ page, skip }: { readonly page: number; readonly skip?: number }): string =>
  `Continue with "page": ${page} in "parameters"${skip === undefined ? '' : ` and "skip": ${skip}`}.`;

/** Prints a record of a list without its links, which its identifier gives. */
const printRecord = (record: object): string => printJson(record, (name) => name === '_meta');

/** Takes texts from the start, as long as they fit. */
function takeFitting(texts: readonly string[], characters: number): readonly string[] {
  let size = 0;
  const end = texts.findIndex((text) => {
    size += text.length + 1;
    return size > characters;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** Creates a result that has the form of a page. */
const toListResult = (records: readonly string[], meta: PageMeta, note?: string): CallToolResult =>
  toResult(`{"_data":[${records.join(',')}],"_meta":${printJson(meta)}}`, note);

/** @throws ToolError when the client cannot send a value of the path or the query, or the PDF. */
function assertSendable(client: ClientCore, request: ApiRequest): void {
  try {
    client.url(request);
    void request.content?.body;
  } catch (error) {
    throw new ToolError((error as Error).message);
  }
}
