import {
  findAlternative,
  getCollectionPath,
  getInputProperties,
  isJsonObject,
  type JsonObject,
  type Operation,
} from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { findChange } from '../../judges/comparisons.ts';
import { formatDifference } from '../../judges/differences.ts';
import { toIssues } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Check, Context } from '../check.ts';
import { createChanges, createEmptying, sendChanges } from './changes.ts';
import { readRecord } from './read-after-write.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';
import { checkStock } from './stock.ts';
import { checkWriteResponse } from './write-response.ts';

/** Checks that PATCH changes only the sent fields. */
export const updateCheck: Check = {
  name: 'update',
  appliesTo: ({ kind }) => kind === 'update',
  async run(operation, context) {
    const record = await context.records.create(getCollectionPath(operation.path), 'full');
    const written = await orObstacle(context.records.write(operation, record.path, 'example'));
    if (written instanceof ObstacleError) context.session.coverage.skip(operation, 200, written.message);
    else await checkUpdate(context, record, record.row, written);
    const patches = [
      createEmptying(operation, record.row),
      ...createChanges(operation, record.row, context.cleanup.runTag.next()),
      ...createPartialObject(operation, record.row),
    ];
    await sendChanges(patches, async (sent) => {
      const before = await readRecord(context, record);
      const spec = { description: `update ${Object.keys(sent)}`, path: record.path, body: sent, expected: [200, 400] };
      const exchange = await context.send(operation, spec);
      const isAccepted = exchange.response.status === 200;
      if (isAccepted && before.response.status === 200)
        await checkUpdate(context, record, (before.json ?? {}) as Row, { sent, exchange });
      return isAccepted;
    });
    await checkStock(context, operation, record);
  },
};

/** Creates a patch with one field of an object, which empties the others; the response is judged. */
function createPartialObject(operation: Operation, row: Row): readonly JsonObject[] {
  const [name = '', object] = Object.entries(row).find(([key, value]) => key !== '_meta' && isJsonObject(value)) ?? [];
  const property = getInputProperties(operation)[name];
  if (!property || !isJsonObject(object)) return [];
  const { required } = findAlternative(property, object);
  const [first, ...others] = Object.keys(object).filter((key) => object[key] !== null && !required.includes(key));
  if (first === undefined || others.length === 0) return [];
  return [{ [name]: Object.fromEntries([...required, first].map((key) => [key, object[key]])) }];
}

/** Checks the response, and that all other fields are unchanged. */
function checkUpdate(context: Context, record: OwnRecord, before: Row, written: AcceptedWrite): Promise<void> {
  const { sent, exchange } = written;
  return checkWriteResponse(context, record, written, (read) => {
    const difference = findChange(exchange.operation, sent, before, read.json);
    const effect = difference && formatDifference(difference, 'was expected');
    const message = effect && `PATCH of ${Object.keys(sent)} changes another field: ${effect}`;
    return toIssues('patch-keeps', message, [record.exchange, exchange, read]);
  });
}
