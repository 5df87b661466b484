/** A rule of axe that a page of others breaks, and why we do not mend it. */
export interface Exception {
  readonly page: 'reference' | 'console' | 'control plane';
  /** The name of the rule. */
  readonly rule: string;
  readonly why: string;
}

/** What the makers of Redoc and Scalar leave undone. Our own header on those pages is not excepted. */
export const exceptions: readonly Exception[] = [
  {
    page: 'reference',
    rule: 'color-contrast',
    why: 'Redoc writes the mark of a deprecated parameter in a colour of its own.',
  },
  {
    page: 'console',
    rule: 'button-name',
    why: 'Scalar gives the buttons that copy a text a picture only, and has no setting that names or hides them.',
  },
];
