import type { Operation } from './contract.ts';

/** Names in lower case, unless a test sends another spelling; a name may come twice. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query, in ASCII, relative to the URL of the server. */
  readonly path: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array | undefined;
}

export interface HttpResponse {
  readonly status: number;
  /** By name in lower case; repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request for an operation with its response. */
export interface HttpExchange {
  readonly operation: Operation;
  /** What is tested, for people: `filter name`, `no token`. */
  readonly description: string;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  /** The body when it is JSON. */
  readonly json: unknown;
  /** How the response violates the contract; empty when it does not. */
  readonly issues: readonly Issue[];
}

/** Something that is wrong with a response. */
export interface Issue {
  /** A stable name: `status`, `body required`, `total count`. */
  readonly rule: string;
  /** For people, with the location: `_data[3].name is missing`. */
  readonly message: string;
}

/** An issue with the exchanges that show it, in their order; the last response is the wrong one. */
export interface Finding extends Issue {
  readonly exchanges: readonly [HttpExchange, ...HttpExchange[]];
}

/** An issue of an operation, with the requests that reproduce it. */
export interface Violation extends Issue {
  readonly operation: string;
  readonly description: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly requests: readonly HttpRequest[];
}

/** Names and values of a query. */
export type Query = readonly (readonly [name: string, value: string])[];

export const getHeader = (headers: HeaderList, name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1];

/** The media type of a response in lower case, without parameters; empty when there is none. */
export const getMediaType = ({ headers }: Pick<HttpResponse, 'headers'>): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The JSON of a body; undefined when it is something else. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
