import type { MessageKey } from '../../mocks/messages/catalogues.ts';

/**
 * Messages of why a request that keeps to the contract can be rejected all the same: the rules of bookkeeping, which a schema
 * cannot say. Partners see each in `errors`, beside its field. The guide to errors lists them.
 */
export const businessRules = `
  notUnique seriesEnded makeInactive inUse ibanCheckDigits ibanLength ibanCountry vatNumberCheckDigits
  vatNumberCountry postalCodeNotDutch debtorWithoutIban ibanNotOfDebtor articleInactive ledgerAccountNotTurnover
  vatCodeNotForSales vatCodeNotForPurchases vatCodeOnVatAccount vatCodeOnTurnover ledgerAccountNotForPurchases
  amountVatTooFar amountTooLarge totalTooLarge tooManyLines costCentersNotUsed costUnitsNotUsed stockTooLarge
  oneOfRequired approvalRouteRequired dueDateTooLate dueDateBeforeInvoice requiredTogether
  invoiceNumberOfCreditorTaken invoiceInClosedYear invoiceInDraft invoicePaid notPdf bookYearUnknown
  invoiceYearClosed bookYearClosed bookPeriodUnknown ledgerTooLarge entryProcessed journalNotForEntries
  cashBalanceRequired notInMemorial memorialUnbalanced cashUnbalanced requiredOnControlAccount invoiceUnknown
  otherControlAccount invoicesWithoutNumber vatCodeNotOnAccount vatCodeOfOtherAccount vatCodeWithoutVat
  cashRegisterItself partyWithoutVatNumber partyWithoutCountry partyNotInUnion partyNotDutch partyInUnion
`
  .trim()
  .split(/\s+/) as readonly MessageKey[];

/** Where a body names a record that is not there. What a field refers to is in the contract. */
export const referenceMessage = 'referenceUnknown' satisfies MessageKey;

/**
 * Messages that say how a request breaks the contract. A request that keeps to it never gets one, with one exception: a
 * PATCH must leave a record that could be created, and that is judged by the schema that creates one.
 */
export const formMessages = `
  required bodyRequired notJson unknownField unknownFieldDidYouMean readOnlyField onlyOnce unknownParameter
  unknownParameterDidYouMean type enum minimum maximum minLength maxLength pattern format minItems maxItems uniqueItems
  minProperties scale notValid articleLineRequired readOnlyChanged lineNotFound lineTwice lineBreak controlCharacter
  amountNegative numberAsText decimalPoint dateUnknown parameterRequired plusSign numberAmbiguous idOfKey idIsNumber
  linesElsewhere enumDidYouMean parameterIsHeader
`
  .trim()
  .split(/\s+/) as readonly MessageKey[];
