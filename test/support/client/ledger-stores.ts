import { type LedgerStore, memoryLedgerStore, type SyncedLine } from '../../../client/sync/index.ts';

/** Fields of a line that a copy of the tests has. */
export const ledgerFields = [
  ...(['id', 'JournalEntryId', 'Bookyear', 'Period', 'date', 'sourceDocumentNumber', 'ledgerAccountId'] as const),
  ...(['ledgerAccountNumber', 'description', 'amountDebit', 'amountCredit', 'debtorId', 'invoiceNumber'] as const),
];

export type StoredLine = SyncedLine<(typeof ledgerFields)[number]>;

export interface TestStore {
  readonly store: LedgerStore<StoredLine>;
  /** Lists all lines, sorted by `id`, as the platform returns them. */
  listLines(): Promise<Omit<StoredLine, '_meta'>[]>;
}

/** Opens an empty store in memory, which outlives a run that crashes. */
export function openStore(): TestStore {
  const store = memoryLedgerStore<StoredLine>();
  return { store, listLines: async () => store.lines().map(({ _meta, ...line }) => line) };
}

/** Opens another store with the content of this one. */
export async function copyStore(tested: TestStore): Promise<TestStore> {
  const copy = openStore();
  const lines = (await tested.listLines()) as StoredLine[];
  const state = await tested.store.state();
  if (state) await copy.store.apply({ removeEntries: [], removeParts: [], lines, state });
  return copy;
}
