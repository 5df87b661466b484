export * from './administrations.ts';
export * from './approval-routes.ts';
export * from './article-locations.ts';
export * from './articles.ts';
export * from './cost-centers.ts';
export * from './cost-unit-types.ts';
export * from './cost-units.ts';
export * from './countries.ts';
export * from './creditor-kinds.ts';
export * from './creditors.ts';
export * from './debtor-kinds.ts';
export * from './debtor-mandates.ts';
export * from './debtors.ts';
export * from './draft-sales-invoice-lines.ts';
export * from './draft-sales-invoices-with-lines.ts';
export * from './draft-sales-invoices.ts';
export * from './files.ts';
export * from './inbox-files.ts';
export * from './journal-entries-with-lines.ts';
export * from './journal-entries.ts';
export * from './journal-entry-lines.ts';
export * from './journal-entry-log.ts';
export * from './journals.ts';
export * from './ledger-account-classifications.ts';
export * from './ledger-account-types.ts';
export * from './ledger-accounts.ts';
export * from './ledger-grouped.ts';
export * from './ledger-lines.ts';
export * from './outstanding-purchase-invoices.ts';
export * from './outstanding-sales-invoices.ts';
export * from './payment-conditions.ts';
export * from './payment-methods.ts';
export * from './purchase-invoice-lines.ts';
export * from './purchase-invoices-with-lines.ts';
export * from './purchase-invoices.ts';
export * from './sales-invoice-lines.ts';
export * from './sales-invoices-with-lines.ts';
export * from './sales-invoices.ts';
export * from './sales-orders-with-lines.ts';
export * from './sales-orders.ts';
export * from './sales-types.ts';
export * from './vat-codes.ts';
export {
  AccountingClientProvider,
  type AccountingClientProviderProps,
  useAccountingClient,
} from '../../../../client/react-query/client-provider.ts';
export type { HookRequestOptions } from '../../../../client/react-query/use-call.ts';
export { getClientQueryKey } from '../../../../client/react-query/use-query-options.ts';
