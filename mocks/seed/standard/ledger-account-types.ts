import type { Fields, LedgerAccountType } from '../contract-types.ts';

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
