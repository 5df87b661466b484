export interface Exception {
  readonly page: 'reference' | 'try it';
  readonly rule: string;
  readonly reason: string;
}

/** Violations of Redoc, and of the form of Swagger UI. Pages of ours have no exceptions. */
export const exceptions: readonly Exception[] = [
  {
    page: 'reference',
    rule: 'color-contrast',
    reason: 'Redoc has no variable for the color of the badge of a deprecated parameter.',
  },
  {
    page: 'reference',
    rule: 'target-size',
    reason: 'The buttons of Redoc that open a part are 20 by 20 pixels, and no setting changes them.',
  },
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
