import { describe, expectTypeOf, test } from 'vitest';
import type { Connection } from '../connection.ts';
import type { SyncedLine } from './options.ts';
import type { LedgerStore } from './store.ts';
import { syncLedger } from './sync-ledger.ts';

/** The type check of the repository judges these: `tsc` fails where an expectation does not hold. */
describe('a line', () => {
  test('has all fields, or those that were chosen and the four that every line has', () => {
    expectTypeOf<SyncedLine>().toHaveProperty('amountCredit').toEqualTypeOf<number>();
    expectTypeOf<SyncedLine<'date'>>().toHaveProperty('date').toEqualTypeOf<string>();
    expectTypeOf<keyof SyncedLine<'date'>>().toEqualTypeOf<
      'id' | 'JournalEntryId' | 'Bookyear' | 'Period' | 'date' | '_meta'
    >();
  });

  test('has the four also when the fields are known only when the program runs', () => {
    type Line = SyncedLine<keyof Omit<SyncedLine, '_meta'>>;
    expectTypeOf<Line['Bookyear']>().toEqualTypeOf<number>();
    expectTypeOf<Line['amountDebit']>().toEqualTypeOf<number | undefined>();
  });
});

describe('a store', () => {
  test('must not need fields that are not asked for', () => {
    const run = (connection: Connection, store: LedgerStore<SyncedLine<'date' | 'amountDebit'>>) => {
      const options = { connection, store, bookyears: [2026] };
      return [
        syncLedger(options),
        syncLedger({ ...options, fields: ['date', 'amountDebit', 'description'] }),
        // @ts-expect-error The store needs amountDebit.
        syncLedger({ ...options, fields: ['date'] }),
      ];
    };
    expectTypeOf(run).returns.toBeArray();
  });
});
