/** A rule of axe that a page of Redoc or Scalar breaks, and the reason for the exception. */
export interface Exception {
  readonly page: 'reference' | 'console';
  /** The identifier of the rule. */
  readonly rule: string;
  readonly reason: string;
}

/** Violations of Redoc and Scalar. Pages of ours have no exceptions. */
export const exceptions: readonly Exception[] = [
  {
    page: 'reference',
    rule: 'color-contrast',
    reason: 'Redoc has no variable for the color of the badge of a deprecated parameter.',
  },
  {
    page: 'console',
    rule: 'button-name',
    reason: 'The copy buttons of Scalar have only an icon, and no setting names or hides them.',
  },
];
