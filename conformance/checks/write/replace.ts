import type { Schema } from '../../../contract/document.ts';
import { findAlternative, getCollectionPath, getInputSchema, type Operation } from '../../contract.ts';
import type { Row } from '../../data/discovery.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { getDifferences } from './differences.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';
import { checkWriteResponse } from './write-response.ts';

/** PUT replaces a record: a field that is not sent becomes what it is in a record that is created without it. */
export const replaceCheck: Check = {
  name: 'replace',
  appliesTo: ({ kind }) => kind === 'replace',
  async run(operation, context) {
    const { coverage } = context.session;
    const list = getCollectionPath(operation.path);
    const { records } = context;
    const created = await records.create(list, 'full');
    if ('reason' in created) return coverage.skip(operation, 200, created.reason);
    const written = await records.write(operation, created.value.path, 'minimal');
    if ('reason' in written) return coverage.skip(operation, 200, written.reason);
    await checkWriteResponse(context, operation, created.value, written.value, 'replaced-as-sent');
    const minimal = await records.create(list, 'minimal');
    if ('reason' in minimal) return;
    await reportIfReproducible(context, operation, () =>
      findKeptField(context, operation, created.value, written.value, minimal.value),
    );
  },
};

/** Finds a field that PUT left out, and that is not as in a record that was created without it. */
async function findKeptField(
  context: Context,
  operation: Operation,
  before: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  minimal: OwnRecord,
): Promise<Issue | undefined> {
  const read = await readRecord(context, getCollectionPath(operation.path), before.path);
  const row = (read.json ?? {}) as Row;
  const omitted = getReplacedFields(operation).filter((name) => !(name in sent) && !(name in minimal.sent));
  const name = omitted.find((field) => getDifferences(minimal.row[field], row[field]).length > 0);
  if (name === undefined || read.response.status !== 200) return undefined;
  const expected = `expected ${formatValue(minimal.row[name])}, as in a record that is created without it`;
  const message = `${name} was left out by PUT and is ${formatValue(row[name])}; ${expected}.`;
  return { rule: 'put-replaces', message, exchanges: [before.exchange, exchange, read] };
}

/** Fields that PUT sets: neither numbers that a record keeps, nor dates that depend on the day. */
function getReplacedFields(operation: Operation): readonly string[] {
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, {});
  return Object.entries(properties)
    .filter(([name, schema]) => name !== '_meta' && !isKeptOnReplace(schema) && schema['x-default'] !== 'today')
    .map(([name]) => name);
}

/** Whether a record keeps the value of a field that PUT leaves out. */
export const isKeptOnReplace = (schema: Schema): boolean =>
  ['x-sequence', 'x-unique', 'x-read-only', 'x-keep-on-replace'].some((keyword) => keyword in schema);
