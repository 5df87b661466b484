import type { Resource } from '../../contract/model.ts';
import { getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { quote } from './database.ts';
import { selectOpeningBalances } from './ledger-queries.ts';
import { PLATFORM_ENTRIES, type Tenant } from './system-tables.ts';

/** A column of a table, or a part of one, that names a record. */
interface Link {
  readonly table: string;
  readonly field: string;
  readonly column: string;
  readonly target: Resource;
  readonly targetField: string;
}

/** A value that names no record. */
export interface BrokenLink extends Omit<Link, 'column'> {
  /** Identifier of the record that has it; of a row without one, the value. */
  readonly id: number;
  readonly value: string;
}

/** Links that the contract does not declare, because they keep no record from being deleted. */
const UNDECLARED: readonly (readonly [table: string, field: string, target: string])[] = [
  ['salesinvoices', 'fileId', 'files'],
  ['purchaseinvoices', 'fileId', 'files'],
  ['outstandingsalesinvoices', 'id', 'salesinvoices'],
  ['outstandingpurchaseinvoices', 'id', 'purchaseinvoices'],
  ['ledgerlines', 'salesInvoiceId', 'salesinvoices'],
  ['ledgerlines', 'purchaseInvoiceId', 'purchaseinvoices'],
  ['stock_taken', 'orderId', 'salesorders'],
  ['stock_taken', 'articleId', 'articles'],
  ['layouts', 'fileId', 'files'],
];

/** Finds the broken links of the records of a tenant; those of all administrations belong to the shared one. */
export function* findBrokenLinks(tenant: Tenant, resources: ReadonlyMap<string, Resource>): Generator<BrokenLink> {
  const { id: owner } = tenant.administration;
  for (const { column, ...link } of listLinks(resources)) {
    const { table, target, targetField } = link;
    const source = resources.get(table);
    if ((source?.isShared ?? false) !== (owner === SHARED_TENANT_ID)) continue;
    const text = `
      select rowid, ${column} as value from ${quote(source ? getTableName(source) : table)}
      where ${TENANT_COLUMN} = ? and value is not null and value not in
        (select ${quote(targetField)} from ${quote(getTableName(target))} where ${TENANT_COLUMN} = ?)`;
    const targetOwner = target.isShared ? SHARED_TENANT_ID : owner;
    for (const [rowid, value] of tenant.database.allAsArrays(text, owner, targetOwner))
      yield { ...link, id: Number(source ? rowid : value), value: String(value) };
  }
}

function listLinks(resources: ReadonlyMap<string, Resource>): readonly Link[] {
  const toLink = (table: string, field: string, column: string, name: string, targetField = 'id'): readonly Link[] => {
    const target = resources.get(name);
    return target ? [{ table, field, column, target, targetField }] : [];
  };
  const declared = [...resources.values()].filter(({ hasTable }) => hasTable);
  return [
    ...declared.flatMap(({ name, parent, fields }) => [
      ...(parent ? toLink(name, parent.parameter, PARENT_COLUMN, parent.resource) : []),
      ...fields.flatMap(({ name: field, references, nestedReferences }) => [
        ...(references ? toLink(name, field, quote(field), references.resource, references.targetField) : []),
        ...nestedReferences.flatMap(({ name: part, reference }) =>
          toLink(name, `${field}.${part}`, `${quote(field)} ->> '${part}'`, reference.resource, reference.targetField),
        ),
      ]),
    ]),
    ...UNDECLARED.flatMap(([table, field, target]) => toLink(table, field, quote(field), target)),
  ];
}

/** Returns the entries that both a client and the platform made. */
export function findSharedEntries({ database, administration }: Tenant): readonly number[] {
  const text = `select id from ${PLATFORM_ENTRIES} where ${TENANT_COLUMN} = ? and id in (select id from journalentries)`;
  return database.allAsArrays(text, administration.id).map(([id]) => Number(id));
}

/** Finds an account whose line in an opening is not what the year before comes to; undefined when there is none. */
export function findWrongOpeningAccount(
  tenant: Tenant,
  year: number,
  entryId: number,
  controlTypes: readonly number[],
): number | undefined {
  // The year before has the balances of those before it in its own opening.
  const balances = selectOpeningBalances(tenant, [year - 1], year - 1, controlTypes);
  const group = `group by ledgerAccountId, ${balances.party} having sum(cents) <> 0`;
  const text = `
    with ${balances.sql},
    expected as (select accountId as ledgerAccountId, ${balances.party}, sum(cents) from balances ${group}),
    posted as (
      select ledgerAccountId, ${balances.party}, sum(amountDebit - amountCredit) as cents from ledgerlines
      where ${TENANT_COLUMN} = ? and JournalEntryId = ? group by ledgerAccountId, ${balances.party} having cents <> 0)
    select ledgerAccountId from
      (select * from (select * from expected except select * from posted)
      union all select * from (select * from posted except select * from expected)) limit 1`;
  const [row] = tenant.database.allAsArrays(text, ...balances.values, tenant.administration.id, entryId);
  return row && Number(row[0]);
}

/** A row of the journal entry log that contradicts the entry, or the row before it, by the field that does. */
export interface WrongChange {
  readonly id: number;
  readonly field: string;
}

/**
 * Finds rows of the log that contradict the books: the last one of an entry says where the entry is, or that it is gone, and the
 * moments never go back.
 */
export function findWrongChanges({ database, administration: { id } }: Tenant): readonly WrongChange[] {
  const text = `
    with changes as (
      select max(id) as id, JournalEntryId, Action, Bookyear, sourceDocumentNumber
      from journalentrylog where ${TENANT_COLUMN} = ? group by JournalEntryId),
    entries as (
      select id as entryId, bookYear as year, sourceDocumentNumber as number from journalentries where ${TENANT_COLUMN} = ?
      union select JournalEntryId, Bookyear, sourceDocumentNumber from ledgerlines where ${TENANT_COLUMN} = ? and Period > 0),
    moments as (
      select id, ChangedDate < lag(ChangedDate) over (order by id) as isEarlier
      from journalentrylog where ${TENANT_COLUMN} = ?)
    select id, 'JournalEntryId' from changes left join entries on entryId = JournalEntryId
      where (Action = 1) <> (entryId is not null)
    union select id, 'Bookyear' from changes join entries on entryId = JournalEntryId where Action = 1 and Bookyear <> year
    union select id, 'sourceDocumentNumber' from changes join entries on entryId = JournalEntryId
      where Action = 1 and sourceDocumentNumber <> number
    union select id, 'ChangedDate' from moments where isEarlier
    order by 1`;
  return database.allAsArrays(text, id, id, id, id).map(([row, field]) => ({ id: Number(row), field: String(field) }));
}

/** Returns the first line of each posted entry that the log does not have. */
export function findUnloggedLines({ database, administration: { id } }: Tenant): readonly number[] {
  const text = `
    select min(id) from ledgerlines where ${TENANT_COLUMN} = ? and Period > 0
      and JournalEntryId not in (select JournalEntryId from journalentrylog where ${TENANT_COLUMN} = ?)
    group by JournalEntryId`;
  return database.allAsArrays(text, id, id).map(([line]) => Number(line));
}
