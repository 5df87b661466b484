import type { OpenApiDocument } from '../../contract/document.ts';
import type { Change } from '../../scripts/breaking/change.ts';
import { formatChange, isPublished, listChanges } from '../../scripts/breaking/compare.ts';
import { normalize } from '../../scripts/breaking/normalize.ts';
import { CliError } from '../../scripts/lib/command.ts';
import { findConcerned, type Usages } from './concern.ts';
import { compareReplies, type Reply, replay } from './replay.ts';
import type { Exchange } from './traffic.ts';
import { findUsage, type Use } from './usage.ts';

/** A request of the integration, and what a change does to it. */
export interface ConcernedRequest {
  readonly number: number;
  /** `POST /v1/debtors`. */
  readonly request: string;
  /** The fields that were sent or received: `lines[].quantity`; empty for all of it. */
  readonly fields: readonly string[];
  /** How the reply of the new sandbox differs from that of the present one. */
  readonly replies: readonly string[];
}

/** A breaking change, with the requests that it concerns. */
export interface RehearsedChange {
  readonly change: string;
  /** `breaks`: what is sent is handled in another way. `check`: it depends on what the integration reads, or on the books. */
  readonly verdict: 'breaks' | 'check';
  readonly requests: readonly ConcernedRequest[];
}

export interface Rehearsal {
  readonly from: string;
  readonly to: string;
  readonly requestCount: number;
  /** Requests that were not sent again, because the journal has not all of their bodies. */
  readonly unsent: readonly number[];
  /** The breaking changes that concern the integration. */
  readonly breaking: readonly RehearsedChange[];
  /** Those that do not. */
  readonly unconcerned: readonly string[];
  /** Requests with another reply that no listed change explains. */
  readonly unexplained: readonly ConcernedRequest[];
  /** Why the sandbox cannot be started with the new contract; undefined when it can. */
  readonly failure: string | undefined;
}

/**
 * Compares two contracts, and returns a function that says which breaking changes concern an integration, by its traffic:
 * what it sent and received is looked up in both, and its requests are sent to the sandbox of each.
 *
 * @throws CliError when a bundle cannot be used.
 */
export async function prepareRehearsal(base: OpenApiDocument, revision: OpenApiDocument) {
  for (const { info } of [base, revision].filter(isPublished))
    throw new CliError(`The sandbox needs the bundle of ${info.version} with our keywords: openapi.internal.json.`);
  const changes = (await listChanges(base, revision)).filter(({ impact }) => impact === 'major');
  const [normalizedBase, normalizedRevision] = [normalize(base), normalize(revision)];
  return async (exchanges: readonly Exchange[]): Promise<Rehearsal> => {
    const before = await replay(exchanges, base);
    const after = await replay(exchanges, revision).catch(({ message }: Error) => message);
    const replies = new Replies(before, typeof after === 'string' ? new Map() : after);
    const completed = exchanges.map((exchange) => complete(exchange, before.get(exchange.number)));
    const usages = {
      base: findUsage(normalizedBase, completed),
      revision: findUsage(normalizedRevision, completed),
    };
    const rehearsed = changes.map((change) => rehearseChange(change, usages, replies));
    const breaking = rehearsed.filter(({ requests }) => requests.length > 0);
    const explained = new Set(breaking.flatMap(({ requests }) => requests.map(({ number }) => number)));
    return {
      from: base.info.version,
      to: revision.info.version,
      requestCount: exchanges.length,
      unsent: exchanges.filter(({ isCut }) => isCut).map(({ number }) => number),
      breaking,
      unconcerned: rehearsed.filter(({ requests }) => requests.length === 0).map(({ change }) => change),
      unexplained: exchanges
        .filter(({ number }) => replies.getDifferences(number).length > 0 && !explained.has(number))
        .map((exchange) => toRequest(exchange, [], replies)),
      failure: typeof after === 'string' ? after : undefined,
    };
  };
}

/** The replies of both sandboxes. */
class Replies {
  readonly #before: ReadonlyMap<number, Reply>;
  readonly #after: ReadonlyMap<number, Reply>;
  readonly #differences: ReadonlyMap<number, readonly string[]>;

  constructor(before: ReadonlyMap<number, Reply>, after: ReadonlyMap<number, Reply>) {
    this.#before = before;
    this.#after = after;
    const compared = [...after].map(([number, reply]) => {
      const previous = before.get(number);
      return [number, previous ? compareReplies(previous, reply) : []] as const;
    });
    this.#differences = new Map(compared);
  }

  /** How the reply to a request differs. */
  readonly getDifferences = (number: number): readonly string[] => this.#differences.get(number) ?? [];

  /** Whether the reply to a request has another status. */
  hasOtherStatus(number: number): boolean {
    const after = this.#after.get(number);
    return after !== undefined && after.status !== this.#before.get(number)?.status;
  }

  /** Whether both sandboxes gave the reply that was recorded. */
  isSame({ number, status }: Exchange): boolean {
    return this.#before.get(number)?.status === status && this.#differences.get(number)?.length === 0;
  }
}

function rehearseChange(change: Change, usages: Usages, replies: Replies): RehearsedChange {
  const isVisible = ({ exchange, field }: Use): boolean => {
    // What the default of a parameter does is in the reply.
    const isDefault = change.property === 'default' && field.startsWith('query ');
    return !isDefault || !replies.isSame(exchange);
  };
  const uses = findConcerned(change, usages).filter(isVisible);
  const requests = [...Map.groupBy(uses, ({ exchange }) => exchange)]
    .map(([exchange, own]) => toRequest(exchange, own, replies))
    .toSorted((a, b) => a.number - b.number);
  const isSent = uses.some(({ side }) => side === 'request') && !DEPENDING.has(change.property ?? '');
  const isBroken = isSent || requests.some(({ number }) => replies.hasOtherStatus(number));
  return { change: formatChange(change), verdict: isBroken ? 'breaks' : 'check', requests };
}

/** What the books decide: the values and the modules that they have. */
const DEPENDING = new Set(['x-unique', 'x-module']);

const toRequest = (exchange: Exchange, uses: readonly Use[], replies: Replies): ConcernedRequest => ({
  number: exchange.number,
  request: `${exchange.method} ${exchange.path}`,
  fields: [...new Set(uses.map(({ field }) => field))].filter((field) => field !== ''),
  replies: replies.getDifferences(exchange.number),
});

/** The journal cuts off long bodies: the reply of the present sandbox has them, when it is the same response. */
function complete(exchange: Exchange, reply: Reply | undefined): Exchange {
  if (exchange.json !== undefined || reply?.status !== exchange.status) return exchange;
  return { ...exchange, json: reply?.json };
}
