import { type Context, getResource } from '../../accounting/context.ts';
import type { ResourceName } from '../../store/record-types.ts';
import { openRecords } from '../../store/records.ts';

/**
 * Returns the identifier of the record with this number or code.
 *
 * @throws an Error when the demo companies have none.
 */
export function findId(name: ResourceName, field: string, value: string, context: Context): number {
  const records = openRecords(context.database, getResource(context, name));
  const [record] = records.findBy(context.scope, field, [value]);
  if (!record) throw new Error(`The seed has no ${name} with ${field} ${value}`);
  return record.id;
}

/** Creates a line of costs or turnover on a ledger account, with a VAT code. */
export function createLine(
  { account, vatCode, ...line }: { account: string; vatCode: string; description: string; unitPrice: number },
  context: Context,
) {
  return {
    ...line,
    quantity: 1,
    ledgerAccountId: findId('ledgeraccounts', 'number', account, context),
    vatCodeId: findId('vatcodes', 'code', vatCode, context),
  };
}
