/** What an integration needs of a client. Each is a function of the programs, and a row of the tables. */
export const CHECKS = {
  listDebtors: {
    title: 'Lists with a filter, page by page',
    expected: ['Bakkerij Zonnestraal', 'Kaaswinkel Het Luchtkasteel'],
  },
  selectFields: { title: 'Selects fields', expected: 'Bakkerij Zonnestraal' },
  chooseAdministration: { title: 'Chooses an administration', expected: 2 },
  createDebtor: { title: 'Creates a record', expected: 'Tea house' },
  setAmount: { title: 'Sends and reads an amount exactly', expected: '999999999999.99' },
  setNull: { title: 'Clears a field with null in a PATCH', expected: null },
  readDate: { title: 'Reads a date', expected: '2026-03-02' },
  readError: { title: 'Reads which field is wrong', expected: [400, ['debtorKindId']] },
  createLines: { title: 'Sends and reads lines of several kinds', expected: ['A', 'T'] },
  uploadPdf: { title: 'Uploads a PDF', expected: 'the ID of an inbox file with the same bytes' },
  downloadPdf: { title: 'Downloads a PDF', expected: 'the number of its bytes' },
  requestToken: { title: 'Exchanges a code for tokens', expected: 'Bearer' },
  readUnknown: { title: 'Reads a value and a field of a later version', expected: 'X' },
} as const;

export type Check = keyof typeof CHECKS;

/** Checks whose result has a type of the language: the program prints it after the value. */
export type TypedCheck = 'setAmount' | 'readDate';
