import { isDeepStrictEqual } from 'node:util';
import { findOperationAt, getCollectionPath, toStoredPath } from '../../contract.ts';
import { toSegment } from '../../data/rows.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { readList, reportIfReproducible } from './read-after-write.ts';
import { deleteRecord, type OwnRecord } from './records.ts';

const LOG = '/v1/journalentrylog';
const LINES = '/v1/journalentries/{entryId}/lines';

/** Values of `Action` in the log, by event. */
const ACTIONS = { added: 1, deleted: 2 } as const;

const LOGGED = {
  added: ['journal-entry-log-is-change-log', 'journal-entry-log-added'],
  deleted: ['journal-entry-log-is-change-log', 'journal-entry-log-deleted'],
} as const;

/** Checks that the log has the creation, the changes and the deletion of a journal entry. */
export const changeLogCheck: Check = {
  name: 'journal entry log',
  appliesTo: ({ kind, resource }) => kind === 'delete' && /^journalentries(withlines)?$/.test(resource),
  async run(operation, context) {
    const record = await context.records.create(getCollectionPath(operation.path), 'full');
    const { id } = record.row;
    let isDraftLogged = false;
    const readLog = () => readList(context, LOG, { path: LOG, query: [['JournalEntryId', String(id)]] });
    const expectLogged = (event: keyof typeof ACTIONS, ...exchanges: readonly HttpExchange[]) =>
      reportIfReproducible(context, operation, async () => {
        const log = await readLog();
        if (!log || log.rows.some(({ Action }) => Action === ACTIONS[event])) return undefined;
        const message = `The log lacks an Action ${ACTIONS[event]} for journal entry ${id}, which was ${event}.`;
        const provenance = isDraftLogged ? LOGGED[event] : undefined;
        return { rule: 'change-log', message, provenance, exchanges: [record.exchange, ...exchanges, log.exchange] };
      });
    await expectLogged('added');
    // Logging drafts is a decision, which a server's first entry shows.
    isDraftLogged = (await readLog())?.rows.some(({ Action }) => Action === ACTIONS.added) ?? false;
    for (const change of await listChanges(context, record)) {
      const before = await readLog();
      const exchange = await change();
      if (!before || exchange?.response.status !== 200) continue;
      // Another row, or a later time.
      await reportIfReproducible(context, operation, async () => {
        const log = await readLog();
        if (!log || !isDeepStrictEqual(log.rows, before.rows)) return undefined;
        const message = `The log has nothing new after a change of journal entry ${id}.`;
        const provenance = isDraftLogged ? LOGGED.added : undefined;
        return { rule: 'change-log', message, provenance, exchanges: [record.exchange, exchange, log.exchange] };
      });
    }
    const deletion = await deleteRecord(context, record);
    context.cleanup.untrack(record.path);
    await expectLogged('deleted', deletion);
  },
};

async function listChanges(context: Context, { path }: OwnRecord) {
  const entry = toStoredPath(path);
  const lines = await readList(context, LINES, { path: `${entry}/lines` });
  const line = lines?.rows.map(({ id }) => toSegment(id)).find((segment) => segment !== undefined);
  const targets = [['/v1/journalentries/{id}', entry]];
  if (line !== undefined) targets.push([`${LINES}/{lineId}`, `${entry}/lines/${line}`]);
  return targets.map(([template = '', target = '']) => async (): Promise<HttpExchange | undefined> => {
    const update = findOperationAt(template, 'update');
    const body = { description: `changed ${context.cleanup.runTag.next()}` };
    const spec = { description: 'change an entry', path: target, body, expected: [200, 400] };
    return update && context.send(update, spec);
  });
}
