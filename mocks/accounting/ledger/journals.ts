import type { StoredRecord } from '../../store/records.ts';
import { type Context, lookup } from '../context.ts';

/** Types of the journals in which journal entries are made: memorials and cash registrations. */
const typesForEntries: readonly unknown[] = ['M', 'K'];

/** Types of the journals of money accounts: cash registers and banks. */
const typesOfMoney: readonly unknown[] = ['K', 'B'];

/** Whether journal entries can be made in a journal. */
export const takesEntries = ({ type }: StoredRecord): boolean => typesForEntries.includes(type);

/** The first journal of a type, which the entries that the platform makes are in. */
export function journalOfType(type: 'M' | 'V' | 'I', context: Context): number {
  const journal = lookup(context, 'journals', type, 'type');
  if (!journal) throw new Error(`Administration ${context.administration.id} has no journal of type ${type}`);
  return journal.id;
}

/** The journal of a bank account or cash register; nothing for an account that holds no money. */
export function journalOfMoney(ledgerAccountId: number | undefined, context: Context): StoredRecord | undefined {
  const journal = lookup(context, 'journals', ledgerAccountId, 'ledgerAccountId');
  return journal && typesOfMoney.includes(journal.type) ? journal : undefined;
}
