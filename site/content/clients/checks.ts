interface CheckDefinition {
  readonly title: string;
  /** What the function of the program returns; `1 request` when the requests that it sends are counted. */
  readonly expected: unknown;
  /** What the sandbox does with these requests, as its control plane takes it. */
  readonly fault?: { readonly operationId: string; readonly effect: 'answer' | 'delay' } & Readonly<
    Record<string, unknown>
  >;
}

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
  readMessage: { title: 'Has an error message that names the field', expected: 'a text with debtorKindId' },
  retryRead: {
    title: 'Repeats a GET after a 503',
    expected: 'Melkveebedrijf De Stille Weide',
    fault: { operationId: 'getCreditor', effect: 'answer', status: 503, retryAfter: 1 },
  },
  postOnce: {
    title: 'Sends a POST once, when it repeats a GET',
    expected: '1 request',
    fault: { operationId: 'createCreditor', effect: 'answer', status: 503, retryAfter: 1, times: 9 },
  },
  keyedPostOnce: {
    title: 'Sends a POST once, with an idempotency key',
    expected: '1 request',
    fault: { operationId: 'createArticle', effect: 'answer', status: 503, retryAfter: 1, times: 9 },
  },
  limitWait: {
    title: 'Gives up when it would have to wait too long',
    expected: '1 request',
    fault: { operationId: 'getArticle', effect: 'answer', status: 503, retryAfter: 3 },
  },
  timeOut: {
    title: 'Ends a call that gets no response in time',
    expected: 'timeout',
    fault: { operationId: 'listCostCenters', effect: 'delay', milliseconds: 3000 },
  },
  createLines: { title: 'Sends and reads lines of several kinds', expected: ['A', 'T'] },
  uploadPdf: { title: 'Uploads a PDF', expected: 'the ID of an inbox file with the same bytes' },
  downloadPdf: { title: 'Downloads a PDF', expected: 'the number of its bytes' },
  requestToken: { title: 'Exchanges a code for tokens', expected: 'Bearer' },
  readUnknown: { title: 'Reads a value and a field of a later version', expected: 'X' },
} as const satisfies Readonly<Record<string, CheckDefinition>>;

export type Check = keyof typeof CHECKS;

export const getCheck = (check: Check): CheckDefinition => CHECKS[check];

/** Checks whose result has a type of the language: the program prints it after the value. */
export type TypedCheck = 'setAmount' | 'readDate';
