export interface Exception {
  readonly page: 'try it';
  readonly rule: string;
  readonly reason: string;
}

/** Violations of the form of Swagger UI. Pages of ours have no exceptions, and Redoc's is not included. */
export const exceptions: readonly Exception[] = [
  {
    page: 'try it',
    rule: 'color-contrast',
    reason: 'The colors of Swagger UI; its own dark mode has too little contrast too.',
  },
  {
    page: 'try it',
    rule: 'label',
    reason: 'Swagger UI labels the text of a request body with a heading above it only.',
  },
  {
    page: 'try it',
    rule: 'select-name',
    reason: 'Swagger UI labels the choice of an example with a text beside it only.',
  },
];
