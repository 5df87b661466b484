import type { Check, Context } from '../check.ts';
import { type Operation, operations } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Row } from '../found.ts';
import { pdfWith } from './pdf.ts';
import { type Complaint, read, readerOf, reportIfSeenTwice } from './reading-back.ts';
import { type OwnRecord, recordsOf } from './records.ts';
import { onRecord } from './resources.ts';

/** Why files are not sent to a place from which the API cannot remove them. */
export const noRemoval = 'the API cannot remove the file (--leave-files)';

/** Whether what is uploaded goes away with a record, or stays. */
export const isAttachment = ({ path }: Operation): boolean => path.includes('{');

/** A PDF comes back as it was sent, and belongs to the record that it was sent to. */
export const uploading: Check = {
  name: 'upload',
  appliesTo: ({ kind }) => kind === 'upload',
  async run(operation, context) {
    if (isAttachment(operation)) return attach(operation, context);
    if (!context.session.settings.leaveFiles) {
      context.session.coverage.unreachable(operation, 201, noRemoval);
      for (const one of downloadsOf(operation)) context.session.coverage.unreachable(one, 200, noRemoval);
      return;
    }
    await upload(operation, context, operation.path);
  },
};

const downloadsOf = ({ path }: Operation): readonly Operation[] =>
  operations.filter(({ kind, path: other }) => kind === 'download' && other.startsWith(`${path}/{`));

/** Two files for the same record: the second takes the place of the first. */
async function attach(operation: Operation, context: Context): Promise<void> {
  const list = operation.path.replace(/\/\{\w+\}\/\w+$/, '');
  const made = await recordsOf(context).make(list, 'full');
  if ('why' in made) return context.session.coverage.unreachable(operation, 201, made.why);
  const path = `${made.got.path}/${operation.path.split('/').at(-1)}`;
  for (let times = 0; times < 2; times += 1) {
    const exchange = await upload(operation, context, path);
    if (exchange) await reportIfSeenTwice(context, () => notAttached(context, list, made.got, exchange));
  }
}

/** Sends a PDF, and fetches it from where the server says it is. */
async function upload(operation: Operation, context: Context, path: string): Promise<Exchange | undefined> {
  const { session } = context;
  const records = recordsOf(context);
  const body = pdfWith(`contract test ${records.marks.next()}`);
  const exchange = await records.send(operation, { about: 'upload', path, body, mediaType: 'application/pdf' });
  const { status, headers } = exchange.reply;
  if (status !== 201) {
    session.coverage.unreachable(operation, 201, `refused: status ${status}`);
    return undefined;
  }
  const place = session.ownPath(headers.location);
  const download = place && readerOf(place);
  if (!place || !download) {
    const message = `Location is ${headers.location}, which is no address of a file of this server.`;
    session.violate({ rule: 'location', message }, exchange);
    return exchange;
  }
  await reportIfSeenTwice(context, () => otherBytes(context, download, place, body, exchange));
  return exchange;
}

async function otherBytes(
  context: Context,
  download: Operation,
  path: string,
  sent: Buffer,
  upload: Exchange,
): Promise<Complaint | undefined> {
  const there = await recordsOf(context).send(download, { about: 'download', path });
  const { status, body } = there.reply;
  if (status !== 200) {
    const message = `Location leads to ${path}, which is answered ${status}; 200 was to be expected.`;
    return { rule: 'location', message, exchanges: [upload, there] };
  }
  if (body.equals(sent)) return undefined;
  const message = `The PDF of ${sent.length} bytes comes back as ${body.length} other bytes.`;
  return { rule: 'pdf bytes', message, exchanges: [upload, there] };
}

/** The field of a record that names its file is called after the resource that Location leads to: `fileId`. */
async function notAttached(
  context: Context,
  list: string,
  { path, exchange }: OwnRecord,
  upload: Exchange,
): Promise<Complaint | undefined> {
  const place = context.session.ownPath(upload.reply.headers.location);
  const reader = place ? readerOf(place) : undefined;
  if (!reader || !onRecord(list, 'get')) return undefined;
  const there = await read(context, list, path);
  if (there.reply.status !== 200) return undefined;
  const field = `${reader.resource.replace(/s$/, '')}Id`;
  const { id } = (upload.json ?? {}) as Row;
  const row = (there.json ?? {}) as Row;
  if (!(field in row) || row[field] === id) return undefined;
  const message = `${field} is ${row[field]}, and the file that was sent has id ${id}.`;
  return { rule: 'attached file', message, exchanges: [exchange, upload, there] };
}
