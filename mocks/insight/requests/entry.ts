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

/** A request and its response, as they were; `formatEntry` hides the secrets in them. */
export interface JournalEntry {
  readonly sequence: number;
  /** Time of arrival, in milliseconds since 1970, with fractions. */
  readonly time: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly method: string;
  /** With the base path of a world. */
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly operation: Operation | undefined;
  readonly user: string | undefined;
  readonly administration: number | undefined;
  readonly requestBody: BodyText | undefined;
  /** Undefined when the connection was closed without a response. */
  readonly status: number | undefined;
  /** True when the client received a response: it may have closed the connection, or a fault did. */
  readonly outcome: 'responded' | 'dropped' | 'abandoned';
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Undefined for none, or a document. */
  readonly responseBody: BodyText | undefined;
  /** Undefined for all but lists. */
  readonly page: PageMeta | undefined;
  /** Undefined for a request that was not rejected by the sandbox itself. */
  readonly problem: RejectionReason | undefined;
  readonly fault: AppliedFault | undefined;
  readonly isCarriedOut: boolean;
  readonly limits: LimitVerdict | undefined;
  /** Undefined for all but the token endpoint. */
  readonly tokens: TokenExchange | undefined;
}
