import { incompleteBooksError } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { type Context, lookup } from '../context.ts';

type Journal = RecordOf<'journals'>;

const ENTRY_TYPES: readonly string[] = ['M', 'K'];

export const acceptsEntries = ({ type }: Journal): boolean => ENTRY_TYPES.includes(type);

/** Returns the first journal of a type, for the platform's own entries. */
export function getJournal(type: 'M' | 'V' | 'I', context: Context): number {
  const journal = lookup(context, 'journals', type, 'type');
  if (!journal) throw incompleteBooksError(`journals of type ${type}`);
  return journal.id;
}

/** Returns the journal of a bank account or cash register; undefined for any other account. */
export const findMoneyJournal = (ledgerAccountId: number | undefined, context: Context): Journal | undefined =>
  lookup(context, 'journals', ledgerAccountId, 'ledgerAccountId');
