import type { Json } from '../../contract/document.ts';

/** Request to replay. Resolves references such as `@debtors/10001`; in a path, `debtors/@10001`. */
export interface SeedRequest {
  /** In UTC, `2026-03-02T15:30:00Z`. Default: the time of the document. */
  readonly at?: string;
  readonly POST?: string;
  readonly DELETE?: string;
  readonly body?: Json;
  /** Identifiers of the record and of its first line. Default: the next ones. */
  readonly id?: number;
  readonly firstLineId?: number;
  /** Additional payment discount, which the control plane lacks. */
  readonly discount?: { readonly ledgerAccountId: string; readonly amount: number };
}

export type Base = 'demo' | 'empty';

export interface SeedDocument {
  /** Initial data before the requests. Default: demo. */
  readonly base?: Base;
  /** Administration of the requests. Default: 1. */
  readonly administration?: number;
  /** Time of a stopped clock. Default: a running clock; the document then has no requests and no extra debtors. */
  readonly clock?: string;
  readonly requests?: readonly SeedRequest[];
  readonly extraDebtors?: number;
  readonly extraLedgerLines?: number;
}

export interface Scenario extends SeedDocument {
  readonly purpose: string;
  readonly checks: readonly string[];
}

const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 1 };
const TIME = { type: 'string', format: 'date-time', pattern: '^.{19}Z$', examples: ['2026-03-02T15:30:00Z'] };
const OBJECT = { type: 'object' };

const REQUEST = {
  type: 'object',
  properties: { at: TIME, POST: TEXT, DELETE: TEXT, body: OBJECT, id: COUNT, firstLineId: COUNT, discount: OBJECT },
  additionalProperties: false,
  oneOf: [{ required: ['POST'] }, { required: ['DELETE'] }],
};

/** Schema of a file with requests. The contract validates the bodies. */
export const SEED_SCHEMA = {
  type: 'object',
  properties: {
    purpose: TEXT,
    checks: { type: 'array', items: TEXT },
    base: { enum: ['demo', 'empty'] },
    administration: COUNT,
    clock: TIME,
    requests: { type: 'array', items: REQUEST },
    extraDebtors: COUNT,
    extraLedgerLines: { type: 'integer', minimum: 2 },
  },
  additionalProperties: false,
  dependentRequired: { requests: ['clock'], extraDebtors: ['clock'] },
};
