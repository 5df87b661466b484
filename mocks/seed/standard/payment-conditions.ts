import type { Fields } from '../contract-types.ts';

const none = { endOfMonth: false, discountPercentage: null, discountDays: null };

/** The payment conditions of every company, the usual one first. */
export const paymentConditions: readonly Fields<'PaymentCondition'>[] = [
  { code: '30', description: 'Betaling binnen 30 dagen', dueDays: 30, ...none },
  { code: '0', description: 'Direct te betalen', dueDays: 0, ...none },
  { code: '8', description: 'Betaling binnen 8 dagen', dueDays: 8, ...none },
  { code: '14', description: 'Betaling binnen 14 dagen', dueDays: 14, ...none },
  { code: '60', description: 'Betaling binnen 60 dagen', dueDays: 60, ...none },
  { code: '30EM', description: 'Betaling binnen 30 dagen, einde maand', dueDays: 30, ...none, endOfMonth: true },
  {
    code: '14-2',
    description: 'Betaling binnen 14 dagen, 2% korting binnen 8 dagen',
    dueDays: 14,
    endOfMonth: false,
    discountPercentage: 2,
    discountDays: 8,
  },
];
