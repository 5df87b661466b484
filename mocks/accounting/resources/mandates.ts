import type { RecordOf } from '../../store/record-types.ts';
import { lookup } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Mandates: `IBAN` is copied from the debtor, and must match it. */
export const mandates: ResourceHooks<RecordOf<'debtors/mandates'>> = {
  beforeSave({ record, previous, scope: { parentId: debtorId = 0 }, context, addIssue }) {
    const iban = lookup(context, 'debtors', debtorId)?.iban ?? undefined;
    // The schema requires it in responses, not in requests.
    if ((record.IBAN as string | null) === null) {
      if (iban === undefined) addIssue({ field: 'IBAN', key: 'debtorWithoutIban' });
      return { debtorId, ...(iban !== undefined && { IBAN: iban }) };
    }
    // A mandate keeps its account when the debtor's changes.
    if (record.IBAN !== iban && record.IBAN !== previous?.IBAN) addIssue({ field: 'IBAN', key: 'ibanNotOfDebtor' });
    return { debtorId };
  },
};
