import type { Json } from '../../contract/document.ts';

/** A request that is sent again. References such as `@debtors/10001` are resolved; in a path, `debtors/@10001` is enough. */
export interface SeedRequest {
  /** In UTC, `2026-03-02T15:30:00Z`. Default: that of the document. */
  readonly at?: string;
  readonly POST?: string;
  readonly DELETE?: string;
  readonly body?: Json;
  /** Identifiers of the record and of its first line, where they are not the next ones. */
  readonly id?: number;
  readonly firstLineId?: number;
  /** Payment discount that is taken in addition to a payment, which the control plane does not have. */
  readonly discount?: { readonly ledgerAccountId: string; readonly amount: number };
}

export type Base = 'demo' | 'empty';

export interface SeedDocument {
  /** Initial data before the requests. Default: demo. */
  readonly base?: Base;
  /** Administration that the requests are for. Default: 1. */
  readonly administration?: number;
  /**
   * The time at which the clock stops. Without a clock, the sandbox uses the time of the machine, and the document has neither
   * requests nor extra debtors.
   */
  readonly clock?: string;
  readonly requests?: readonly SeedRequest[];
  /** Debtors and ledger lines, in balance, to add to the first administration. */
  readonly extraDebtors?: number;
  readonly extraLedgerLines?: number;
}

export interface Scenario extends SeedDocument {
  readonly purpose: string;
  /** What an integration should do right, and a test can check. */
  readonly checks: readonly string[];
}

const MEMBERS: Readonly<Record<keyof Scenario, (value: unknown) => boolean>> = {
  purpose: isText,
  checks: isList(isText),
  base: (value) => value === 'demo' || value === 'empty',
  administration: isCount,
  clock: isTime,
  requests: isList(isRequest),
  extraDebtors: isCount,
  extraLedgerLines: (value) => isCount(value) && Number(value) > 1,
};

const REQUEST_MEMBERS: Readonly<Record<keyof SeedRequest, (value: unknown) => boolean>> = {
  at: isTime,
  POST: isText,
  DELETE: isText,
  body: isObject,
  id: isCount,
  firstLineId: isCount,
  discount: isObject,
};

/** Explains which member keeps a value from being a seed document. The contract validates the bodies. */
export function findDocumentIssue(value: unknown): string | undefined {
  if (!isObject(value)) return 'it has no members such as clock and requests';
  const wrong = findWrongMember(value, MEMBERS);
  if (wrong === 'requests' && Array.isArray(value.requests)) {
    const index = value.requests.findIndex((request) => !isRequest(request));
    return `requests[${index}] is not a request, with POST or DELETE, and at, body, id, firstLineId or discount`;
  }
  if (wrong !== undefined) return `${wrong} is not one of ${Object.keys(MEMBERS).join(', ')}, or has another form`;
  const dated = ['requests', 'extraDebtors'].find((name) => value[name] !== undefined);
  if (dated !== undefined && value.clock === undefined) return `${dated} need a clock, in UTC`;
  return undefined;
}

function isRequest(value: unknown): boolean {
  if (!isObject(value) || findWrongMember(value, REQUEST_MEMBERS) !== undefined) return false;
  return (value.POST === undefined) !== (value.DELETE === undefined);
}

const findWrongMember = (value: Json, members: Readonly<Record<string, (member: unknown) => boolean>>) =>
  Object.keys(value).find((name) => !(Object.hasOwn(members, name) && members[name]?.(value[name])));

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isTime(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isList(isItem: (item: unknown) => boolean) {
  return (value: unknown): boolean => Array.isArray(value) && value.every(isItem);
}
