import type { Rules } from './rules.ts';

/** The journal entry log: `ChangedDate_from` leaves out what changed before that moment. */
export const journalEntryLog: Rules = {
  listed: ({ query }) =>
    query.ChangedDate_from === undefined ? [] : [['ChangedDate', [moment(String(query.ChangedDate_from))], 'from']],
};

/** A moment as the store keeps it, in whole seconds of UTC. What changes within a second counts as changed after it. */
function moment(text: string): string {
  return `${new Date(text).toISOString().slice(0, 19)}Z`;
}
