import type { Operation } from './contract/model.ts';
import type { Incoming, Outgoing } from './incoming.ts';

/** Answers to reads, kept as long as nothing was written: the same question then has the same answer. */
export interface AnswersKept {
  /** What tells two questions apart; nothing for a request that is not kept. */
  readonly keyOf: (incoming: Incoming, operation: Operation) => string | undefined;
  /** The answer that was given in this state of the data. */
  readonly find: (key: string, state: string) => Outgoing | undefined;
  /** Keeps an answer, at most to a moment in milliseconds since 1970. */
  readonly keep: (key: string, state: string, outgoing: Outgoing, until: number) => void;
}

/** Headers that an answer depends on. */
const telling = ['authorization', 'accept', 'accept-language', 'x-tenant-id', 'x-tenantid'] as const;

/** How many answers are kept, and the characters or bytes that one may have. */
const most = 200;
const largest = 100_000;

export function answersKept(): AnswersKept {
  const answers = new Map<string, { readonly outgoing: Outgoing; readonly until: number }>();
  let asOf = '';
  return {
    keyOf({ method, origin, path, search, headers }, { method: declared }) {
      if (declared !== 'get' || headers.prefer !== undefined) return undefined;
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
      return `${method} ${origin}${path}${search}\n${telling.map((name) => headers[name] ?? '').join('\n')}`;
    },

    find(key, state) {
      if (state !== asOf) return undefined;
      const found = answers.get(key);
      return found && found.until > Date.now() ? found.outgoing : undefined;
    },

    keep(key, state, outgoing, until) {
      if ((outgoing.body?.length ?? 0) > largest) return;
      if (state !== asOf || answers.size >= most) answers.clear();
      asOf = state;
      answers.set(key, { outgoing, until });
    },
  };
}
