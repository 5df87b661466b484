import { getVatRules } from '../accounting/arithmetic/vat-rules.ts';
import type { Company } from './company.ts';
import { createChart } from './standard/accounts.ts';
import {
  approvalRoutes,
  costUnitTypes,
  creditorKinds,
  debtorKinds,
  journals,
  paymentConditions,
  paymentMethods,
  salesTypes,
} from './standard/codes.ts';
import { vatCodes } from './standard/vat-codes.ts';
import { createCodeTable, type NextId } from './tables.ts';

/** Everything of a company that is referred to by a number or a code, with its identifiers. */
export function createDirectory(company: Company, getCountryId: (code: string) => number, nextId: NextId) {
  const getCode = ([code]: readonly [code: string, ...rest: unknown[]]) => code;
  const getNumber = ({ number }: { readonly number: string }) => number;
  const accounts = createCodeTable('ledgeraccounts', createChart(company.accounts), getNumber, nextId);
  const codes = createCodeTable('vatcodes', vatCodes, ({ code }) => code, nextId);
  return {
    /** The identifier of a country by its code. */
    getCountryId,
    accounts,
    vatCodes: codes,
    vatRules: getVatRules(
      codes.entries.map(({ account, ...code }) => ({
        ...code,
        id: codes.getId(code.code),
        ledgerAccountId: accounts.findId(account),
      })),
    ),
    salesTypes: createCodeTable('salestypes', salesTypes, getCode, nextId),
    paymentConditions: createCodeTable('paymentconditions', paymentConditions, ({ code }) => code, nextId),
    paymentMethods: createCodeTable('paymentmethod', paymentMethods, getCode, nextId),
    debtorKinds: createCodeTable('debtorkinds', debtorKinds, getCode, nextId),
    creditorKinds: createCodeTable('creditorkinds', creditorKinds, getCode, nextId),
    debtors: createCodeTable('debtors', company.debtors, getNumber, nextId),
    creditors: createCodeTable('creditors', company.creditors, getNumber, nextId),
    articles: createCodeTable('articles', company.articles, getCode, nextId),
    articleLocations: createCodeTable('articlelocations', company.articleLocations, getCode, nextId),
    costCenters: createCodeTable('costcenters', company.costCenters, getCode, nextId),
    costUnitTypes: createCodeTable('costunittypes', costUnitTypes, getCode, nextId),
    costUnits: createCodeTable('costunits', company.costUnits, getCode, nextId),
    approvalRoutes: createCodeTable('approvalroutes', approvalRoutes, getCode, nextId),
    journals: createCodeTable('journals', journals, getCode, nextId),
  };
}

export type Directory = ReturnType<typeof createDirectory>;
