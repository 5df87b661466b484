import { isMemberState, isOfOtherMemberState } from '../../../contract/check-digits.ts';
import type { ValidationIssue } from '../../messages/problems.ts';
import { type Context, lookup } from '../context.ts';
import { INVOICE_TYPES, type Invoice, type InvoiceType } from './invoice-types.ts';

interface PartyRule {
  /** Boxes of the VAT return. Only a reverse-charged sale shares its box. */
  readonly boxes: readonly string[];
  /** Returns the VAT number or the country that the rule checks. */
  readonly read: (party: { readonly vatNumber: string | null; readonly country: string | undefined }) => string | null;
  readonly isRight: (value: string) => boolean;
  readonly missing: 'partyWithoutVatNumber' | 'partyWithoutCountry';
  readonly wrong: 'partyNotInUnion' | 'partyNotDutch' | 'partyInUnion';
}

/** VAT return boxes that require a VAT number or a country of their debtors or creditors. */
const PARTY_RULES: readonly PartyRule[] = [
  {
    boxes: ['3b', '4b'],
    read: ({ vatNumber }) => vatNumber,
    isRight: isOfOtherMemberState,
    missing: 'partyWithoutVatNumber',
    wrong: 'partyNotInUnion',
  },
  {
    boxes: ['1e', '2a'],
    read: ({ vatNumber }) => vatNumber,
    isRight: (vatNumber) => vatNumber.startsWith('NL'),
    missing: 'partyWithoutVatNumber',
    wrong: 'partyNotDutch',
  },
  {
    boxes: ['3a', '4a'],
    read: ({ country }) => country ?? null,
    isRight: (country) => !isMemberState(country),
    missing: 'partyWithoutCountry',
    wrong: 'partyInUnion',
  },
];

/** Checks that the party of an invoice has the VAT number or the country that its VAT codes need. */
export function checkParty(type: InvoiceType, invoice: Invoice, context: Context): ValidationIssue[] {
  const { partyField, parties } = INVOICE_TYPES[type];
  const party = lookup(context, parties, invoice[partyField]);
  const countryId = invoice.invoiceAddress?.countryId ?? party?.address?.countryId;
  const country = lookup(context, 'countries', countryId)?.code;
  for (const { vatCodeId } of invoice.vatTotals) {
    const { code = '', returnBox: box, reverseCharged } = lookup(context, 'vatcodes', vatCodeId) ?? {};
    const rule = PARTY_RULES.find(({ boxes }) => box && boxes.includes(box));
    if (!party || !box || !rule || (box === '1e' && !reverseCharged)) continue;
    const value = rule.read({ vatNumber: party.vatNumber, country });
    if (!value) return [{ field: partyField, key: rule.missing, parameters: { code, box } }];
    if (!rule.isRight(value)) return [{ field: partyField, key: rule.wrong, parameters: { code, box, value } }];
  }
  return [];
}
