import { expect, it } from 'vitest';
import { getOperation } from '../../../../test/support/exchange.ts';
import { toInvalidParameter } from '../../../checks/negative/expect-rejection.ts';
import { selectParameterMutations } from '../../../checks/negative/rejected-reads.ts';
import type { BaseRequest } from '../../../checks/negative/rejections.ts';

const bases: readonly BaseRequest[] = [
  { operation: getOperation('listDebtors'), path: '/v1/debtors' },
  { operation: getOperation('getDebtorMandate'), path: '/v1/debtors/1/mandates/2' },
  { operation: getOperation('listLedgerLines'), path: '/v1/ledgerlines', query: [['Bookyear', '2026']] },
];

it('Each keyword of a list is violated once, for the first of similar filters, and each identifier of a path', async () => {
  const text = bases.map((base) => {
    const lines = selectParameterMutations(base.operation).map((mutation) => {
      const { path = base.path, query = base.query ?? [], headers = {} } = toInvalidParameter(mutation, base).change;
      const pairs = [...query.map((pair) => pair.join('=')), ...Object.entries(headers).map((pair) => pair.join(': '))];
      return `  ${mutation.parameter} ${mutation.keyword}: ${path} ${pairs.join(' ')}`.trimEnd();
    });
    return [base.operation.id, ...lines, ''].join('\n');
  });
  await expect(text.join('')).toMatchFileSnapshot('__snapshots__/parameters.txt');
});
