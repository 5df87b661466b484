import { lookup } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Mandates: `IBAN` is copied from the debtor. One that is sent must be the debtor's own. */
export const mandates: ResourceHooks = {
  beforeSave({ record, previous: before, scope, context, addIssue: refuse }) {
    const debtor = lookup(context, 'debtors', scope.parentId);
    const iban = debtor?.iban;
    if (record.IBAN === null || record.IBAN === undefined) {
      if (typeof iban !== 'string') refuse({ field: 'IBAN', key: 'debtorWithoutIban' });
      return { debtorId: scope.parentId, IBAN: iban };
    }
    // A mandate keeps the account it was given for, also when the debtor has another one by now.
    if (record.IBAN !== iban && record.IBAN !== before?.IBAN) refuse({ field: 'IBAN', key: 'ibanNotOfDebtor' });
    return { debtorId: scope.parentId };
  },
};
