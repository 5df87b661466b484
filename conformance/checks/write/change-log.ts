import { getCollectionPath, type Operation } from '../../contract.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { deleteRecord } from './delete-record.ts';
import { readList, reportIfReproducible } from './read-after-write.ts';

const LOG = '/v1/journalentrylog';

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
    const deleted = await deleteRecord(context, list, created.value);
    if ('obstacle' in deleted) return;
    context.cleanup.untrack(created.value.path);
    await expectLogged(context, operation, { id, event: 'deleted', exchanges: [exchange, deleted.deletion] });
  },
};

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
