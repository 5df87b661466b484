import { findOperation, getParentPath, type Operation, operations } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { getEndpointStatements } from '../../rules/provenance.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { findRecordOperation } from './lists.ts';
import { createPdf } from './pdf.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

const NOT_REMOVABLE = 'the API cannot delete the file (--allow-permanent)';

/** Tests whether the deletion of a record also deletes its uploaded file. */
export const isAttachment = ({ path }: Operation): boolean => path.includes('{');

/** A PDF is returned as it was sent, and belongs to the record that it was sent to. */
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

/** Bytes that every reading of 5 MB allows. */
const MAX_BYTES = 5_000_000;

/** A PDF of 5 MB is accepted. */
async function sendLargest(operation: Operation, { records, cleanup }: Context): Promise<void> {
  const pdf = createPdf(`contract test ${cleanup.runTag.next()}`);
  const body = Buffer.concat([pdf, Buffer.alloc(MAX_BYTES - pdf.length, ' ')]);
  const spec = { description: 'a PDF of 5 MB', path: operation.path, body, mediaType: 'application/pdf' };
  await records.send(operation, { ...spec, expected: [201], provenance: ['inbox-file-size'] });
}

/** Uploads two files for the same record: the second replaces the first. */
async function attach(operation: Operation, context: Context): Promise<void> {
  const list = getParentPath(operation.path) ?? '';
  const created = await context.records.create(list, 'full');
  if ('reason' in created) return context.session.coverage.skip(operation, 201, created.reason);
  const path = `${created.value.path}/${operation.path.split('/').at(-1)}`;
  for (let count = 0; count < 2; count += 1) {
    const exchange = await upload(operation, context, path);
    if (exchange)
      await reportIfReproducible(context, operation, () => findUnattached(context, list, created.value, exchange));
  }
}

async function upload(operation: Operation, context: Context, path: string): Promise<HttpExchange | undefined> {
  const { session } = context;
  const { records } = context;
  const body = createPdf(`contract test ${context.cleanup.runTag.next()}`);
  const spec = { description: 'upload', path, body, mediaType: 'application/pdf', expected: [201] };
  const exchange = await records.send(operation, spec);
  const { status, headers } = exchange.response;
  if (status !== 201) {
    session.coverage.skip(operation, 201, `rejected: status ${status}`);
    return undefined;
  }
  const location = session.toOwnPath(headers.location);
  const download = location === undefined ? undefined : findOperation('GET', location);
  if (location === undefined || !download) {
    const message = `Location is "${headers.location}", which is no URL of a file of this server.`;
    session.report({ rule: 'location', message, exchanges: [exchange], provenance: ['upload-response'] });
    return exchange;
  }
  await reportIfReproducible(context, operation, async (): Promise<Issue | undefined> => {
    const downloaded = await records.send(download, { description: 'download', path: location });
    const { status: downloadStatus, body: bytes } = downloaded.response;
    const exchanges = [exchange, downloaded] as const;
    if (downloadStatus !== 200) {
      const message = `The status of Location is ${downloadStatus}; expected 200.`;
      const provenance = [...getEndpointStatements('location', download), 'upload-response'];
      return { rule: 'location', message, exchanges, provenance };
    }
    const message = `The PDF of ${body.length} bytes is returned as ${bytes.length} other bytes.`;
    return bytes.equals(body) ? undefined : { rule: 'pdf-bytes', message, exchanges };
  });
  return exchange;
}

/** Finds that a record does not name its file, in the field with the name of the resource of Location: `fileId`. */
async function findUnattached(
  context: Context,
  list: string,
  { path, exchange }: OwnRecord,
  uploaded: HttpExchange,
): Promise<Issue | undefined> {
  const location = context.session.toOwnPath(uploaded.response.headers.location);
  const download = location === undefined ? undefined : findOperation('GET', location);
  if (!download || !findRecordOperation(list, 'get')) return undefined;
  const read = await readRecord(context, list, path);
  if (read.response.status !== 200) return undefined;
  const field = `${download.resource.replace(/s$/, '')}Id`;
  const { id } = (uploaded.json ?? {}) as Row;
  const row = (read.json ?? {}) as Row;
  if (!(field in row) || row[field] === id) return undefined;
  const message = `${field} is ${row[field]}, and the id of the uploaded file is ${id}.`;
  return { rule: 'attached-file', message, exchanges: [exchange, uploaded, read] };
}
