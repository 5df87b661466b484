import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { AddressEntry, CreditorEntry, DebtorEntry, MandateEntry, PartyEntry } from './entry-types.ts';

export const bic = 'TESTNL2A';

export function addressOf([street, houseNumber, postalCode, city, country]: AddressEntry, { countryOf }: Directory) {
  return { street, houseNumber, postalCode, city, countryId: countryOf(country) };
}

/** The fields that a debtor and a creditor have alike. */
function partyFields({ kind: _kind, address, paymentCondition, ...party }: PartyEntry, directory: Directory) {
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
    address: address ? addressOf(address, directory) : null,
    bic: party.iban ? bic : null,
    paymentConditionId: directory.paymentConditions.idOrNull(paymentCondition),
  };
}

export function debtorFields({ creditLimit, ...debtor }: DebtorEntry, directory: Directory): Fields<'Debtor'> {
  return {
    ...partyFields(debtor, directory),
    debtorKindId: directory.debtorKinds.idOf(debtor.kind),
    creditLimit: creditLimit ?? null,
  };
}

export function creditorFields({ account, ...creditor }: CreditorEntry, directory: Directory): Fields<'Creditor'> {
  return {
    ...partyFields(creditor, directory),
    creditorKindId: directory.creditorKinds.idOf(creditor.kind),
    ledgerAccountId: directory.accounts.idOrNull(account),
  };
}

export function mandateFields(
  [number, typeId, sddType, signdate, reference]: MandateEntry,
  { debtors }: Directory,
): Fields<'Mandate'> {
  const IBAN = debtors.entryOf(number).iban;
  if (!IBAN) throw new Error(`Debtor ${number} has a mandate and no IBAN`);
  return { debtorId: debtors.idOf(number), IBAN, typeId, sddType, signdate, reference };
}
