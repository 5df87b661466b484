import type { Call, Context } from '../../accounting/context.ts';
import type { Kind, Operation, Resource } from '../../contract/model.ts';
import type { HttpResponse } from '../../http/types.ts';
import { generic } from './crud.ts';
import { download, upload } from './files.ts';
import { listLedgerBalances } from './ledger-balances.ts';
import { withLines } from './with-lines.ts';

type Behaviour = (call: Call, context: Context) => HttpResponse;

const pdf: Partial<Record<Kind, Behaviour>> = { upload, download };

/** What is computed when it is asked for, and kept nowhere. */
const computed: Readonly<Record<string, Partial<Record<Kind, Behaviour>>>> = {
  ledgergrouped: { list: listLedgerBalances },
};

/** What an operation does. The contract says which kind it is, and whether it is about a header with its lines. */
export function behaviourFor({ id, kind }: Operation, { name, viewOf }: Resource): Behaviour {
  const behaviour = kind && (pdf[kind] ?? computed[name]?.[kind] ?? (viewOf === undefined ? generic : withLines)[kind]);
  if (!behaviour) throw new Error(`The sandbox does not know what ${id} does`);
  return behaviour;
}
