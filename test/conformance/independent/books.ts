import type { Choices } from './choices.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The records of a resource. Where the source does not show the names of fields, these are others than the contract's. */
export interface Table {
  readonly rows: Row[];
  readonly fields: readonly string[];
  readonly isWritable?: boolean;
  /** False when records can be read one by one only. */
  readonly isList?: boolean;
  /** The field with the identifier: `id` when left out. */
  readonly key?: string;
  readonly readOnly?: readonly string[];
  readonly defaults?: Row;
  readonly requiredFilters?: readonly string[];
  readonly changedField?: string;
  /** The field that says `N` of an inactive record. */
  readonly activeField?: string;
  readonly pageSize?: number;
  readonly maxPageSize?: number;
  /** The table of its lines, which are shown with it. */
  readonly lines?: string;
  /** What is wrong, by field. A part of a record has not all fields. */
  readonly validate: (row: Row, isWhole: boolean) => Readonly<Record<string, string>>;
}

export interface Books {
  readonly id: number;
  readonly name: string;
  readonly tables: ReadonlyMap<string, Table>;
}

/** The books of an administration, in the order in which they are listed, which is none. */
export function createBooks(
  id: number,
  { hasAdministrations, sharesNames, hasTextIds }: Pick<Choices, 'hasAdministrations' | 'sharesNames' | 'hasTextIds'>,
): Books {
  const shift = (id - 1) * 1000;
  const number = (value: number): number => value + shift;
  const table = (rows: readonly Row[], more: Partial<Table> = {}): Table => ({
    rows: rows.map((row) => ({ ...row })),
    fields: [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'parent'),
    validate: () => ({}),
    ...more,
  });
  const needs =
    (...names: readonly string[]): Table['validate'] =>
    (row, isWhole) =>
      Object.fromEntries(
        names
          .filter(
            (name) =>
              (isWhole || name in row) &&
              (typeof row[name] === 'string' ? row[name].trim() === '' : (row[name] ?? null) === null),
          )
          .map((name) => [name, 'is missing']),
      );
  const names = [
    'Zeeman',
    'aardappel',
    'Bakker',
    'bakker & zoon',
    'Visser',
    'de Wit',
    'Ülker',
    'Jansen',
    'jansen',
    'Smit',
    'Mulder',
    'Bos',
  ];
  const debtors = names.map((name, index) => ({
    id: hasTextIds ? `d${number(((index * 5) % 12) + 1)}` : number(((index * 5) % 12) + 1),
    customer: name,
    groupRef: number((index % 2) + 1),
    town: index % 3 === 0 ? null : 'Ede',
  }));
  const invoices = [4, 2, 9].map((value) => ({
    id: number(value),
    debtorRef: number(1),
    note: `Sold ${value}`,
    mayEdit: true,
  }));
  const lines = [
    { id: number(11), parent: number(4), bookingType: 'T', text: 'Thank you' },
    { id: number(10), parent: number(4), bookingType: 'A', ArticleSku: 'k-1', unitPrice: 3.5 },
    { id: number(15), parent: number(2), bookingType: 'G', ledgerAccountId: number(8), unitPrice: 12 },
  ].map((line) => ({
    text: null,
    ArticleSku: null,
    salesTypeId: null,
    ledgerAccountId: null,
    unitPrice: null,
    unitPriceIncludingVat: false,
    ...line,
  }));
  const validateLine: Table['validate'] = (row, isWhole) => {
    const kind = row.bookingType;
    if (!isWhole && !('bookingType' in row)) return {};
    if (!['A', 'V', 'G', 'T'].includes(String(kind))) return { bookingType: 'is unknown' };
    const field = { A: 'ArticleSku', V: 'salesTypeId', G: 'ledgerAccountId' }[String(kind)];
    return field !== undefined && (row[field] ?? null) === null ? { [field]: 'is missing' } : {};
  };
  const entries = [21, 22, 23, 24].map((entry, index) => ({
    JournalEntryId: number(entry),
    Action: index === 2 ? 2 : 1,
    ChangedDate: `2026-02-0${index + 1}T10:30:00.250+01:00`,
  }));
  const ledger = Array.from({ length: 25 }, (_, index) => ({
    id: number(700 - index),
    JournalEntryId: number(21 + (index % 4)),
    Bookyear: 2025 + (index % 2),
    Period: index % 5,
    account: number((index % 3) + 4),
    amountInCents: (index - 12) * 100,
  }));
  /** Takes whatever is sent, and asks for little. */
  const shared = (rows: readonly Row[], required: readonly string[], sent: readonly string[]): Table =>
    table(
      rows.map((row) => ({ ...Object.fromEntries(sent.map((name) => [name, null])), ...row })),
      { isWritable: true, readOnly: ['id'], validate: needs(...required) },
    );
  const similar: Readonly<Record<string, Table>> = {
    debtors: shared(
      names.map((name, index) => ({ id: number(index + 1), name, debtorKindId: number(1), number: `D${index}` })),
      ['name', 'debtorKindId'],
      [
        'name',
        'number',
        'debtorKindId',
        'email',
        'phone',
        'iban',
        'remark',
        'address',
        'creditLimit',
        'paymentConditionId',
      ],
    ),
    creditors: shared(
      [{ id: number(4), name: 'Veiling', creditorKindId: number(1), number: 'C1' }],
      ['name', 'creditorKindId'],
      ['name', 'number', 'creditorKindId', 'email', 'remark', 'address'],
    ),
    articles: {
      ...shared(
        [
          { id: number(5), ArticleSku: 'k-1', description: 'Kaas', unitPrice: 3.5, active: true, currentStock: 12 },
          { id: number(2), ArticleSku: 'E-9', description: 'Eieren', unitPrice: 2, active: false, currentStock: 0 },
        ],
        ['ArticleSku'],
        ['ArticleSku', 'description', 'unit', 'unitPrice', 'SalesTypeId', 'active', 'remark', 'currentStock'],
      ),
      readOnly: ['id', 'currentStock'],
      defaults: { active: true },
      activeField: 'active',
    },
    draftsalesinvoices: shared(
      [{ id: number(2), debtorId: number(1), description: 'Sold' }],
      ['debtorId'],
      ['debtorId', 'invoiceDate', 'dueDate', 'description', 'reference', 'remark', 'paymentConditionId'],
    ),
  };
  const tables: Readonly<Record<string, Table>> = {
    ...(hasAdministrations && {
      administrations: table([
        { id: 1, name: 'Kaas en Zonen' },
        { id: 2, name: 'Tulp BV' },
      ]),
    }),
    countries: table(
      [
        { id: 31, name: 'Nederland', code: 'NL' },
        { id: 49, name: 'Duitsland', code: 'DE' },
        { id: 32, name: 'België', code: 'BE' },
      ],
      { isWritable: true, validate: needs('name', 'code') },
    ),
    debtors: table(debtors, { isWritable: true, validate: needs('customer', 'groupRef') }),
    debtorkinds: table([
      { id: number(2), title: 'Export' },
      { id: number(1), title: 'Inland' },
    ]),
    'debtors/mandates': table(
      [
        {
          id: number(1),
          parent: number(1),
          IBAN: 'NL91ABNA0417164300',
          typeId: 2,
          sddType: 1,
          signdate: '2026-01-05T00:00:00',
        },
      ],
      {
        isWritable: true,
        readOnly: ['IBAN'],
        validate: (row, isWhole) => ({
          ...needs('typeId', 'sddType')(row, isWhole),
          ...Object.fromEntries(
            ['typeId', 'sddType']
              .filter((name) => name in row && ![1, 2].includes(row[name] as number))
              .map((name) => [name, 'is unknown']),
          ),
        }),
      },
    ),
    // Their identifier has another name, which a client learns from `self` and `Location`.
    creditors: table(
      [
        { supplierNumber: number(8), company: 'Veiling', creditorKindId: number(1) },
        { supplierNumber: number(3), company: 'Bank', creditorKindId: number(1) },
      ],
      {
        isWritable: true,
        key: 'supplierNumber',
        readOnly: ['supplierNumber'],
        validate: needs('company', 'creditorKindId'),
      },
    ),
    creditorkinds: table([{ id: number(1), title: 'Algemeen' }]),
    articles: table(
      [
        { id: number(5), ArticleSku: 'k-1', title: 'Kaas', inSale: 'Y', currentStock: 12, SalesTypeId: number(1) },
        { id: number(1), ArticleSku: 'K-2', title: 'Boter', inSale: 'Y', currentStock: 0, SalesTypeId: number(1) },
        { id: number(2), ArticleSku: 'E-9', title: 'Eieren', inSale: 'N', currentStock: 0, SalesTypeId: number(1) },
      ],
      {
        isWritable: true,
        activeField: 'inSale',
        readOnly: ['currentStock'],
        defaults: { inSale: 'Y', currentStock: 0 },
        validate: needs('ArticleSku'),
      },
    ),
    SalesTypes: table([{ id: number(1), title: 'Winkel' }]),
    vatcodes: table([
      { id: number(1), title: 'Hoog', salesCode: true },
      { id: number(2), title: 'Voorbelasting', salesCode: false },
      { id: number(3), title: 'Laag', salesCode: true },
    ]),
    costcenters: table([]),
    journals: table([
      { id: number(1), title: 'Memoriaal', type: 'M' },
      { id: number(2), title: 'Kas', type: 'K' },
    ]),
    draftsalesinvoices: table(invoices, {
      isWritable: true,
      defaults: { mayEdit: true },
      validate: needs('debtorRef'),
    }),
    'draftsalesinvoices/lines': table(lines, { isWritable: true, validate: validateLine }),
    ledgeraccounts: table([
      { id: number(8), description: 'Omzet', type: 9, rgs: 'WOmz' },
      { id: number(4), description: 'Kas', type: 3, rgs: null },
      { id: number(6), description: 'Debiteuren', type: 6, rgs: null },
    ]),
    ledgeraccounttypes: table([
      { id: 9, name: 'Turnover' },
      { id: 3, name: 'CashRegister' },
    ]),
    ledgerlines: table(ledger, { requiredFilters: ['Bookyear'], pageSize: 10_000, maxPageSize: 100_000 }),
    journalentrylog: table(entries, { key: 'JournalEntryId', changedField: 'ChangedDate' }),
    ...(sharesNames && similar),
  };
  return { id, name: id === 1 ? 'Kaas en Zonen' : 'Tulp BV', tables: new Map(Object.entries(tables)) };
}
