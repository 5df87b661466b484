import { getCollectionPath, getInputProperties } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { isIdentifier, isPreservedOnReplace } from '../../judges/comparisons.ts';
import { getDifferences } from '../../judges/differences.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Check } from '../check.ts';
import { createChanges, sendChanges } from './changes.ts';
import type { AcceptedWrite, OwnRecord } from './records.ts';
import { checkStock } from './stock.ts';
import { checkWriteResponse } from './write-response.ts';

/** Checks that PUT replaces a record: a missing field gets the value of a new record without it. */
export const replaceCheck: Check = {
  name: 'replace',
  appliesTo: ({ kind }) => kind === 'replace',
  async run(operation, context) {
    const list = getCollectionPath(operation.path);
    const { records } = context;
    const record = await records.create(list, 'full');
    const isReplacing = context.samples.isFirst(operation, 'put-replaces');
    const minimal = isReplacing ? await orObstacle(records.create(list, 'minimal')) : undefined;
    const written = await orObstacle(records.write(operation, record.path, 'minimal'));
    if (written instanceof ObstacleError) context.session.coverage.skip(operation, 200, written.message);
    else {
      await checkWriteResponse(context, record, written, (read) => [
        findChangedIdentifier(record, written, read),
        minimal && !(minimal instanceof ObstacleError) ? findPreservedField(record, written, read, minimal) : undefined,
      ]);
    }
    // A record created with lines returns them, but its header does not.
    const properties = getInputProperties(operation, record.sent);
    const own = Object.fromEntries(Object.entries(record.sent).filter(([name]) => name in properties));
    await sendChanges(createChanges(operation, record.row, context.cleanup.runTag.next()), async (change) => {
      const sent = { ...own, ...change };
      const spec = { description: `replace ${Object.keys(change)}`, path: record.path, body: sent };
      const exchange = await context.send(operation, { ...spec, expected: [200, 400] });
      if (exchange.response.status === 200) await checkWriteResponse(context, record, { sent, exchange });
      return exchange.response.status === 200;
    });
    await checkStock(context, operation, record);
  },
};

/** Finds that PUT changed an omitted id or number. */
function findChangedIdentifier(before: OwnRecord, { sent, exchange }: AcceptedWrite, read: HttpExchange) {
  const properties = getInputProperties(exchange.operation);
  const names = ['id', ...Object.keys(properties).filter((name) => isIdentifier(properties[name] ?? {}))];
  const kept = Object.fromEntries(names.filter((name) => !(name in sent)).map((name) => [name, before.row[name]]));
  const [changed] = getDifferences(kept, read.json);
  if (!changed) return undefined;
  const { field, expected, actual } = changed;
  const message = `${field} was left out by PUT and is ${formatValue(actual)}; expected ${formatValue(expected)} still.`;
  return { rule: 'put-keeps-identifiers', message, exchanges: [before.exchange, exchange, read] } as const;
}

/** Finds a field omitted by PUT that differs from a new record without it. */
function findPreservedField(
  before: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  read: HttpExchange,
  minimal: OwnRecord,
): Issue | undefined {
  const row = (read.json ?? {}) as Row;
  // PUT keeps numbers, and dates that depend on the day.
  const replaced = Object.entries(getInputProperties(exchange.operation)).filter(
    ([field, schema]) => field !== '_meta' && !isPreservedOnReplace(schema) && schema['x-default'] !== 'today',
  );
  const [name] =
    replaced.find(
      ([field]) =>
        !(field in sent) && !(field in minimal.sent) && getDifferences(minimal.row[field], row[field]).length > 0,
    ) ?? [];
  if (name === undefined) return undefined;
  const expected = `expected ${formatValue(minimal.row[name])}, as in a record that is created without it`;
  const message = `${name} was left out by PUT and is ${formatValue(row[name])}; ${expected}.`;
  return { rule: 'put-replaces', message, exchanges: [before.exchange, exchange, read] };
}
