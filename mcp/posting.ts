import { apiOperations, type CatalogOperation } from './docs/catalog.ts';
import { ToolError } from './tool-error.ts';

/** Resources that are posted when they are written, also with lines. */
const POSTED = /^\/v1\/(sales|purchase)invoices(withlines)?(?=\/|$)/;

const findDraft = ({ method, path }: CatalogOperation): CatalogOperation | undefined =>
  apiOperations.find((other) => other.method === method && other.path === path.replace('/v1/', '/v1/draft'));

/**
 * Checks for an operation that posts to the ledger at once, or that makes a final invoice where a draft is possible. A scan, or a
 * header without lines, is not in the ledger.
 */
export function postsAtOnce(entry: CatalogOperation): boolean {
  const { method, path } = entry;
  if (method === 'get' || method === 'delete' || !POSTED.test(path) || path.endsWith('/file')) return false;
  return path !== '/v1/purchaseinvoices' || findDraft(entry) !== undefined;
}

/** @throws ToolError for an operation that posts at once, without the caller's confirmation. */
export function assertFinal(entry: CatalogOperation, final: boolean): void {
  if (final || !postsAtOnce(entry)) return;
  const draft = entry.method === 'post' && findDraft(entry);
  const way = draft ? `Call ${draft.id}: a person makes the draft final.` : 'There is no draft of it.';
  throw new ToolError(
    `${entry.id} posts to the ledger at once. ${way} When the user has asked for just that, repeat the call with "final": true.`,
  );
}
