import { findOperation, findRecordOperation, getParentPath, type Operation, operations } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { getEndpointStatements } from '../../rules/provenance.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { createPdf } from './pdf.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

const NOT_REMOVABLE = 'the API cannot delete the file (--allow-permanent)';

/** True for a file that belongs to a record, and is deleted with it. */
export const isAttachment = ({ path }: Operation): boolean => path.includes('{');

/** Checks that a PDF is returned as sent, and belongs to its record. */
export const uploadCheck: Check = {
  name: 'upload',
  appliesTo: ({ kind }) => kind === 'upload',
  async run(operation, context) {
    const { coverage, settings } = context.session;
    if (isAttachment(operation)) return attach(operation, context);
    if (settings.allowPermanent) {
      await upload(operation, context, operation.path);
      return sendLargest(operation, context);
    }
    coverage.skip(operation, 201, NOT_REMOVABLE);
    const downloads = operations.filter(
      ({ kind, path }) => kind === 'download' && path.startsWith(`${operation.path}/{`),
    );
    for (const download of downloads) coverage.skip(download, 200, NOT_REMOVABLE);
  },
};

/** Maximum bytes under every reading of 5 MB. */
const MAX_BYTES = 5_000_000;

async function sendLargest(operation: Operation, { send, cleanup }: Context): Promise<void> {
  const pdf = createPdf(`contract test ${cleanup.runTag.next()}`);
  const body = Buffer.concat([pdf, Buffer.alloc(MAX_BYTES - pdf.length, ' ')]);
  const spec = { description: 'a PDF of 5 MB', path: operation.path, body, mediaType: 'application/pdf' };
  const provenance = (status: number) => ([400, 413].includes(status) ? ['inbox-file-size'] : undefined);
  await send(operation, { ...spec, expected: [201], provenance });
}

/** Uploads two files for a record: the second replaces the first. */
async function attach(operation: Operation, context: Context): Promise<void> {
  const record = await context.records.create(getParentPath(operation.path) ?? '', 'full');
  const path = `${record.path}/${operation.path.split('/').at(-1)}`;
  for (let count = 0; count < 2; count += 1) {
    const exchange = await upload(operation, context, path);
    if (exchange) await reportIfReproducible(context, operation, () => findUnattached(context, record, exchange));
  }
}

async function upload(operation: Operation, context: Context, path: string): Promise<HttpExchange | undefined> {
  const { session, cleanup } = context;
  const body = createPdf(`contract test ${cleanup.runTag.next()}`);
  const spec = { description: 'upload', path, body, mediaType: 'application/pdf', expected: [201] };
  const exchange = await context.send(operation, spec);
  const { status, headers } = exchange.response;
  if (status !== 201) {
    session.coverage.skip(operation, 201, `rejected: status ${status}`);
    return undefined;
  }
  const file = findDownload(context, exchange);
  if (!file) {
    const message = `Location is "${headers.location}", which is no URL of a file of this server.`;
    session.report({ rule: 'location', message, exchanges: [exchange], provenance: ['upload-response'] });
    return exchange;
  }
  await reportIfReproducible(context, operation, async (): Promise<Issue | undefined> => {
    const downloaded = await context.send(file.download, { description: 'download', path: file.path });
    const { status: downloadStatus, body: bytes } = downloaded.response;
    const exchanges = [exchange, downloaded] as const;
    if (downloadStatus !== 200) {
      const message = `The status of Location is ${downloadStatus}; expected 200.`;
      const provenance = [...getEndpointStatements('location', file.download), 'upload-response'];
      return { rule: 'location', message, exchanges, provenance };
    }
    const message = `The PDF of ${body.length} bytes is returned as ${bytes.length} other bytes.`;
    return bytes.equals(body) ? undefined : { rule: 'pdf-bytes', message, exchanges };
  });
  return exchange;
}

/** Returns the operation that downloads an uploaded file, and its path by Location. */
function findDownload({ session }: Context, { response }: HttpExchange) {
  const path = session.toOwnPath(response.headers.location);
  const download = path === undefined ? undefined : findOperation('GET', path);
  return path !== undefined && download ? { path, download } : undefined;
}

/** Finds that a record does not name its file in the field of Location's resource: `fileId`. */
async function findUnattached(context: Context, record: OwnRecord, uploaded: HttpExchange): Promise<Issue | undefined> {
  const file = findDownload(context, uploaded);
  if (!file || !findRecordOperation(record.list, 'get')) return undefined;
  const read = await readRecord(context, record);
  if (read.response.status !== 200) return undefined;
  const field = `${file.download.resource.replace(/s$/, '')}Id`;
  const { id } = (uploaded.json ?? {}) as Row;
  const row = (read.json ?? {}) as Row;
  if (!(field in row) || row[field] === id) return undefined;
  const message = `${field} is ${row[field]}, and the id of the uploaded file is ${id}.`;
  return { rule: 'attached-file', message, exchanges: [record.exchange, uploaded, read] };
}
