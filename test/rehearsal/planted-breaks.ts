import type { Operation, Parameter, Schema } from '../../contract/document.ts';
import { breakingChanges, type Document } from '../support/api-changes.ts';
import type { Integration } from './integrations.ts';

type Change = (document: Document) => void;

/** A breaking change, with the integrations that it breaks. */
export type PlantedBreak = readonly [name: string, change: Change, broken: readonly Integration[]];

const getSchema = ({ components }: Document, name: string): Schema => components.schemas[name] ?? {};

const set =
  (name: string, property: string, keywords: Schema): Change =>
  (document) => {
    const properties = getSchema(document, name).properties ?? {};
    // Only here, also when it is a component.
    const { $ref, ...own } = properties[property] ?? {};
    const shared = $ref === undefined ? {} : getSchema(document, $ref.split('/').at(-1) ?? '');
    properties[property] = { ...shared, ...own, ...keywords };
  };

const need =
  (name: string, property: string): Change =>
  (document) => {
    const schema = getSchema(document, name);
    schema.required = [...(schema.required ?? []), property];
  };

/** Removes a field of a record, in all forms that the record has. */
const removeField =
  (property: string, ...names: readonly string[]): Change =>
  (document) => {
    for (const name of names) {
      const schema = getSchema(document, name);
      delete schema.properties?.[property];
      if (schema.required) schema.required = schema.required.filter((field) => field !== property);
    }
  };

const getOperation = (document: Document, method: string, path: string): Operation =>
  document.paths[path]?.[method] as Operation;

const removeParameter =
  (path: string, name: string): Change =>
  (document) => {
    const operation = getOperation(document, 'get', path);
    operation.parameters = (operation.parameters ?? []).filter((parameter) => parameter.name !== name);
  };

const removeOperation =
  (method: string, path: string): Change =>
  (document) =>
    delete document.paths[path]?.[method];

/** Changes that other tests plant, too. */
const known = (name: string, broken: readonly Integration[]): PlantedBreak => {
  const [change] = breakingChanges[name] ?? [];
  if (!change) throw new Error(`There is no change ${name}`);
  return [name, change, broken];
};

const source: Parameter = { name: 'X-Source', in: 'header', description: 'The shop.', schema: { type: 'string' } };

/**
 * Forty breaking changes. Which integrations they break was found by reading their programs: a field that is received and
 * not read breaks nothing.
 */
export const PLANTED_BREAKS: readonly PlantedBreak[] = [
  // What is sent.
  ['lines by article need a description', need('ArticleLineInput', 'description'), ['shop', 'office']],
  ['lines of text are short', set('TextLineInput', 'description', { maxLength: 10 }), ['shop']],
  ['quantities are at most 10', set('ArticleLineInput', 'quantity', { maximum: 10 }), ['office']],
  ['quantities are at most 1000', set('ArticleLineInput', 'quantity', { maximum: 1000 }), []],
  ['references are short', set('DraftSalesInvoiceWithLinesInput', 'reference', { maxLength: 10 }), ['shop']],
  ['debtors need a telephone number', need('DebtorInput', 'phone'), ['shop']],
  ['the kind of a debtor is a text', set('DebtorInput', 'debtorKindId', { type: 'string' }), ['shop']],
  ['articles have letters only', set('ArticleLineInput', 'ArticleSku', { pattern: '^[A-Z-]+$' }), ['shop', 'office']],
  ['mandates need an account', need('MandateInput', 'IBAN'), []],
  ['references of mandates are short', set('MandateInput', 'reference', { maxLength: 10 }), ['office']],
  ['the condition of a debtor is fixed', removeField('paymentConditionId', 'DebtorPatch'), ['office']],
  ['purchases need a VAT code', need('PurchaseInvoiceLineInput', 'vatCodeId'), ['office']],
  ['purchases have no scan', set('PurchaseInvoiceWithLinesInput', 'inboxFileId', { readOnly: true }), ['office']],
  ['prices are at least 10', set('PurchaseInvoiceLineInput', 'unitPrice', { minimum: 10 }), ['office']],
  ['entries are in the first quarter', set('JournalEntryWithLinesInput', 'bookPeriod', { maximum: 3 }), ['office']],
  ['amounts of entries are whole', set('JournalEntryLineInput', 'amountDebit', { 'x-scale': 0 }), []],
  // What can be asked for.
  ['debtors have no filter by email', removeParameter('/v1/debtors', 'email'), ['shop']],
  ['debtors have no filter by number', removeParameter('/v1/debtors', 'number'), ['office']],
  ['drafts have no filter by reference', removeParameter('/v1/draftsalesinvoices', 'reference'), ['shop', 'office']],
  ['lines have no filter by entry', removeParameter('/v1/ledgerlines', 'JournalEntryId'), ['sync']],
  ['the log has no start', removeParameter('/v1/journalentrylog', 'ChangedDate_from'), ['sync']],
  [
    'pages of lines are small',
    (it) => {
      const size = getOperation(it, 'get', '/v1/ledgerlines').parameters?.find(({ name }) => name === 'pageSize');
      Object.assign(size?.schema ?? {}, { maximum: 1000 });
    },
    ['sync'],
  ],
  [
    'drafts need a header',
    (it) => {
      getOperation(it, 'post', '/v1/draftsalesinvoiceswithlines').parameters?.push({ ...source, required: true });
    },
    ['shop'],
  ],
  ['debtors cannot be changed', removeOperation('patch', '/v1/debtors/{id}'), ['office']],
  [
    'lines of drafts cannot be changed',
    removeOperation('patch', '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}'),
    ['office'],
  ],
  // What is received.
  ['invoices have no number', removeField('invoiceNumber', 'SalesInvoice', 'SalesInvoiceListItem'), ['shop']],
  [
    'the amount of a draft can be null',
    set('DraftSalesInvoiceWithLines', 'amountIncludingVat', { type: ['number', 'null'] }),
    ['shop'],
  ],
  [
    'documents have another type',
    (it) => {
      const { 200: response } = getOperation(it, 'get', '/v1/files/{id}').responses;
      const { 'application/pdf': pdf } = response?.content ?? {};
      if (response && pdf) response.content = { 'application/octet-stream': pdf };
    },
    ['shop'],
  ],
  ['amounts of lines are texts', set('LedgerLineListItem', 'amountDebit', { type: 'string' }), ['sync']],
  ['lines have no invoice number', removeField('invoiceNumber', 'LedgerLine', 'LedgerLineListItem'), ['sync']],
  ['the log has another action', set('JournalEntryChangeListItem', 'Action', { enum: [1, 2, 3] }), ['sync']],
  ['creditors have no account', removeField('ledgerAccountId', 'Creditor', 'CreditorListItem'), ['office']],
  known('a field of a record is removed', []),
  known('an enum of a record gains a value', []),
  known('a response header becomes optional', []),
  // What concerns every integration, or none of these.
  known('a server changes', ['shop', 'sync', 'office']),
  known('a field must be unique', []),
  known('a default changes', []),
  known('an operation id changes', []),
  known('a path is removed', []),
];
