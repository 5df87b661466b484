import type { CodeEntry, Fields, LedgerAccountType } from '../company.ts';

/** The types of ledger account, as the source lists them ("Ledger account types"). There is no type 11. */
export const ledgerAccountTypes: readonly (readonly [
  id: LedgerAccountType,
  name: Fields<'LedgerAccountType'>['name'],
])[] = [
  [1, 'BalanceSheetOther'],
  [2, 'ProfitAndLossOther'],
  [3, 'CashRegister'],
  [4, 'Bank'],
  [5, 'Giro'],
  [6, 'Sales (debtors)'],
  [7, 'Purchase (creditors)'],
  [8, 'SuspenseAccount'],
  [9, 'Turnover'],
  [10, 'Costs'],
  [12, 'PaymentDifferenceDiscount'],
  [13, 'NeutralAccount'],
  [14, 'VatAccount'],
  [15, 'ResultAccountAnnualClose'],
];

/** The journals of every company; those of cash registers and banks with the number of their account. */
export const journals: readonly (readonly [
  code: string,
  description: string,
  type: Fields<'Journal'>['type'],
  account: string | null,
])[] = [
  ['MEM', 'Memoriaal', 'M', null],
  ['KAS', 'Kas', 'K', '1000'],
  ['LOON', 'Loonjournaal', 'M', null],
  ['VRK', 'Verkoop', 'V', null],
  ['INK', 'Inkoop', 'I', null],
  ['BNK', 'Bank', 'B', '1100'],
  ['SPA', 'Spaarrekening', 'B', '1110'],
  ['GIRO', 'Girorekening', 'B', '1150'],
];

const NO_DISCOUNT = { endOfMonth: false, discountPercentage: null, discountDays: null };

/** The payment conditions of every company, the usual one first. */
export const paymentConditions: readonly Fields<'PaymentCondition'>[] = [
  { code: '30', description: 'Betaling binnen 30 dagen', dueDays: 30, ...NO_DISCOUNT },
  { code: '0', description: 'Direct te betalen', dueDays: 0, ...NO_DISCOUNT },
  { code: '8', description: 'Betaling binnen 8 dagen', dueDays: 8, ...NO_DISCOUNT },
  { code: '14', description: 'Betaling binnen 14 dagen', dueDays: 14, ...NO_DISCOUNT },
  { code: '60', description: 'Betaling binnen 60 dagen', dueDays: 60, ...NO_DISCOUNT },
  { code: '30EM', description: 'Betaling binnen 30 dagen, einde maand', dueDays: 30, ...NO_DISCOUNT, endOfMonth: true },
  {
    code: '14-2',
    description: 'Betaling binnen 14 dagen, 2% korting binnen 8 dagen',
    dueDays: 14,
    endOfMonth: false,
    discountPercentage: 2,
    discountDays: 8,
  },
];

/** The payment methods of every company. */
export const paymentMethods: readonly CodeEntry[] = [
  ['INCASSO', 'Automatische incasso'],
  ['OVERBOEKING', 'Overboeking'],
  ['PIN', 'Pinbetaling'],
  ['CONTANT', 'Contant'],
  ['ONLINE', 'Online betaling'],
];

/** The sales types of every company, each with the number of its turnover account and its VAT code. */
export const salesTypes: readonly (readonly [code: string, description: string, account: string, vatCode: string])[] = [
  ['GOED21', 'Verkoop goederen, 21% btw', '8000', 'VH'],
  ['GOED9', 'Verkoop goederen, 9% btw', '8010', 'VL'],
  ['DIENST21', 'Verkoop diensten, 21% btw', '8100', 'VH'],
  ['NUL', 'Verkoop tegen 0% btw', '8020', 'VN'],
  ['VRIJ', 'Verkoop vrijgesteld van btw', '8120', 'VV'],
  ['VERLEGD', 'Verkoop met btw verlegd', '8110', 'VR'],
  ['EU', 'Levering van goederen binnen de EU', '8030', 'VIC'],
  ['EU-DIENST', 'Diensten binnen de EU, btw verlegd', '8130', 'VICD'],
  ['EXPORT', 'Levering van goederen buiten de EU', '8040', 'VEX'],
];

/** The debtor kinds of every company, each with the number of its contra account. */
export const debtorKinds: readonly (readonly [code: string, description: string, account: string])[] = [
  ['NL', 'Debiteuren Nederland', '1300'],
  ['EU', 'Debiteuren binnen de EU', '1310'],
  ['WERELD', 'Debiteuren buiten de EU', '1320'],
  ['PART', 'Particuliere debiteuren', '1330'],
];

/** The creditor kinds of every company, each with the number of its contra account. */
export const creditorKinds: readonly (readonly [code: string, description: string, account: string])[] = [
  ['NL', 'Crediteuren Nederland', '1600'],
  ['EU', 'Crediteuren binnen de EU', '1610'],
  ['WERELD', 'Crediteuren buiten de EU', '1610'],
];

/** The approval routes of every company. Whether one is mandatory, its modules say. */
export const approvalRoutes: readonly CodeEntry[] = [
  ['INKOOP', 'Inkoop en directie'],
  ['DIRECTIE', 'Alleen de directie'],
  ['VAST', 'Vaste lasten, boekhouding'],
];

/** The cost unit types of every company. */
export const costUnitTypes: readonly CodeEntry[] = [
  ['PROJECT', 'Project'],
  ['PRODUCT', 'Productgroep'],
  ['OPDRACHT', 'Opdracht van een klant'],
];
