import type { Directory } from './directory.ts';

/** What company data refers to by a number or a code: where that is found, and the field with the identifier. */
const references = {
  account: ['accounts', 'ledgerAccountId'],
  approvalRoute: ['approvalRoutes', 'approvalRouteId'],
  costCenter: ['costCenters', 'costCenterId'],
  costUnit: ['costUnits', 'costUnitId'],
  costUnitType: ['costUnitTypes', 'costUnitTypeId'],
  creditor: ['creditors', 'creditorId'],
  debtor: ['debtors', 'debtorId'],
  journal: ['journals', 'JournalId'],
  paymentCondition: ['paymentConditions', 'paymentConditionId'],
  paymentMethod: ['paymentMethods', 'paymentMethodId'],
  salesType: ['salesTypes', 'salesTypeId'],
  vatCode: ['vatCodes', 'vatCodeId'],
} as const;

const isReference = (name: string): name is keyof typeof references => name in references;

/** Replaces the numbers and codes of an entry by identifiers. */
export function resolveReferences(entry: object, directory: Directory): Readonly<Record<string, unknown>> {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (!isReference(name)) return [name, value];
    const [table, field] = references[name];
    return [field, directory[table].findId(value)];
  });
  return Object.fromEntries(fields);
}
