import type { HttpHandler } from 'msw';
import { getAdministrationsMock } from './administrations.ts';
import { getApprovalRoutesMock } from './approval-routes.ts';
import { getArticleLocationsMock } from './article-locations.ts';
import { getArticlesMock } from './articles.ts';
import { getAuthenticationMock } from './authentication.ts';
import { getCostCentersMock } from './cost-centers.ts';
import { getCostUnitTypesMock } from './cost-unit-types.ts';
import { getCostUnitsMock } from './cost-units.ts';
import { getCountriesMock } from './countries.ts';
import { getCreditorKindsMock } from './creditor-kinds.ts';
import { getCreditorsMock } from './creditors.ts';
import { getDebtorKindsMock } from './debtor-kinds.ts';
import { getDebtorMandatesMock } from './debtor-mandates.ts';
import { getDebtorsMock } from './debtors.ts';
import { getDraftSalesInvoiceLinesMock } from './draft-sales-invoice-lines.ts';
import { getDraftSalesInvoicesWithLinesMock } from './draft-sales-invoices-with-lines.ts';
import { getDraftSalesInvoicesMock } from './draft-sales-invoices.ts';
import { getFilesMock } from './files.ts';
import { getInboxFilesMock } from './inbox-files.ts';
import { getJournalEntriesWithLinesMock } from './journal-entries-with-lines.ts';
import { getJournalEntriesMock } from './journal-entries.ts';
import { getJournalEntryLinesMock } from './journal-entry-lines.ts';
import { getJournalEntryLogMock } from './journal-entry-log.ts';
import { getJournalsMock } from './journals.ts';
import { getLedgerAccountClassificationsMock } from './ledger-account-classifications.ts';
import { getLedgerAccountTypesMock } from './ledger-account-types.ts';
import { getLedgerAccountsMock } from './ledger-accounts.ts';
import { getLedgerGroupedMock } from './ledger-grouped.ts';
import { getLedgerLinesMock } from './ledger-lines.ts';
import { getOutstandingPurchaseInvoicesMock } from './outstanding-purchase-invoices.ts';
import { getOutstandingSalesInvoicesMock } from './outstanding-sales-invoices.ts';
import { getPaymentConditionsMock } from './payment-conditions.ts';
import { getPaymentMethodsMock } from './payment-methods.ts';
import { getPurchaseInvoiceLinesMock } from './purchase-invoice-lines.ts';
import { getPurchaseInvoicesWithLinesMock } from './purchase-invoices-with-lines.ts';
import { getPurchaseInvoicesMock } from './purchase-invoices.ts';
import { getSalesInvoiceLinesMock } from './sales-invoice-lines.ts';
import { getSalesInvoicesWithLinesMock } from './sales-invoices-with-lines.ts';
import { getSalesInvoicesMock } from './sales-invoices.ts';
import { getSalesOrdersWithLinesMock } from './sales-orders-with-lines.ts';
import { getSalesOrdersMock } from './sales-orders.ts';
import { getSalesTypesMock } from './sales-types.ts';
import { getVatCodesMock } from './vat-codes.ts';
export * from './administrations.ts';
export * from './approval-routes.ts';
export * from './article-locations.ts';
export * from './articles.ts';
export * from './authentication.ts';
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
export { atBaseUrl } from '../../../../client/msw/at-base-url.ts';
/** Returns a handler for every operation, which answers with the first recorded example of its successful response. */
export const getMockHandlers = (): HttpHandler[] => [
  ...getAdministrationsMock(),
  ...getApprovalRoutesMock(),
  ...getArticleLocationsMock(),
  ...getArticlesMock(),
  ...getAuthenticationMock(),
  ...getCostCentersMock(),
  ...getCostUnitTypesMock(),
  ...getCostUnitsMock(),
  ...getCountriesMock(),
  ...getCreditorKindsMock(),
  ...getCreditorsMock(),
  ...getDebtorKindsMock(),
  ...getDebtorMandatesMock(),
  ...getDebtorsMock(),
  ...getDraftSalesInvoiceLinesMock(),
  ...getDraftSalesInvoicesWithLinesMock(),
  ...getDraftSalesInvoicesMock(),
  ...getFilesMock(),
  ...getInboxFilesMock(),
  ...getJournalEntriesWithLinesMock(),
  ...getJournalEntriesMock(),
  ...getJournalEntryLinesMock(),
  ...getJournalEntryLogMock(),
  ...getJournalsMock(),
  ...getLedgerAccountClassificationsMock(),
  ...getLedgerAccountTypesMock(),
  ...getLedgerAccountsMock(),
  ...getLedgerGroupedMock(),
  ...getLedgerLinesMock(),
  ...getOutstandingPurchaseInvoicesMock(),
  ...getOutstandingSalesInvoicesMock(),
  ...getPaymentConditionsMock(),
  ...getPaymentMethodsMock(),
  ...getPurchaseInvoiceLinesMock(),
  ...getPurchaseInvoicesWithLinesMock(),
  ...getPurchaseInvoicesMock(),
  ...getSalesInvoiceLinesMock(),
  ...getSalesInvoicesWithLinesMock(),
  ...getSalesInvoicesMock(),
  ...getSalesOrdersWithLinesMock(),
  ...getSalesOrdersMock(),
  ...getSalesTypesMock(),
  ...getVatCodesMock(),
];
