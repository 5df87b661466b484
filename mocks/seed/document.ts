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

/** The schema of a file with requests. The contract validates the bodies. */
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
