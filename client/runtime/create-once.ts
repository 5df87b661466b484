import { waitFor } from './deadline.ts';
import { UnknownOutcomeError } from './errors.ts';

export interface CreateOnceOptions {
  /** Whether to look for the record before the first POST, for a program that may have been interrupted. False by default. */
  readonly findFirst?: boolean | undefined;
  /**
   * Milliseconds from a POST whose outcome is unknown to the last look before it is repeated, 5,000 by default: a request
   * that timed out may still be processed.
   */
  readonly settleTime?: number | undefined;
  /** Maximum number of POSTs, 3 by default. */
  readonly maxAttempts?: number | undefined;
  /** Aborts the waiting, with its reason. Give it to the calls too. */
  readonly signal?: AbortSignal | undefined;
}

/** A record that exists once, as far as that is known. */
export interface CreatedOnce<Created, Found> {
  /** The record, as the platform returned it. */
  readonly record: Created | Found;
  /**
   * - `created`: the first POST created it.
   * - `found`: it was found by its key, so somebody created it: this call, an earlier one, or another program.
   * - `repeated`: a repeated POST created it. The platform may still process an earlier POST, later than `settleTime`:
   *   a second record is unlikely, and not excluded.
   */
  readonly outcome: 'created' | 'found' | 'repeated';
}

/**
 * Creates a record, and repeats a POST whose outcome is unknown only after it has looked for the record.
 *
 * The key by which `find` looks is yours, such as a reference or a number. It must be unique to this record, and in the
 * body.
 *
 * @param create makes the POST.
 * @param find returns the record with the key of the body; undefined when there is none.
 *
 * @example
 * const { record, outcome } = await createOnce(
 *   (body) => client.draftSalesInvoices.create(body),
 *   async ({ reference }) => (await client.draftSalesInvoices.list({ reference }))._data[0],
 *   { debtorId: 1, reference: 'WEB-2026-0042' },
 * );
 *
 * @throws UnknownOutcomeError when the outcome is still unknown: `find` failed, or `maxAttempts` is reached.
 * @throws the errors of `create`; those of `find` with `findFirst`; the reason of `signal`.
 */
export async function createOnce<Body, Created, Found>(
  create: (body: Body) => Promise<Created>,
  find: (body: Body) => Promise<Found | undefined>,
  body: Body,
  options: CreateOnceOptions = {},
): Promise<CreatedOnce<Created, Found>> {
  const { findFirst = false, settleTime = 5000, maxAttempts = 3, signal } = options;
  let found = findFirst ? await find(body) : undefined;
  for (let attempt = 1; found === undefined; attempt += 1) {
    const created = await create(body).then((record) => ({ record }), toUnknownOutcome);
    if ('record' in created) return { ...created, outcome: attempt === 1 ? 'created' : 'repeated' };
    found = await look(() => find(body), settleTime, signal, created);
    if (found === undefined && attempt >= maxAttempts) throw created;
  }
  return { record: found, outcome: 'found' };
}

/** @throws every other error. */
function toUnknownOutcome(error: unknown): UnknownOutcomeError {
  if (error instanceof UnknownOutcomeError) return error;
  throw error;
}

/** Looks at once, because most lost responses are those of finished requests, and again after the settle time. */
async function look<Found>(
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
