import { describe, expectTypeOf, it } from 'vitest';
import type { ClientCore } from '../runtime/client-core.ts';
import type { SyncedLine } from './options.ts';
import type { LedgerStore } from './store.ts';
import { syncLedger } from './sync-ledger.ts';

describe('a synced line', () => {
  it('has all fields, or the requested ones and the four key fields', () => {
    expectTypeOf<SyncedLine>().toHaveProperty('amountCredit').toEqualTypeOf<number>();
    expectTypeOf<SyncedLine<'date'>>().toHaveProperty('date').toEqualTypeOf<string>();
    expectTypeOf<keyof SyncedLine<'date'>>().toEqualTypeOf<
      'id' | 'JournalEntryId' | 'Bookyear' | 'Period' | 'date' | '_meta'
    >();
  });

  it('has the key fields also when the fields are known only at run time', () => {
    type Line = SyncedLine<keyof Omit<SyncedLine, '_meta'>>;
    expectTypeOf<Line['Bookyear']>().toEqualTypeOf<number>();
    expectTypeOf<Line['amountDebit']>().toEqualTypeOf<number | undefined>();
  });
});

it('syncLedger rejects a store that needs fields which are not requested', () => {
  const run = (client: ClientCore, store: LedgerStore<SyncedLine<'date' | 'amountDebit'>>) => {
    const options = { client, store, bookyears: [2026] };
    return [
      syncLedger(options),
      syncLedger({ ...options, fields: ['date', 'amountDebit', 'description'] }),
      // @ts-expect-error The store needs amountDebit.
      syncLedger({ ...options, fields: ['date'] }),
    ];
  };
  expectTypeOf(run).returns.toBeArray();
});
