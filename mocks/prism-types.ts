import type { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';

/** What is wanted of Prism's own mock: an answer made from the contract. */
export interface Preference {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic: boolean;
}

export type HttpOperation = ReturnType<typeof transformOas3Operations>[number];
