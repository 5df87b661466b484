import { vatBookings } from '../accounting/arithmetic/vat-postings.ts';
import type { Company } from './company.ts';
import { chartOf } from './standard/accounts.ts';
import { approvalRoutes } from './standard/approval-routes.ts';
import { costUnitTypes } from './standard/cost-unit-types.ts';
import { creditorKinds } from './standard/creditor-kinds.ts';
import { debtorKinds } from './standard/debtor-kinds.ts';
import { journals } from './standard/journals.ts';
import { paymentConditions } from './standard/payment-conditions.ts';
import { paymentMethods } from './standard/payment-methods.ts';
import { salesTypes } from './standard/sales-types.ts';
import { vatCodes } from './standard/vat-codes.ts';
import { type NextId, table } from './tables.ts';

/** Everything of a company that others name by a number or a code, with its identifiers. */
export function directoryOf(company: Company, countryOf: (code: string) => number, nextId: NextId) {
  const codeOf = ([code]: readonly [code: string, ...rest: unknown[]]) => code;
  const numberOf = ({ number }: { readonly number: string }) => number;
  const accounts = table('ledgeraccounts', chartOf(company.accounts), numberOf, nextId);
  const codes = table('vatcodes', vatCodes, ({ code }) => code, nextId);
  const accountsById = new Map(accounts.entries.map((entry) => [accounts.idOf(entry.number), entry]));
  return {
    /** The identifier of a country by its code. */
    countryOf,
    accounts,
    accountsById,
    vatCodes: codes,
    vatBookings: vatBookings(
      codes.entries.map(({ account, ...code }) => ({
        ...code,
        id: codes.idOf(code.code),
        ledgerAccountId: accounts.idOrNull(account),
      })),
    ),
    salesTypes: table('salestypes', salesTypes, codeOf, nextId),
    paymentConditions: table('paymentconditions', paymentConditions, ({ code }) => code, nextId),
    paymentMethods: table('paymentmethod', paymentMethods, codeOf, nextId),
    debtorKinds: table('debtorkinds', debtorKinds, codeOf, nextId),
    creditorKinds: table('creditorkinds', creditorKinds, codeOf, nextId),
    debtors: table('debtors', company.debtors, numberOf, nextId),
    creditors: table('creditors', company.creditors, numberOf, nextId),
    articles: table('articles', company.articles, codeOf, nextId),
    articleLocations: table('articlelocations', company.articleLocations, codeOf, nextId),
    costCenters: table('costcenters', company.costCenters, codeOf, nextId),
    costUnitTypes: table('costunittypes', costUnitTypes, codeOf, nextId),
    costUnits: table('costunits', company.costUnits, codeOf, nextId),
    approvalRoutes: table('approvalroutes', approvalRoutes, codeOf, nextId),
    journals: table('journals', journals, codeOf, nextId),
  };
}

export type Directory = ReturnType<typeof directoryOf>;
