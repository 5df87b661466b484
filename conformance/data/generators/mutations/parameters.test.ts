import { describe, expect, it } from 'vitest';
import { getOperation } from '../../../../test/support/exchange.ts';
import { toInvalidParameter } from '../../../checks/negative/expect-rejection.ts';
import { selectParameterMutations } from '../../../checks/negative/rejected-reads.ts';
import type { BaseRequest } from '../../../checks/negative/rejections.ts';

const getKeywords = (id: string): readonly string[] =>
  selectParameterMutations(getOperation(id)).map(({ parameter, keyword }) => `${parameter} ${keyword}`);
const getChanges = (base: BaseRequest) =>
  selectParameterMutations(base.operation).map((mutation) => toInvalidParameter(mutation, base).change);

describe('The mutations of parameters', () => {
  it('violate each keyword of a list once, and of similar filters those of the first', () => {
    const keywords = getKeywords('listDebtors');
    const types = ['X-Tenant-Id type', 'metaOnly type', 'id type', 'creditLimit type'];
    const limits = ['page minimum', 'pageSize minimum', 'pageSize maximum'];
    expect(keywords).toEqual(expect.arrayContaining([...types, ...limits]));
    // Any text is valid, and a second integer is like the first.
    expect(keywords.filter((keyword) => /^(name|debtorKindId) /.test(keyword))).toEqual([]);
  });

  it('replace each identifier of a path', () => {
    const paths = getChanges({ operation: getOperation('getDebtorMandate'), path: '/v1/debtors/1/mandates/2' }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(expect.arrayContaining(['/v1/debtors/text/mandates/2', '/v1/debtors/1/mandates/0']));
  });

  it('leave a required parameter out, and keep it otherwise', () => {
    const query = [['Bookyear', '2026']] as const;
    const queries = getChanges({ operation: getOperation('listLedgerLines'), path: '/v1/ledgerlines', query }).map(
      (change) => change.query,
    );
    expect(queries).toContainEqual([]);
    expect(queries).toContainEqual([
      ['Bookyear', '2026'],
      ['page', '0'],
    ]);
  });
});
