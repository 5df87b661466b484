import type { CallOptions } from './client-options.ts';
import { waitFor } from './deadline.ts';
import { UnknownOutcomeError } from './errors.ts';
import { listDifferences, toStored } from './list-differences.ts';

export interface CreateOnceOptions extends CallOptions {
  /**
   * Milliseconds from a POST whose outcome is unknown to the last look before it is repeated, 5,000 by default: a request
   * that timed out may still be processed.
   */
  readonly settleTime?: number | undefined;
  /** Maximum number of POSTs, 3 by default. */
  readonly maxAttempts?: number | undefined;
}

/** The functions that create and list the records: a namespace such as `client.debtors`, or your own. */
export interface CreatableResource<Body, Created> {
  create(body: Body, options?: CallOptions): PromiseLike<Created>;
  /** Lists the records that match the filters of the key. */
  list(filters: never, options?: CallOptions): PromiseLike<{ readonly _data?: readonly object[] | undefined }>;
}

/** A record that exists once, as far as that is known. */
export interface CreatedOnce<Created> {
  /** The record, without `_meta`, which is another one in a list. */
  readonly record: Omit<Created, '_meta'>;
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
 * again. It looks for the key as the platform stores it: a text is trimmed, an IBAN or VAT number has no spaces.
 *
 * Two processes that call it at the same time with one key can both find nothing, and create two records: the platform has
 * no idempotency keys. It rejects the second record where the key must be unique, as the `number` of a debtor; for a
 * `reference`, let one process at a time create records.
 *
 * @param key the field, or the fields together, by which the record is known: a reference or a number of yours. Each is a
 *   filter of the list, and has a value in the body that no other record has.
 *
 * @example
 * const { record, outcome, differences } = await createOnce(client.draftSalesInvoices, 'reference', {
 *   debtorId: 1,
 *   reference: 'WEB-2026-0042',
 * });
 *
 * @throws TypeError when the body has no value for the key, or a blank one: it would find somebody else's record.
 * @throws KeyMismatchError when the platform stored another key than was asked: a repeated call would not find the record.
 * @throws UnknownOutcomeError when the outcome is still unknown: the list failed, or `maxAttempts` is reached.
 * @throws the errors of `create` and of the first look; the reason of `signal`.
 */
export async function createOnce<Body extends object, Created, Key extends keyof Body & string>(
  resource: CreatableResource<Body, Created>,
  key: Key | readonly Key[],
  body: Body & { readonly [Name in Key]: NonNullable<Body[Name]> },
  options: CreateOnceOptions = {},
): Promise<CreatedOnce<Created>> {
  const { settleTime = 5000, maxAttempts = 3, ...callOptions } = options;
  if (!(settleTime >= 0 && maxAttempts >= 1)) {
    throw new TypeError('createOnce: settleTime must be at least 0, and maxAttempts at least 1.');
  }
  const filters = pickKey(body, [key].flat());
  const find = () => findRecord(resource, filters, body, callOptions);
  let found = await find();
  for (let attempt = 1; found === undefined; attempt += 1) {
    const created = await resource.create(body, callOptions).then((record) => ({ record }), toUnknownOutcome);
    if ('record' in created) {
      assertKey(created.record as object, filters);
      return { ...created, outcome: 'created', differences: [] };
    }
    found = await lookAgain(find, settleTime, callOptions.signal, created);
    if (found === undefined && attempt >= maxAttempts) throw created;
  }
  const { differences } = found;
  return {
    record: found.record as Omit<Created, '_meta'>,
    outcome: differences.length > 0 ? 'mismatch' : 'found',
    differences,
  };
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

/** Returns the record with the key, and how it differs; of several the one that differs least. */
async function findRecord(
  resource: CreatableResource<never, unknown>,
  filters: Readonly<Record<string, unknown>>,
  body: object,
  options: CallOptions,
) {
  const { _data = [] } = await resource.list(filters as never, options);
  return _data
    .filter((record) => listDifferences(filters, record).length === 0)
    .map((record) => ({ record, differences: listDifferences(body, record) }))
    .sort((a, b) => a.differences.length - b.differences.length)[0];
}

function toUnknownOutcome(error: unknown): UnknownOutcomeError {
  if (error instanceof UnknownOutcomeError) return error;
  throw error;
}

/** Looks at once, because most requests whose response was lost are finished, and again after the settle time. */
async function lookAgain<Found>(
  find: () => Promise<Found | undefined>,
  settleTime: number,
  signal: AbortSignal | undefined,
  unknown: UnknownOutcomeError,
): Promise<Found | undefined> {
  const found = await find().catch(() => undefined);
  if (found !== undefined) return found;
  await waitFor(settleTime, signal);
  return find().catch(() => {
    signal?.throwIfAborted();
    // Without an answer the POST must not be repeated.
    throw unknown;
  });
}
