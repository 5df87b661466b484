import type { JournalEntry } from '../../insight/requests/entry.ts';
import { createFingerprint, hideSecrets } from '../../insight/requests/hide-secrets.ts';
import type { JournalStorage, StoredJournal } from '../../insight/requests/journal.ts';
import type { Database } from '../../store/database.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';

/** Idle milliseconds before changes are saved, so that no request waits for the disk. */
const SAVE_AFTER_MS = 1000;

/** @param shutdown stops saving; unsaved changes are lost. */
export function createJournalStorage(
  database: Database,
  { operations }: ValidatedContract,
  shutdown: AbortSignal,
): JournalStorage & { readonly flush: () => void } {
  database.exec(`
    create table if not exists request_journal (sequence integer primary key, entry text not null);
    create table if not exists request_journal_state (last_sequence integer not null, fingerprint_key integer not null);
  `);
  const getHighest = () => Number(database.get('select max(sequence) as highest from request_journal')?.highest ?? 0);
  let saved = getHighest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saveChanges: (() => void) | undefined;

  function flush(): void {
    clearTimeout(timer);
    saveChanges?.();
    saveChanges = undefined;
  }

  function save({ entries, lastSequence }: StoredJournal, key: number): void {
    if (shutdown.aborted) return;
    const fingerprint = createFingerprint(key);
    database.transaction(() => {
      database.run('delete from request_journal where sequence < ?', entries[0]?.sequence ?? lastSequence + 1);
      for (const entry of entries) {
        if (entry.sequence <= saved) continue;
        const text = JSON.stringify({ ...hideSecrets(entry, fingerprint), operation: entry.operation?.id });
        database.run('insert or replace into request_journal values (?, ?)', entry.sequence, text);
      }
      database.run('delete from request_journal_state');
      database.run('insert into request_journal_state values (?, ?)', lastSequence, key);
    });
    saved = lastSequence;
  }

  return {
    load() {
      const state = database.get('select last_sequence, fingerprint_key from request_journal_state');
      const rows = database.all('select entry from request_journal order by sequence');
      return {
        lastSequence: Number(state?.last_sequence ?? 0),
        key: state && Number(state.fingerprint_key),
        entries: rows.map(({ entry }) => {
          const { operation, ...rest } = JSON.parse(String(entry));
          return { ...rest, operation: operations.find(({ id }) => id === operation) } as JournalEntry;
        }),
      };
    },
    /** Saves the journal without its secrets, when no response waits. */
    note(journal: StoredJournal, key: number) {
      clearTimeout(timer);
      saveChanges = () => save(journal, key);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    flush,
  };
}
