import { renameOutstandingParty } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import type { ResourceHooks } from '../hooks.ts';
import { INVOICE_TYPES, type InvoiceType } from '../ledger/invoice-types.ts';

/** Debtors and creditors: outstanding invoices repeat their number and name. */
export function parties(type: InvoiceType): Pick<ResourceHooks<RecordOf<'debtors' | 'creditors'>>, 'afterSave'> {
  return {
    afterSave({ record, previous }, context) {
      if (previous && (record.number !== previous.number || record.name !== previous.name)) {
        renameOutstandingParty(context, INVOICE_TYPES[type], record);
      }
      return [];
    },
  };
}
