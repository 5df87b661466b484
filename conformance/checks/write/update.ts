import {
  findAlternative,
  getCollectionPath,
  getInputProperties,
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
import { toIssues } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
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
    const record = await context.records.create(getCollectionPath(operation.path), 'full');
    const written = await orObstacle(context.records.write(operation, record.path, 'example'));
    if (written instanceof ObstacleError) context.session.coverage.skip(operation, 200, written.message);
    else await checkUpdate(context, record, record.row, written);
    const patches = [
      ...(await createPatches(context, operation)),
      ...createChanges(operation, record.row),
      ...createPartialObject(operation, record.row),
    ];
    for (const sent of patches) {
      const before = await readRecord(context, record);
      const spec = { description: `update ${Object.keys(sent)}`, path: record.path, body: sent, expected: [200, 400] };
      const exchange = await context.send(operation, spec);
      if (exchange.response.status !== 200 || before.response.status !== 200) continue;
      await checkUpdate(context, record, (before.json ?? {}) as Row, { sent, exchange });
    }
    await checkStock(context, operation, record);
  },
};

/** Patches of one field: another text, and null where a field can be null. */
async function createPatches(context: Context, operation: Operation): Promise<readonly JsonObject[]> {
  const template = await context.records.getTemplate(operation, 'example');
  const properties = getInputProperties(operation);
  const [first, ...others] = template?.tagFields ?? [];
  const nullable = others.find((name) => getTypes(properties[name] ?? {}).includes('null'));
  const patches: JsonObject[] = [];
  if (first) patches.push({ [first]: createTagText(properties[first] ?? {}, context.cleanup.runTag.next()) });
  if (nullable) patches.push({ [nullable]: null });
  return patches;
}

/** A patch with one field of an object, whose others are emptied then; the response is judged. */
function createPartialObject(operation: Operation, row: Row): readonly JsonObject[] {
  const [name = '', object] = Object.entries(row).find(([key, value]) => key !== '_meta' && isJsonObject(value)) ?? [];
  const property = getInputProperties(operation)[name];
  if (!property || !isJsonObject(object)) return [];
  const { required } = findAlternative(property, object);
  const [first, ...others] = Object.keys(object).filter((key) => object[key] !== null && !required.includes(key));
  if (first === undefined || others.length === 0) return [];
  return [{ [name]: Object.fromEntries([...required, first].map((key) => [key, object[key]])) }];
}

/** Checks the response, and that no field has changed that PATCH did not send. */
function checkUpdate(context: Context, record: OwnRecord, before: Row, written: AcceptedWrite): Promise<void> {
  const { sent, exchange } = written;
  return checkWriteResponse(context, record, written, (read) => {
    const difference = findChange(exchange.operation, sent, before, read.json);
    const effect = difference && formatDifference(difference, 'was expected');
    const message = effect && `PATCH of ${Object.keys(sent)} changes another field: ${effect}`;
    return toIssues('patch-keeps', message, [record.exchange, exchange, read]);
  });
}

/** A stock that nobody can edit is rejected or ignored. */
async function checkStock(context: Context, operation: Operation, record: OwnRecord): Promise<void> {
  if (!has(record.row, 'currentStock')) return;
  const currentStock = Number(record.row.currentStock ?? 0) + 7;
  const spec = { description: 'update currentStock', path: record.path, body: { currentStock }, expected: [200, 400] };
  const sent = await context.send(operation, spec);
  if (sent.response.status >= 300) return;
  await reportIfReproducible(context, operation, async () => {
    const read = await readRecord(context, record);
    const isChanged = (read.json as Row | null)?.currentStock === currentStock;
    const message = isChanged ? `currentStock was changed to ${currentStock} by PATCH.` : undefined;
    return toIssues('read-only-field', message, [record.exchange, sent, read]);
  });
}
