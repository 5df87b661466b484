import type { RecordOf } from '../../store/record-types.ts';
import { lookup } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';

/** `IBAN` is copied from the debtor. One that is sent must be the debtor's. */
export const mandates: ResourceHooks<RecordOf<'debtors/mandates'>> = {
  beforeSave({ record, previous, scope: { parentId: debtorId = 0 }, context, addIssue }) {
    const iban = lookup(context, 'debtors', debtorId)?.iban ?? undefined;
    // The schema requires it of a record; a client may leave it out.
    if ((record.IBAN as string | null) === null) {
      if (iban === undefined) addIssue({ field: 'IBAN', key: 'debtorWithoutIban' });
      return { debtorId, ...(iban !== undefined && { IBAN: iban }) };
    }
    // A mandate keeps the account that it was given for, even when the debtor has another one now.
    if (record.IBAN !== iban && record.IBAN !== previous?.IBAN) addIssue({ field: 'IBAN', key: 'ibanNotOfDebtor' });
    return { debtorId };
  },
};
