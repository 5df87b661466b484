import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { AddressEntry, CreditorEntry, DebtorEntry, MandateEntry, PartyEntry } from './entry-types.ts';

export const BIC = 'TESTNL2A';

export function toAddress([street, houseNumber, postalCode, city, country]: AddressEntry, { getCountryId }: Directory) {
  return { street, houseNumber, postalCode, city, countryId: getCountryId(country) };
}

/** The fields that a debtor and a creditor have alike. */
function toParty({ kind: _kind, address, paymentCondition, ...party }: PartyEntry, directory: Directory) {
  return {
    contactName: null,
    email: null,
    phone: null,
    website: null,
    vatNumber: null,
    chamberOfCommerceNumber: null,
    iban: null,
    remark: null,
    ...party,
    address: address ? toAddress(address, directory) : null,
    bic: party.iban ? BIC : null,
    paymentConditionId: directory.paymentConditions.findId(paymentCondition),
  };
}

export function toDebtor({ creditLimit, ...debtor }: DebtorEntry, directory: Directory): Fields<'Debtor'> {
  return {
    ...toParty(debtor, directory),
    debtorKindId: directory.debtorKinds.getId(debtor.kind),
    creditLimit: creditLimit ?? null,
  };
}

export function toCreditor({ account, ...creditor }: CreditorEntry, directory: Directory): Fields<'Creditor'> {
  return {
    ...toParty(creditor, directory),
    creditorKindId: directory.creditorKinds.getId(creditor.kind),
    ledgerAccountId: directory.accounts.findId(account),
  };
}

export function toMandate(
  [number, typeId, sddType, signdate, reference]: MandateEntry,
  { debtors }: Directory,
): Fields<'Mandate'> {
  const IBAN = debtors.get(number).iban;
  if (!IBAN) throw new Error(`Debtor ${number} has a mandate and no IBAN`);
  return { debtorId: debtors.getId(number), IBAN, typeId, sddType, signdate, reference };
}
