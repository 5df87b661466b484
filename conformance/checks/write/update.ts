import {
  findAlternative,
  getCollectionPath,
  getInputSchema,
  getTypes,
  isJsonObject,
  type JsonObject,
  type Operation,
} from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { createTagText } from '../../data/run-tag.ts';
import { findChange } from '../../judges/comparisons.ts';
import { formatDifference } from '../../judges/differences.ts';
import { has } from '../../judges/page.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { createChanges } from './changes.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';
import { checkWriteResponse } from './write-response.ts';

/** PATCH changes the fields that are sent, and no others. */
export const updateCheck: Check = {
  name: 'update',
  appliesTo: ({ kind }) => kind === 'update',
  async run(operation, context) {
    const { coverage } = context.session;
    const { records } = context;
    const created = await records.create(getCollectionPath(operation.path), 'full');
    if ('reason' in created) return coverage.skip(operation, 200, created.reason);
    const record = created.value;
    const written = await records.write(operation, record.path, 'example');
    if ('reason' in written) coverage.skip(operation, 200, written.reason);
    else await checkUpdate(context, operation, record, record.row, written.value);
    const patches = [
      ...(await createPatches(context, operation)),
      ...createChanges(operation, record.row),
      ...createPartialObject(operation, record.row),
    ];
    for (const patch of patches) await sendPatch(context, operation, record, patch);
    await checkReadOnly(context, operation, record);
  },
};

const getProperties = (operation: Operation) => findAlternative(getInputSchema(operation) ?? {}, {}).properties;

/** Patches of one field: another text, and null where a field can be null. */
async function createPatches(context: Context, operation: Operation): Promise<readonly JsonObject[]> {
  const { records } = context;
  const template = await records.getTemplate(operation, 'example');
  const properties = getProperties(operation);
  const [first, ...others] = template?.tagFields ?? [];
  const nullable = others.find((name) => getTypes(properties[name] ?? {}).includes('null'));
  return [
    ...(first === undefined
      ? []
      : [{ [first]: createTagText(properties[first] ?? {}, context.cleanup.runTag.next()) }]),
    ...(nullable === undefined ? [] : [{ [nullable]: null }]),
  ];
}

async function sendPatch(context: Context, operation: Operation, record: OwnRecord, sent: JsonObject): Promise<void> {
  const before = await readRecord(context, getCollectionPath(operation.path), record.path);
  const spec = { description: `update ${Object.keys(sent)}`, path: record.path, body: sent, expected: [200, 400] };
  const exchange = await context.records.send(operation, spec);
  if (exchange.response.status !== 200 || before.response.status !== 200) return;
  await checkUpdate(context, operation, record, (before.json ?? {}) as Row, { sent, exchange, tag: '' });
}

/** Fields that nobody can edit, with the statement that says so. */
const READ_ONLY = { currentStock: 'article-stock-not-editable' } as const;

/** A field that nobody can edit is rejected or ignored. */
async function checkReadOnly(
  context: Context,
  operation: Operation,
  { path, row, exchange }: OwnRecord,
): Promise<void> {
  for (const [name, statement] of Object.entries(READ_ONLY)) {
    if (!has(row, name)) continue;
    const value = Number(row[name] ?? 0) + 7;
    const body = { [name]: value };
    const sent = await context.records.send(operation, {
      description: `update ${name}`,
      path,
      body,
      expected: [200, 400],
    });
    if (sent.response.status >= 300) continue;
    await reportIfReproducible(context, operation, async () => {
      const read = await readRecord(context, getCollectionPath(operation.path), path);
      if ((read.json as Row | null)?.[name] !== value) return undefined;
      const message = `${name} was changed to ${value} by PATCH.`;
      return { rule: 'read-only-field', message, provenance: [statement], exchanges: [exchange, sent, read] };
    });
  }
}

async function checkUpdate(
  context: Context,
  operation: Operation,
  record: OwnRecord,
  before: Row,
  written: AcceptedWrite,
): Promise<void> {
  await checkWriteResponse(context, operation, record, written, 'updated-as-sent', (read) => [
    findChangedField(operation, record, before, written, read),
  ]);
}

/** A patch with one field of an object, whose others are emptied then; the response is judged. */
function createPartialObject(operation: Operation, row: Row): readonly JsonObject[] {
  const [name = '', object] = Object.entries(row).find(([key, value]) => key !== '_meta' && isJsonObject(value)) ?? [];
  const property = getProperties(operation)[name];
  if (!property || !isJsonObject(object)) return [];
  const { required } = findAlternative(property, object);
  const [first, ...others] = Object.keys(object).filter((key) => object[key] !== null && !required.includes(key));
  if (first === undefined || others.length === 0) return [];
  return [{ [name]: Object.fromEntries([...required, first].map((key) => [key, object[key]])) }];
}

/** Finds a field that PATCH did not send, and that has changed. */
function findChangedField(
  operation: Operation,
  record: OwnRecord,
  before: Row,
  { sent, exchange }: AcceptedWrite,
  read: HttpExchange,
): Issue | undefined {
  const difference = findChange(operation, sent, before, read.json);
  if (!difference) return undefined;
  const message = `PATCH of ${Object.keys(sent)} changes another field: ${formatDifference(difference, 'was expected')}`;
  return { rule: 'patch-keeps', message, exchanges: [record.exchange, exchange, read] };
}
