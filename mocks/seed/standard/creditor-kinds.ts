/** The creditor kinds of every company, each with the number of its contra account. */
export const creditorKinds: readonly (readonly [code: string, description: string, account: string])[] = [
  ['NL', 'Crediteuren Nederland', '1600'],
  ['EU', 'Crediteuren binnen de EU', '1610'],
  ['WERELD', 'Crediteuren buiten de EU', '1610'],
];
