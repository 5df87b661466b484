import { findAlternative, getCollectionPath, getInputSchema, type Operation } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { isIdentifier, isKeptOnReplace } from '../../judges/comparisons.ts';
import { getDifferences } from '../../judges/differences.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Check } from '../check.ts';
import { createChanges } from './changes.ts';
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
    const isReplacing = context.samples.isFirst(operation, 'put-replaces');
    const minimal = isReplacing ? await records.create(list, 'minimal') : undefined;
    const written = await records.write(operation, created.value.path, 'minimal');
    if ('reason' in written) return coverage.skip(operation, 200, written.reason);
    await checkWriteResponse(context, operation, created.value, written.value, 'replaced-as-sent', (read) => [
      findChangedIdentifier(operation, created.value, written.value, read),
      ...(minimal && 'value' in minimal
        ? [findKeptField(operation, created.value, written.value, read, minimal.value)]
        : []),
    ]);
    for (const change of createChanges(operation, created.value.row)) {
      const spec = { description: `replace ${Object.keys(change)}`, path: created.value.path, expected: [200, 400] };
      const sent = { ...created.value.sent, ...change };
      const exchange = await records.send(operation, { ...spec, body: sent });
      if (exchange.response.status !== 200) continue;
      await checkWriteResponse(
        context,
        operation,
        created.value,
        { sent, exchange, tag: '' },
        'replaced-as-sent',
        () => [],
      );
    }
  },
};

/** Finds that PUT changed what identifies a record, and was left out: its id and its number. */
function findChangedIdentifier(
  operation: Operation,
  before: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  read: HttpExchange,
): Issue | undefined {
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, {});
  const names = ['id', ...Object.keys(properties).filter((name) => isIdentifier(properties[name] ?? {}))];
  const kept = Object.fromEntries(names.filter((name) => !(name in sent)).map((name) => [name, before.row[name]]));
  const [changed] = getDifferences(kept, read.json);
  if (!changed) return undefined;
  const { field, expected, actual } = changed;
  const message = `${field} was left out by PUT and is ${formatValue(actual)}; expected ${formatValue(expected)} still.`;
  return { rule: 'put-keeps-identifiers', message, exchanges: [before.exchange, exchange, read] };
}

/** Finds a field that PUT left out, and that is not as in a record that was created without it. */
function findKeptField(
  operation: Operation,
  before: OwnRecord,
  { sent, exchange }: AcceptedWrite,
  read: HttpExchange,
  minimal: OwnRecord,
): Issue | undefined {
  const row = (read.json ?? {}) as Row;
  const omitted = getReplacedFields(operation).filter((name) => !(name in sent) && !(name in minimal.sent));
  const name = omitted.find((field) => getDifferences(minimal.row[field], row[field]).length > 0);
  if (name === undefined) return undefined;
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
