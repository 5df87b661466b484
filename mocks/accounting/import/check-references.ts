import type { Resource } from '../../../contract/model.ts';
import type { StateRecord } from '../../store/state.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { ImportedBooks } from './imported-books.ts';

/** The fields that make a row of an internal table the only one; `id` for any other table. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  closed_years: ['year'],
  past_numbers: ['series'],
  stock_taken: ['orderId', 'articleId'],
  layouts: ['fileId'],
};

/** Checks that no two records have one identifier. Entries of clients and of the platform share theirs. */
export function checkIdentifiers(books: ImportedBooks, identifiers: Map<string, Set<unknown>>): void {
  const { id, tables, report } = books;
  for (const [table, list] of Object.entries(tables)) {
    const [field = 'id', ...others] = KEYS[table] ?? [];
    const name = KEYS[table] ? `${table} of ${id}` : table.replace('platform_entries', 'journalentries');
    const seen = identifiers.get(name) ?? new Set();
    identifiers.set(name, seen);
    for (const [index, record] of list.entries()) {
      const value = others.length === 0 ? record[field] : [field, ...others].map((part) => record[part]).join();
      if (seen.has(value)) report(table, index, field, { key: 'stateTwice', parameters: { value: String(value) } });
      seen.add(value);
    }
  }
}

/** A field of a table, or a part of one, that names a record of a resource. */
interface Link {
  readonly field: string;
  readonly part?: string;
  readonly resource: string;
  readonly targetField?: string;
}

/** Links that the contract does not declare: they keep no record from being deleted. */
const LINKS: Readonly<Record<string, readonly Link[]>> = {
  salesinvoices: [{ field: 'fileId', resource: 'files' }],
  purchaseinvoices: [{ field: 'fileId', resource: 'files' }],
  outstandingsalesinvoices: [{ field: 'id', resource: 'salesinvoices' }],
  outstandingpurchaseinvoices: [{ field: 'id', resource: 'purchaseinvoices' }],
  ledgerlines: [
    { field: 'salesInvoiceId', resource: 'salesinvoices' },
    { field: 'purchaseInvoiceId', resource: 'purchaseinvoices' },
  ],
  stock_taken: [
    { field: 'orderId', resource: 'salesorders' },
    { field: 'articleId', resource: 'articles' },
  ],
  layouts: [{ field: 'fileId', resource: 'files' }],
};

/** Checks that the record exists that a field refers to. */
export function checkReferences(books: ImportedBooks, { resources }: ValidatedContract): void {
  for (const table of Object.keys(books.tables)) {
    for (const link of listLinks(table, resources.get(table))) {
      const path = resources.get(link.resource)?.collectionPath ?? link.resource;
      checkLink(table, link, path, books);
    }
  }
}

function checkLink(table: string, link: Link, path: string, { tables, find, report }: ImportedBooks): void {
  const { field, part, resource, targetField: by = 'id' } = link;
  const targets = find(resource, by);
  for (const [index, record] of (tables[table] ?? []).entries()) {
    const value = part === undefined ? record[field] : (record[field] as StateRecord | null | undefined)?.[part];
    if (value === null || value === undefined || targets.has(value)) continue;
    const parameters = { by, value: String(value), path };
    report(table, index, part === undefined ? field : `${field}.${part}`, { key: 'referenceUnknown', parameters });
  }
}

const listLinks = (table: string, resource: Resource | undefined): readonly Link[] => [
  ...(resource?.parent ? [{ field: resource.parent.parameter, resource: resource.parent.resource }] : []),
  ...(resource?.fields ?? []).flatMap(({ name: field, references, nestedReferences }) => [
    ...(references ? [{ field, ...references }] : []),
    ...nestedReferences.map(({ name: part, reference }) => ({ field, part, ...reference })),
  ]),
  ...(LINKS[table] ?? []),
];
