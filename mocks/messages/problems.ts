import type { MessageKey } from './catalogues.ts';

/** HTTP status by kind, the last segment of a problem's `type`. */
export const problemKinds = {
  'validation-failed': 400,
  unauthorized: 401,
  'administration-not-accessible': 403,
  'module-required': 403,
  'control-refused': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'misdirected-request': 421,
  'too-many-requests': 429,
  'internal-error': 500,
  'temporarily-unavailable': 503,
  'insufficient-storage': 507,
} as const;

export type ProblemKind = keyof typeof problemKinds;

export type MessageParameters = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export interface Message {
  readonly key: MessageKey;
  readonly parameters?: MessageParameters;
}

export interface ValidationIssue extends Message {
  /** `name`, `address.city`, `lines[0].salesTypeId`, a parameter, or `body`. */
  readonly field: string;
}

interface ProblemDetails {
  readonly issues?: readonly ValidationIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Error of handlers, which the pipeline turns into a response in the language of the request.
 * @example throw new ProblemError('not-found', { key: 'recordNotFound', parameters: { id: 12, path: '/v1/debtors' } })
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly kind: ProblemKind;
  readonly detail: Message;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ProblemKind, detail: Message, { issues = [], headers = {} }: ProblemDetails = {}) {
    super(`${kind}: ${detail.key}`);
    this.kind = kind;
    this.detail = detail;
    this.issues = issues;
    this.headers = headers;
  }

  get status(): number {
    return problemKinds[this.kind];
  }
}

/** Creates the error for a missing record of the books, such as `debtorkinds 1`: an import may lack it. */
export const incompleteBooksError = (record: string): ProblemError =>
  validationError([{ field: 'body', key: 'booksIncomplete', parameters: { record } }]);

export function validationError(issues: readonly ValidationIssue[]): ProblemError {
  const detail = { key: 'fieldsInvalid', parameters: { count: issues.length } } as const;
  return new ProblemError('validation-failed', detail, { issues });
}
