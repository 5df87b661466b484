import type { Operation } from '../../../contract/model.ts';
import type { FaultOptions, LimitVerdict, RejectionReason, TokenExchange } from '../../http/types.ts';

export interface BodyText {
  readonly text: string;
  /** Length of the whole text. */
  readonly length: number;
}

export interface PageMeta {
  readonly nextPage: string | null;
  readonly previousPage: string | null;
  readonly totalCount: number;
  readonly pageCount: number;
}

interface AppliedFault {
  readonly id: number;
  readonly effect: FaultOptions['effect'];
  readonly when: 'before' | 'after';
}

/** Request and response as they were; `formatEntry` hides the secrets. */
export interface JournalEntry {
  readonly sequence: number;
  /** Time of arrival, in milliseconds since 1970, with fractions. */
  readonly time: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly method: string;
  /** Includes the base path of a world. */
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly operation: Operation | undefined;
  readonly user: string | undefined;
  readonly administration: number | undefined;
  readonly requestBody: BodyText | undefined;
  /** Undefined for a connection closed without a response. */
  readonly status: number | undefined;
  /** Responded, unless the client or a fault closed the connection. */
  readonly outcome: 'responded' | 'dropped' | 'abandoned';
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Undefined for none, and for a document. */
  readonly responseBody: BodyText | undefined;
  /** Set for lists only. */
  readonly page: PageMeta | undefined;
  /** Set when the sandbox itself rejected the request. */
  readonly problem: RejectionReason | undefined;
  readonly fault: AppliedFault | undefined;
  readonly isCarriedOut: boolean;
  readonly limits: LimitVerdict | undefined;
  /** Set for the token endpoint only. */
  readonly tokens: TokenExchange | undefined;
}
