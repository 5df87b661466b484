/** The debtor kinds of every company, each with the number of its contra account. */
export const debtorKinds: readonly (readonly [code: string, description: string, account: string])[] = [
  ['NL', 'Debiteuren Nederland', '1300'],
  ['EU', 'Debiteuren binnen de EU', '1310'],
  ['WERELD', 'Debiteuren buiten de EU', '1320'],
  ['PART', 'Particuliere debiteuren', '1330'],
];
