import { isDeepStrictEqual } from 'node:util';
import { findOperationAt, getCollectionPath, type Operation, toStoredPath } from '../../contract.ts';
import { toSegment } from '../../data/rows.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { deleteRecord } from './delete-record.ts';
import { readList, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

const LOG = '/v1/journalentrylog';
const LINES = '/v1/journalentries/{entryId}/lines';

/** `Action` of the log, by what happened to a journal entry. */
const ACTIONS = { added: 1, deleted: 2 } as const;

/** The journal entry log has the creation and the deletion of a journal entry. */
export const changeLogCheck: Check = {
  name: 'journal entry log',
  appliesTo: ({ kind, resource }) => kind === 'delete' && /^journalentries(withlines)?$/.test(resource),
  async run(operation, context) {
    const list = getCollectionPath(operation.path);
    const created = await context.records.create(list, 'full');
    if ('reason' in created) return;
    const { id, exchange } = created.value;
    await expectLogged(context, operation, { id, event: 'added', exchanges: [exchange] });
    await expectChangeLogged(context, operation, created.value);
    const deleted = await deleteRecord(context, list, created.value);
    if ('obstacle' in deleted) return;
    context.cleanup.untrack(created.value.path);
    await expectLogged(context, operation, { id, event: 'deleted', exchanges: [exchange, deleted.deletion] });
  },
};

/** A change of an entry, and one of a line of it, is in the log: as another row, or at a later time. */
async function expectChangeLogged(
  context: Context,
  operation: Operation,
  { id, path, exchange }: OwnRecord,
): Promise<void> {
  const lines = await readList(context, LINES, `${toStoredPath(path)}/lines`, []);
  const line = lines?.rows.map(({ id: lineId }) => toSegment(lineId)).find((segment) => segment !== undefined);
  const changes = [
    ['/v1/journalentries/{id}', toStoredPath(path)],
    ...(line === undefined ? [] : [[`${LINES}/{lineId}`, `${toStoredPath(path)}/lines/${line}`] as const]),
  ] as const;
  const readLog = () => readList(context, LOG, LOG, [['JournalEntryId', String(id)]]);
  for (const [template, target] of changes) {
    const update = findOperationAt(template, 'update');
    const before = await readLog();
    const body = { description: `changed ${context.cleanup.runTag.next()}` };
    const spec = { description: 'change an entry', path: target, body, expected: [200, 400] };
    const change = update && (await context.records.send(update, spec));
    if (!before || change?.response.status !== 200) continue;
    await reportIfReproducible(context, operation, async () => {
      const log = await readLog();
      if (!log || !isDeepStrictEqual(log.rows, before.rows)) return undefined;
      const message = `The log has nothing new after a change of journal entry ${id}.`;
      return { rule: 'change-log', message, exchanges: [exchange, change, log.exchange] };
    });
  }
}

interface LoggedEvent {
  readonly id: unknown;
  readonly event: keyof typeof ACTIONS;
  readonly exchanges: readonly HttpExchange[];
}

async function expectLogged(
  context: Context,
  operation: Operation,
  { id, event, exchanges }: LoggedEvent,
): Promise<void> {
  await reportIfReproducible(context, operation, async () => {
    const log = await readList(context, LOG, LOG, [['JournalEntryId', String(id)]]);
    if (!log || log.rows.some(({ Action }) => Action === ACTIONS[event])) return undefined;
    const message = `The log lacks an Action ${ACTIONS[event]} for journal entry ${id}, which was ${event}.`;
    return { rule: 'change-log', message, exchanges: [...exchanges, log.exchange] };
  });
}
