import type { Resource } from '../../contract/model.ts';
import { getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { quote } from './database.ts';
import { PLATFORM_ENTRIES, type Tenant } from './system-tables.ts';

/** Column of a table, or part of one, that names a record. */
interface Link {
  readonly table: string;
  readonly field: string;
  readonly column: string;
  readonly target: Resource;
  readonly targetField: string;
  /** SQL condition for rows with such a name. */
  readonly condition: string;
}

/** Value that names no record. */
interface BrokenLink extends Pick<Link, 'table' | 'field' | 'target' | 'targetField'> {
  /** Identifier of the record; of a row without one, the value. */
  readonly id: number;
  readonly value: string;
}

/** Links that the contract does not declare: they do not prevent a deletion. */
const UNDECLARED: readonly (readonly [table: string, field: string, target: string, resource?: string])[] = [
  ['salesinvoices', 'fileId', 'files'],
  ['purchaseinvoices', 'fileId', 'files'],
  ['outstandingsalesinvoices', 'id', 'salesinvoices'],
  ['outstandingpurchaseinvoices', 'id', 'purchaseinvoices'],
  ['ledgerlines', 'salesInvoiceId', 'salesinvoices'],
  ['ledgerlines', 'purchaseInvoiceId', 'purchaseinvoices'],
  ['stock_taken', 'orderId', 'salesorders'],
  ['stock_taken', 'articleId', 'articles'],
  ['documents', 'invoiceId', 'salesinvoices'],
  ['documents', 'fileId', 'files'],
  ['documents', 'paymentMethodId', 'paymentmethod'],
  ['documents', 'sellerCountryId', 'countries'],
  [PLATFORM_ENTRIES, 'recordId', 'journals', 'journals'],
  [PLATFORM_ENTRIES, 'recordId', 'salesinvoices', 'salesinvoices'],
  [PLATFORM_ENTRIES, 'recordId', 'salesinvoices', 'outstandingsalesinvoices'],
  [PLATFORM_ENTRIES, 'recordId', 'purchaseinvoices', 'purchaseinvoices'],
  [PLATFORM_ENTRIES, 'recordId', 'purchaseinvoices', 'outstandingpurchaseinvoices'],
];

/** Finds the broken links of a tenant's records. The shared tenant has the records of all administrations. */
export function* findBrokenLinks(tenant: Tenant, resources: ReadonlyMap<string, Resource>): Generator<BrokenLink> {
  const { id: owner } = tenant.administration;
  for (const { column, condition, ...link } of listLinks(resources)) {
    const { table, target, targetField } = link;
    const source = resources.get(table);
    if ((source?.isShared ?? false) !== (owner === SHARED_TENANT_ID)) continue;
    const text = `
      select ${source || table === PLATFORM_ENTRIES ? 'id' : column}, ${column} as value
      from ${quote(source ? getTableName(source) : table)}
      where ${TENANT_COLUMN} = ? and value is not null and ${condition} and value not in
        (select ${quote(targetField)} from ${quote(getTableName(target))} where ${TENANT_COLUMN} = ?)`;
    const targetOwner = target.isShared ? SHARED_TENANT_ID : owner;
    for (const [id, value] of tenant.database.allAsArrays(text, owner, targetOwner))
      yield { ...link, id: Number(id), value: String(value) };
  }
}

function listLinks(resources: ReadonlyMap<string, Resource>): readonly Link[] {
  const toLink = (
    table: string,
    [field, column]: readonly [string, string],
    { resource, targetField }: { readonly resource: string; readonly targetField: string },
    condition = 'true',
  ): readonly Link[] => {
    const target = resources.get(resource);
    return target ? [{ table, field, column, target, targetField, condition }] : [];
  };
  const declared = [...resources.values()].filter(({ hasTable }) => hasTable);
  return [
    ...declared.flatMap(({ name, parent, fields }) => [
      ...(parent ? toLink(name, [parent.parameter, PARENT_COLUMN], { ...parent, targetField: 'id' }) : []),
      ...fields.flatMap(({ name: field, references, nestedReferences }) => [
        ...(references ? toLink(name, [field, quote(field)], references) : []),
        ...nestedReferences.flatMap(({ name: part, reference }) =>
          toLink(name, [`${field}.${part}`, `${quote(field)} ->> '${part}'`], reference),
        ),
      ]),
    ]),
    ...UNDECLARED.flatMap(([table, field, resource, origin]) =>
      toLink(table, [field, quote(field)], { resource, targetField: 'id' }, origin && `resource = '${origin}'`),
    ),
  ];
}
