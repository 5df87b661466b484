import { toCallError } from './call.ts';
import type { CallOptions } from './client-options.ts';
import { waitFor } from './deadline.ts';
import { type CallError, UnknownOutcomeError, ValidationError } from './errors.ts';
import { listDifferences, toStored } from './list-differences.ts';

export interface CreateOnceOptions extends CallOptions {
  /**
   * Milliseconds from a POST with an unknown outcome to the last look before it is repeated, 5,000 by default: a request that
   * timed out may still be processed.
   */
  readonly settleTime?: number | undefined;
  /** Maximum number of POSTs, 3 by default. */
  readonly maxAttempts?: number | undefined;
}

/** Lists the records that match filters. */
type FindRecords<Item> = (
  filters: never,
  options?: CallOptions,
) => PromiseLike<{ readonly _data?: readonly Item[] | undefined }>;

/** Places of a record that `list` lacks. The namespaces have the contract's. */
export interface FoundIn<Moved = never> {
  /** Parameters with which `list` has all records. */
  readonly parameters?: object;
  /** Other lists to which a record moves, by name. */
  readonly lists?: Readonly<Record<string, FindRecords<Moved>>>;
}

/** The functions that create and list the records: a namespace such as `client.debtors`, or your own. */
export interface CreatableResource<Body, Created, Moved = never> {
  create(body: Body, options?: CallOptions): PromiseLike<Created>;
  /** Lists the records that have the values of the key, which are its filters. */
  readonly list: FindRecords<object>;
  /** Places of a record that `list` lacks. */
  readonly foundIn?: FoundIn<Moved>;
}

/** Record that exists once, as far as is known. */
export type CreatedOnce<Created, Moved = never> = Result &
  // Its `_meta` differs in a list.
  (
    | { readonly record: Omit<Created, '_meta'>; readonly movedTo?: undefined }
    | ([Moved] extends [never] ? never : { readonly record: Omit<Moved, '_meta'>; readonly movedTo: string })
  );

interface Result {
  /**
   * Name of the other list that the record has moved to, such as `salesInvoices` for a draft that was made final: `record`
   * is a record of that list, with an `id` of its own.
   */
  readonly movedTo?: string | undefined;
  /**
   * - `created`: this call created it. After a lost response the platform may still process an earlier POST, later than
   *   `settleTime`: a second record is unlikely, and not excluded.
   * - `found`: a record with the key was there, and has what was asked for. An earlier run, or a POST of this call whose
   *   response was lost, created it.
   * - `mismatch`: a record with the key was there, and differs from what was asked for. Nothing was created.
   */
  readonly outcome: 'created' | 'found' | 'mismatch';
  /** Paths of the fields in which the record differs from the body, such as `lines[0].quantity`; empty without a mismatch. */
  readonly differences: readonly string[];
}

/**
 * Creates a record unless there is one with its key, and repeats a POST whose outcome is unknown only after it has looked
 * again. It looks for the key as the platform stores it: a text is trimmed, an IBAN or VAT number has no spaces. It also looks
 * where the contract says that the record can be by now: a draft that was made final is a sales invoice, and an article can be
 * inactive.
 *
 * Two processes that call it at the same time with one key can both find nothing, and create two records: the platform has
 * no idempotency keys. It rejects the second record where the key must be unique, as the `number` of a debtor, and the first
 * is found then; for a `reference`, let one process at a time create records.
 *
 * @param key the field, or the fields together, by which the record is known: a reference or a number of yours. Each is a
 *   filter of the list, and has a value in the body that no other record has.
 *
 * @example
 * const { record, outcome, differences, movedTo } = await createOnce(client.draftSalesInvoices, 'reference', {
 *   debtorId: 1,
 *   reference: 'WEB-2026-0042',
 * });
 *
 * @throws TypeError when the body has no value for the key, or a blank one: it would find somebody else's record.
 * @throws KeyMismatchError when the platform stored another key than was asked: a repeated call would not find the record.
 * @throws UnknownOutcomeError when the outcome is still unknown: the list failed, `maxAttempts` is reached, or a later POST was
 *   rejected, which is the cause then.
 * @throws the errors of `create` and of the first look; the reason of `signal`.
 */
export async function createOnce<
  Body extends object,
  Created,
  Key extends keyof Body & string,
  Moved extends object = never,
>(
  resource: CreatableResource<Body, Created, Moved>,
  key: Key | readonly Key[],
  body: Body & { readonly [Name in Key]: NonNullable<Body[Name]> },
  options: CreateOnceOptions = {},
): Promise<CreatedOnce<Created, Moved>> {
  const { settleTime = 5000, maxAttempts = 3, ...callOptions } = options;
  if (!(settleTime >= 0 && maxAttempts >= 1)) {
    throw new TypeError('createOnce: settleTime must be at least 0, and maxAttempts at least 1.');
  }
  const filters = pickKey(body, [key].flat());
  const find = () => findRecord(resource, filters, body, callOptions);
  let found = await find();
  for (let attempt = 1; found === undefined; attempt += 1) {
    const created = await resource.create(body, callOptions).then((record) => ({ record }), toCallError);
    if ('record' in created) {
      assertKey(created.record as object, filters);
      return { ...created, outcome: 'created', differences: [] };
    }
    const isUnknown = created instanceof UnknownOutcomeError;
    // A POST is repeated after an unknown outcome only.
    const failure = attempt === 1 || isUnknown ? created : toUnknownOutcome(created);
    found = await lookAgain(find, isUnknown ? settleTime : undefined, callOptions.signal, failure);
    if (found === undefined && (!isUnknown || attempt >= maxAttempts)) throw failure;
  }
  const outcome = found.differences.length > 0 ? 'mismatch' : 'found';
  return { ...found, outcome } as CreatedOnce<Created, Moved>;
}

/** A record was created, and a field of its key is not stored as it was asked. A repeated call would create another one. */
export class KeyMismatchError extends Error {
  /** The record that was created. */
  readonly record: object;

  constructor(record: object, names: readonly string[]) {
    const stored = names.map((name) => `${name} is ${JSON.stringify((record as Record<string, unknown>)[name])}`);
    super(`createOnce: the record was created with another key: ${stored.join(', ')}. Do not repeat the call.`);
    this.record = record;
  }
}

KeyMismatchError.prototype.name = 'KeyMismatchError';

function assertKey(record: object, key: object): void {
  const names = listDifferences(key, record);
  if (names.length > 0) throw new KeyMismatchError(record, names);
}

/**
 * Returns the fields of the key as the platform stores them.
 *
 * @throws TypeError for a field without a value: without the filter, every record would match.
 */
function pickKey(body: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (names.length === 0) throw new TypeError('createOnce: name the key, such as reference.');
  const key = names.map((name) => [name, toStored(name, (body as Readonly<Record<string, unknown>>)[name])] as const);
  const missing = key.find(([, value]) => value === null)?.[0];
  if (missing === undefined) return Object.fromEntries(key);
  throw new TypeError(`createOnce: the body needs a value for ${missing}, by which the record is found.`);
}

/**
 * Returns the record with the key, its place and its differences; of several, the one with the fewest. The list that a record
 * moves to is read last, so that one that moves meanwhile was in the first.
 */
async function findRecord(
  resource: CreatableResource<never, unknown, object>,
  filters: Readonly<Record<string, unknown>>,
  body: object,
  options: CallOptions,
) {
  const { parameters, lists = {} } = resource.foundIn ?? {};
  const own: FindRecords<object> = (query, rest) =>
    resource.list({ ...(query as object), ...parameters } as never, rest);
  const found: { record: object; differences: string[]; movedTo: string | undefined }[] = [];
  for (const [movedTo, list] of [[undefined, own] as const, ...Object.entries(lists)]) {
    const { _data = [] } = await list(filters as never, options);
    for (const record of _data.filter((candidate) => listDifferences(filters, candidate).length === 0)) {
      found.push({ record, differences: listDifferences(body, record), movedTo });
    }
  }
  return found.sort((a, b) => a.differences.length - b.differences.length)[0];
}

/** Wraps a rejection, which says nothing about an earlier POST; of a unique key, it may mean that this created the record. */
const toUnknownOutcome = (error: CallError): UnknownOutcomeError =>
  new UnknownOutcomeError({ operation: error.operation, ...error.request }, error, 'An earlier POST');

/**
 * Looks at once, because most requests with a lost response are finished, and again after the settle time.
 *
 * @param settleTime undefined for one look only.
 * @throws the failure, when it proves that there is no record, or no look succeeds.
 */
async function lookAgain<Found>(
  find: () => Promise<Found | undefined>,
  settleTime: number | undefined,
  signal: AbortSignal | undefined,
  failure: CallError,
): Promise<Found | undefined> {
  if (!(failure instanceof UnknownOutcomeError || failure instanceof ValidationError)) throw failure;
  const found = await find().catch(() => undefined);
  signal?.throwIfAborted();
  if (found !== undefined || settleTime === undefined) return found;
  await waitFor(settleTime, signal);
  return find().catch(() => {
    signal?.throwIfAborted();
    // Without an answer the POST must not be repeated.
    throw failure;
  });
}
