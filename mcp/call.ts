import type { ClientCore } from '../client/runtime/client-core.ts';
import { getNextQuery } from '../client/runtime/page-cursor.ts';
import { pdfDocument } from '../client/runtime/pdf.ts';
import type { ApiRequest } from '../client/runtime/request.ts';
import { formatCount } from '../programs/format-count.ts';
import {
  type Extent,
  getCapacity,
  printJson,
  type ToolResult,
  toBoundedResult,
  toDataResult,
  toFinalResult,
} from './result.ts';
import { ToolError } from './tool-error.ts';

interface CallLimits extends Extent {
  readonly signal: AbortSignal;
  /** Fields that a write changes, for its note. */
  readonly fields?: readonly string[];
}

/** Makes a call that returns one record, or nothing. A write says what it changed. */
export async function callOnce(client: ClientCore, request: ApiRequest, limits: CallLimits): Promise<ToolResult> {
  assertSendable(client, request);
  const { data, status } = await client.call(request, { signal: limits.signal }).withResponse();
  const text = data === undefined ? `Status ${status}, no body.` : printJson(data);
  if ((request.method ?? 'GET') === 'GET') return toBoundedResult(text, limits, true);
  const { parts } = toFinalResult(text, 'The call was carried out: do not repeat it, read the rest.', limits);
  return { parts: [...parts, { text: describeWrite(client, request, limits) }] };
}

/** `PATCH /v1/debtors/1 of administration 1: creditLimit, name.` */
function describeWrite(client: ClientCore, request: ApiRequest, { fields = [] }: CallLimits): string {
  const path = new URL(client.url(request)).pathname;
  const place = request.path.startsWith('/v1/') ? ` of ${formatAdministration(client)}` : '';
  return `Done: ${request.method} ${path}${place}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`;
}

export const formatAdministration = ({ tenant }: ClientCore): string =>
  tenant === undefined ? 'the default administration' : `administration ${tenant}`;

export async function callForPdf(client: ClientCore, request: ApiRequest, signal: AbortSignal): Promise<ToolResult> {
  assertSendable(client, request);
  const { size } = await client.call<Blob>({ ...request, document: pdfDocument }, { signal });
  return toDataResult(`A PDF of ${size} bytes. Its content is not shown. It is at ${client.url(request)}`);
}

interface Page {
  readonly _data?: readonly object[];
  readonly _meta: PageMeta;
}

interface PageMeta {
  readonly nextPage: string | null;
  readonly totalCount: number;
  readonly pageCount?: number;
  readonly administrationId?: number;
}

/** Yields the pages of a list with their numbers, following `nextPage`. */
async function* readPages(client: ClientCore, request: ApiRequest, signal: AbortSignal) {
  assertSendable(client, request);
  for (let query: Readonly<Record<string, unknown>> = { ...request.query }; ; ) {
    const page = await client.call<Page>({ ...request, query }, { signal });
    const { nextPage } = page._meta;
    const hasNext = nextPage !== null && page._data?.length !== 0;
    yield { ...page, number: Number(query.page ?? 1), hasNext };
    if (!hasNext) return;
    query = getNextQuery(query, nextPage);
  }
}

/** Limits of reading a list. */
export interface ListLimits extends CallLimits {
  readonly pages: number;
  /** Returns true when a record may be shown. */
  readonly isVisible?: (record: object) => boolean;
}

/** Reads pages of a list, following `nextPage`, until the result is full. `skip` leaves out records at the start. */
export async function callList(client: ClientCore, request: ApiRequest, limits: ListLimits): Promise<ToolResult> {
  const { pages, skip = 0, signal, isVisible = () => true } = limits;
  const printed: string[] = [];
  let skipped = skip;
  let count = 0;
  for await (const { _data = [], _meta, number, hasNext } of readPages(client, request, signal)) {
    const records = _data.filter(isVisible);
    const texts = records.slice(skipped).map(printRecord);
    const fitting = takeFitting(texts, getCapacity(limits) - printed.join(',').length);
    for (const text of fitting) printed.push(text);
    if (fitting.length < texts.length) {
      if (printed.length === 0) throw new ToolError(TOO_LARGE);
      const rest = formatRest(number, skipped + fitting.length);
      return toListResult(
        printed,
        _meta,
        `Cut after ${formatCount(printed.length, 'record')}. ${rest} ${FEWER_FIELDS}`,
      );
    }
    skipped = Math.max(0, skipped - records.length);
    count += 1;
    const note = `Page ${number} of ${Number(_meta.pageCount) || 'more'}. ${formatRest(number + 1)}`;
    if (!hasNext || count >= pages) return toListResult(printed, _meta, hasNext ? note : undefined);
  }
  throw new Error('A list has a last page');
}

const FEWER_FIELDS = '"fields" in "parameters" makes records smaller.';
const TOO_LARGE = `One record is larger than a result. ${FEWER_FIELDS} "long": true makes the result larger.`;

const formatRest = (page: number, skip?: number): string =>
  `Continue with "page": ${page} in "parameters"${skip === undefined ? '' : ` and "skip": ${skip}`}.`;

const printRecord = (record: object): string => printJson(record, (name) => name === '_meta');

function takeFitting(texts: readonly string[], characters: number): readonly string[] {
  let size = 0;
  const end = texts.findIndex((text) => {
    size += text.length + 1;
    return size > characters;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** Creates a result in the form of a page; the note explains how to continue. */
function toListResult(records: readonly string[], meta: PageMeta, note?: string): ToolResult {
  const { totalCount, pageCount, administrationId } = meta;
  const shown = printJson({ totalCount, pageCount, administrationId });
  return toDataResult(`{"_data":[${records.join(',')}],"_meta":${shown}}`, note);
}

/** @throws ToolError when the client cannot send a value of the path or the query, or the PDF. */
export function assertSendable(client: ClientCore, request: ApiRequest): void {
  try {
    client.url(request);
    void request.content?.body;
  } catch (error) {
    throw new ToolError((error as Error).message);
  }
}
