import { divide, toEuros, toUnits } from '../../../totals/line-amounts.ts';
import { calculateDueDate } from '../arithmetic/calendar.ts';
import type { InvoiceSource } from './source.ts';
import { formatIban, type Texts } from './texts.ts';

/** Returns the sentences about the payment method, due date and discount, based on the outstanding sum. */
export function describePayment(source: InvoiceSource, texts: Texts): readonly string[] {
  const { invoice, outstandingAmount } = source;
  const { say, formatAmount } = texts;
  const { amountIncludingVat: total } = invoice;
  if (total === 0) return [];
  if (outstandingAmount === 0) return [say(total < 0 ? 'settled' : 'paid')];
  const amount = formatAmount(Math.abs(outstandingAmount));
  if (outstandingAmount < 0) return [say('receive', { amount })];
  const paid = total - outstandingAmount;
  return [
    ...(paid > 0.004 ? [say('partlyPaid', { amount: formatAmount(Number(paid.toFixed(2))) })] : []),
    ...describeMethod(source, amount, texts),
    ...describeDiscount(source, texts),
  ];
}

/** Methods by their platform code. Any other is a bank transfer. */
const METHODS = { CONTANT: 'pay.cash', PIN: 'pay.card', ONLINE: 'pay.online' } as const;

function describeMethod(source: InvoiceSource, amount: string, { say, formatDate }: Texts): readonly string[] {
  const { invoice, parties, method, mandate, creditorIdentifier: creditor } = source;
  const terms = { amount, until: formatDate(String(invoice.dueDate)), number: String(invoice.invoiceNumber) };
  if (method === 'INCASSO' && mandate) {
    const account = { iban: formatIban(mandate.IBAN), mandate: mandate.reference };
    const identifier = creditor === null ? [] : [say('creditorIdentifier', { creditor })];
    return [say('pay.debit', { ...terms, ...account }), ...identifier];
  }
  const key = METHODS[method as keyof typeof METHODS];
  if (key) return [say(key, terms)];
  const { sellerIban } = parties;
  return [sellerIban ? say('pay.transfer', { ...terms, iban: formatIban(sellerIban) }) : say('pay.other', terms)];
}

function describeDiscount({ invoice, condition, outstandingAmount }: InvoiceSource, texts: Texts): readonly string[] {
  const { discountPercentage, discountDays } = condition ?? {};
  if (!discountPercentage || discountDays === null || discountDays === undefined) return [];
  const last = calculateDueDate(invoice.invoiceDate, { dueDays: discountDays, endOfMonth: false });
  if (last === undefined) return [];
  const { say, formatAmount, formatDate, formatNumber } = texts;
  const discount = divide(toUnits(invoice.amountIncludingVat, 2) * toUnits(discountPercentage, 2), 10_000n);
  return [
    say('discount', {
      until: formatDate(last),
      percentage: `${formatNumber(discountPercentage)}%`,
      discount: formatAmount(toEuros(discount)),
      amount: formatAmount(Math.max(0, toEuros(toUnits(outstandingAmount, 2) - discount))),
    }),
  ];
}
