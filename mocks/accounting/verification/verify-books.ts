import { ProblemError } from '../../messages/problems.ts';
import { createClock } from '../../store/clock.ts';
import { SHARED_TENANT_ID } from '../../store/columns.ts';
import type { Database } from '../../store/database.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { openRecords } from '../../store/records.ts';
import type { StoredRecord } from '../../store/types.ts';
import { findBrokenLinks } from '../../store/verification-queries.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import type { Change } from '../hooks.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES, type InvoiceType } from '../ledger/invoice-types.ts';
import { RESULT_TYPE } from '../ledger/openings.ts';
import { createOutstanding } from '../ledger/outstanding.ts';
import { toModules } from '../modules.ts';
import { getHooks } from '../resources/index.ts';
import { createContext } from '../run.ts';
import { listLines } from '../save.ts';
import { compareFields, createFound, type Discrepancy, type Found } from './discrepancies.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Finds differences between imported books and what the ledger would have made. Roll the transaction back when it finds any. */
export function* verifyBooks(database: Database, contract: ValidatedContract): Generator<Discrepancy> {
  const now = createClock(database).timestamp();
  const user = { name: 'import', profileName: 'Import', administrations: [] };
  const administration = { id: SHARED_TENANT_ID, name: '', modules: toModules([]) };
  const shared = createContext({ contract, database, now, administration, user });
  for (const found of findUnknown(shared)) yield { ...found, administrationId: SHARED_TENANT_ID };
  for (const { id, name, modules } of getRecords(shared, 'administrations').all(shared.scope)) {
    const context = createContext({ ...shared, administration: { id, name, modules: toModules(modules) } });
    for (const found of verifyAdministration(context)) yield { ...found, administrationId: id };
  }
}

function* verifyAdministration(context: Context): Generator<Found> {
  const incomplete = [...findMissing(context), ...findUnknown(context)];
  yield* incomplete;
  // Missing records make other checks meaningless.
  if (incomplete.length > 0) return;
  for (const name of TOTALED) yield* verifyTotals(name, context);
  yield* verifyLedger(context);
  for (const type of ALL_INVOICE_TYPES) yield* verifyOutstanding(type, context);
}

/** Finds references to records that do not exist. */
function* findUnknown(context: Context): Generator<Found> {
  for (const { table, id, field, target, targetField, value } of findBrokenLinks(context, context.contract.resources)) {
    const parameters = { by: targetField, value, path: target.collectionPath };
    yield createFound(table, id, field, { key: 'referenceUnknown', parameters });
  }
}

/** Finds missing prerequisites of bookkeeping. */
function* findMissing(context: Context): Generator<Found> {
  const parameters = { administration: context.administration.id };
  const hasLines = getRecords(context, 'ledgerlines').count(context.scope, { filters: [] }) > 0;
  if (!lookup(context, 'ledgeraccounts', RESULT_TYPE, 'type'))
    yield createFound('', 0, 'administrations', { key: 'stateIncomplete', parameters });
  if (hasLines && !lookup(context, 'journals', 'M', 'type'))
    yield createFound('', 0, 'administrations', { key: 'stateWithoutMemorial', parameters });
}

/** Resources with totals of lines. */
const TOTALED = ['draftsalesinvoices', 'salesinvoices', 'salesorders', 'purchaseinvoices'];

/** Saves lines and headers as an empty PATCH would, and reports changes. */
function* verifyTotals(name: string, context: Context): Generator<Found> {
  const header = getResource(context, name);
  const { calculate } = getHooks(name);
  for (const record of openRecords(context.database, header).all(context.scope)) {
    const lines = listLines(header, record.id, context);
    for (const line of lines) yield* verifyLine(`${name}/lines`, line, context);
    yield* rejectedAs(name, record.id, () => compareFields(name, record, calculate?.(lines, context) ?? {}));
  }
}

/** Calculated fields of a line. */
const AMOUNTS = ['amountExcludingVat', 'amountVat', 'amountIncludingVat'] as const;

function* verifyLine(table: string, line: StoredRecord, context: Context): Generator<Found> {
  const found: Found[] = [];
  const change: Change = {
    record: line,
    previous: line,
    mode: 'update',
    body: {},
    scope: context.scope,
    context,
    addIssue: ({ field, ...message }) => void found.push(createFound(table, line.id, field, message)),
  };
  const saved = getHooks(table).beforeSave?.(change) ?? {};
  yield* found;
  yield* compareFields(table, line, Object.fromEntries(AMOUNTS.map((name) => [name, saved[name]])));
}

/** Reports the issues of a record that the ledger would reject. */
function* rejectedAs(table: string, id: number, work: () => Iterable<Found>): Generator<Found> {
  try {
    yield* work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    for (const { field, ...message } of error.issues) yield createFound(table, id, field, message);
  }
}

function* verifyOutstanding(type: InvoiceType, context: Context): Generator<Found> {
  const { invoices, outstanding } = INVOICE_TYPES[type];
  const stored = new Map(
    getRecords(context, outstanding)
      .all(context.scope)
      .map((record) => [record.id, record]),
  );
  for (const invoice of getRecords(context, invoices).all(context.scope)) {
    const record = stored.get(invoice.id);
    const created: Partial<RecordOf<typeof outstanding>> = createOutstanding(type, invoice, context) ?? SETTLED;
    // The age depends on the current day.
    const { age: _age, daysUntilExpiry: _days, ...expected } = created;
    const parameters = { amount: Number(expected.outstandingAmount) };
    if (record) yield* compareFields(outstanding, record, expected);
    else if (created !== SETTLED)
      yield createFound(invoices, invoice.id, 'id', { key: 'stateNotOutstanding', parameters });
  }
}

const SETTLED = { outstandingAmount: 0 };
