import { getDate } from '../../contract/dates.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import { updateAges } from '../store/ledger-queries.ts';
import { getSetting, saveSetting } from '../store/system-tables.ts';
import { type Context, getRecords } from './context.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES } from './ledger/invoice-types.ts';
import { updateOpenings } from './ledger/openings.ts';

export function createContext(request: Omit<Context, 'scope' | 'today' | 'changes'>): Context {
  return {
    ...request,
    scope: { administrationId: request.administration.id },
    today: getDate(request.now),
    changes: { lines: [], years: undefined },
  };
}

export function read<Result>(context: Context, work: () => Result): Result {
  rollOver(context);
  return context.database.readOnly(work);
}

/** Runs work that writes the books: all of it or nothing. */
export function write<Result>(context: Context, work: () => Result): Result {
  rollOver(context);
  return context.database.transaction(() => {
    const result = work();
    if (context.changes.lines.length > 0) updateOpenings(context);
    return result;
  });
}

const SETTING = 'bookDay';

/**
 * Updates all administrations for a new date: ages of outstanding invoices and provisional openings. Runs at the first request of
 * a day, and after the clock was set; the platform does it at midnight in the Netherlands.
 */
function rollOver(context: Context): void {
  const { database, today } = context;
  if (database.cached(SETTING, () => getSetting(database, SETTING)) === today) return;
  database.transaction(() => {
    for (const type of ALL_INVOICE_TYPES) updateAges(context, INVOICE_TYPES[type].outstanding, today);
    for (const { id, name } of getRecords(context, 'administrations').all({ administrationId: SHARED_TENANT_ID })) {
      updateOpenings(createContext({ ...context, administration: { ...context.administration, id, name } }));
    }
    saveSetting(database, SETTING, today);
  });
}
