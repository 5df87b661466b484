import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import { invalidParameters } from './parameters.ts';
import type { Trial } from './trial.ts';

const operation = (id: string): Operation => operations.find((one) => one.id === id) as Operation;
const faultsOf = (trial: Trial): readonly string[] => invalidParameters(trial).map(({ about }) => about);

describe('the faults of parameters', () => {
  it('are those of the contract for a list, and of filters that are alike the first', () => {
    const faults = faultsOf({ operation: operation('listDebtors'), path: '/v1/debtors' });
    expect(faults).toContain('X-Tenant-Id: x');
    for (const fault of ['page=0', 'pageSize=0', 'pageSize=1001', 'metaOnly=maybe', 'id=x', 'creditLimit=x']) {
      expect(faults).toContain(fault);
    }
    // Text can be anything, and another number is like the first.
    expect(faults.filter((fault) => /^(name|debtorKindId)=/.test(fault))).toEqual([]);
  });

  it('are at every identifier of a path', () => {
    const path = '/v1/debtors/1/mandates/2';
    const changed = invalidParameters({ operation: operation('getDebtorMandate'), path }).map(
      ({ change }) => change.path,
    );
    expect(changed).toEqual(expect.arrayContaining(['/v1/debtors/x/mandates/2', '/v1/debtors/1/mandates/0']));
  });

  it('are also that a required one is left out, alone', () => {
    const query = [['Bookyear', '2026']] as const;
    const trial = { operation: operation('listLedgerLines'), path: '/v1/ledgerlines', query };
    const fault = invalidParameters(trial).find(({ about }) => about === 'Bookyear left out');
    expect(fault).toMatchObject({ names: ['Bookyear'], change: { query: [] } });
    expect(invalidParameters(trial).find(({ about }) => about === 'page=0')?.change.query).toEqual([
      ['Bookyear', '2026'],
      ['page', '0'],
    ]);
  });
});
