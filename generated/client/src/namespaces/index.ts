import { createAdministrations } from './administrations.ts';
import { createDebtors } from './debtors.ts';
import { createDebtorMandates } from './debtor-mandates.ts';
import { createDebtorKinds } from './debtor-kinds.ts';
import { createCreditors } from './creditors.ts';
import { createCreditorKinds } from './creditor-kinds.ts';
import { createArticles } from './articles.ts';
import { createArticleLocations } from './article-locations.ts';
import { createCountries } from './countries.ts';
import { createPaymentConditions } from './payment-conditions.ts';
import { createPaymentMethods } from './payment-methods.ts';
import { createSalesTypes } from './sales-types.ts';
import { createVatCodes } from './vat-codes.ts';
import { createCostCenters } from './cost-centers.ts';
import { createCostUnits } from './cost-units.ts';
import { createCostUnitTypes } from './cost-unit-types.ts';
import { createDraftSalesInvoices } from './draft-sales-invoices.ts';
import { createDraftSalesInvoiceLines } from './draft-sales-invoice-lines.ts';
import { createDraftSalesInvoicesWithLines } from './draft-sales-invoices-with-lines.ts';
import { createSalesInvoices } from './sales-invoices.ts';
import { createSalesInvoiceLines } from './sales-invoice-lines.ts';
import { createSalesInvoicesWithLines } from './sales-invoices-with-lines.ts';
import { createOutstandingSalesInvoices } from './outstanding-sales-invoices.ts';
import { createSalesOrders } from './sales-orders.ts';
import { createSalesOrdersWithLines } from './sales-orders-with-lines.ts';
import { createApprovalRoutes } from './approval-routes.ts';
import { createPurchaseInvoices } from './purchase-invoices.ts';
import { createPurchaseInvoiceLines } from './purchase-invoice-lines.ts';
import { createPurchaseInvoicesWithLines } from './purchase-invoices-with-lines.ts';
import { createOutstandingPurchaseInvoices } from './outstanding-purchase-invoices.ts';
import { createInboxFiles } from './inbox-files.ts';
import { createFiles } from './files.ts';
import { createJournals } from './journals.ts';
import { createJournalEntries } from './journal-entries.ts';
import { createJournalEntryLines } from './journal-entry-lines.ts';
import { createJournalEntriesWithLines } from './journal-entries-with-lines.ts';
import { createLedgerAccounts } from './ledger-accounts.ts';
import { createLedgerAccountTypes } from './ledger-account-types.ts';
import { createLedgerAccountClassifications } from './ledger-account-classifications.ts';
import { createLedgerLines } from './ledger-lines.ts';
import { createLedgerGrouped } from './ledger-grouped.ts';
import { createJournalEntryLog } from './journal-entry-log.ts';

/** The namespaces of a client, by name. */
export const namespaces = {
  administrations: createAdministrations,
  debtors: createDebtors,
  debtorMandates: createDebtorMandates,
  debtorKinds: createDebtorKinds,
  creditors: createCreditors,
  creditorKinds: createCreditorKinds,
  articles: createArticles,
  articleLocations: createArticleLocations,
  countries: createCountries,
  paymentConditions: createPaymentConditions,
  paymentMethods: createPaymentMethods,
  salesTypes: createSalesTypes,
  vatCodes: createVatCodes,
  costCenters: createCostCenters,
  costUnits: createCostUnits,
  costUnitTypes: createCostUnitTypes,
  draftSalesInvoices: createDraftSalesInvoices,
  draftSalesInvoiceLines: createDraftSalesInvoiceLines,
  draftSalesInvoicesWithLines: createDraftSalesInvoicesWithLines,
  salesInvoices: createSalesInvoices,
  salesInvoiceLines: createSalesInvoiceLines,
  salesInvoicesWithLines: createSalesInvoicesWithLines,
  outstandingSalesInvoices: createOutstandingSalesInvoices,
  salesOrders: createSalesOrders,
  salesOrdersWithLines: createSalesOrdersWithLines,
  approvalRoutes: createApprovalRoutes,
  purchaseInvoices: createPurchaseInvoices,
  purchaseInvoiceLines: createPurchaseInvoiceLines,
  purchaseInvoicesWithLines: createPurchaseInvoicesWithLines,
  outstandingPurchaseInvoices: createOutstandingPurchaseInvoices,
  inboxFiles: createInboxFiles,
  files: createFiles,
  journals: createJournals,
  journalEntries: createJournalEntries,
  journalEntryLines: createJournalEntryLines,
  journalEntriesWithLines: createJournalEntriesWithLines,
  ledgerAccounts: createLedgerAccounts,
  ledgerAccountTypes: createLedgerAccountTypes,
  ledgerAccountClassifications: createLedgerAccountClassifications,
  ledgerLines: createLedgerLines,
  ledgerGrouped: createLedgerGrouped,
  journalEntryLog: createJournalEntryLog,
};
