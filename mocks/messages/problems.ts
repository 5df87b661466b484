import type { MessageKey } from './en.ts';

/** The kinds of problem, by the last segment of their `type`, with their HTTP status. */
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
} as const;

export type ProblemKind = keyof typeof problemKinds;

export type MessageParameters = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A message that is not yet in a language. */
export interface Message {
  readonly key: MessageKey;
  readonly parameters?: MessageParameters;
}

/** What is wrong with one field or parameter. */
export interface ValidationIssue extends Message {
  /** `name`, `address.city`, `lines[0].salesTypeId`, the name of a parameter, or `body`. */
  readonly field: string;
}

/**
 * The one error of the sandbox. It becomes an HTTP answer in `http.ts`, in the language of the request.
 *
 * @example throw new Refusal('not-found', { key: 'recordNotFound', parameters: { id: 12, path: '/v1/debtors' } })
 */
export class ProblemError extends Error {
  override readonly name = 'Refusal';
  readonly kind: ProblemKind;
  readonly detail: Message;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: ProblemKind,
    detail: Message,
    {
      faults = [],
      headers = {},
    }: { faults?: readonly ValidationIssue[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(`${kind}: ${detail.key}`);
    this.kind = kind;
    this.detail = detail;
    this.issues = faults;
    this.headers = headers;
  }

  get status(): number {
    return problemKinds[this.kind];
  }
}

/** The refusal of a request that breaks the rules of the object. */
export function validationError(faults: readonly ValidationIssue[]): ProblemError {
  return new ProblemError(
    'validation-failed',
    { key: 'fieldsInvalid', parameters: { count: faults.length } },
    { faults },
  );
}
