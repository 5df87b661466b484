import type { Kind, Operation, Resource } from '../../contract/model.ts';
import type { Handler } from './call.ts';
import { crudHandlers } from './crud.ts';
import { download, upload } from './files.ts';
import { listLedgerBalances } from './ledger-balances.ts';

const fileHandlers: Partial<Record<Kind, Handler>> = { upload, download };

/** Resources that are calculated for each request, and stored nowhere. */
const calculatedResources: Readonly<Record<string, Partial<Record<Kind, Handler>>>> = {
  ledgergrouped: { list: listLedgerBalances },
};

/** Returns the handler of an operation: by its kind, and by whether it is about a header with its lines. */
export function getHandler({ id, kind }: Operation, { name }: Resource): Handler {
  const handler = kind && (fileHandlers[kind] ?? calculatedResources[name]?.[kind] ?? crudHandlers[kind]);
  if (!handler) throw new Error(`No handler for ${id}`);
  return handler;
}
