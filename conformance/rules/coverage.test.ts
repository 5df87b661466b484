import { describe, expect, it } from 'vitest';
import { getOperation } from '../../test/support/exchange.ts';
import { Coverage } from './coverage.ts';

const operation = getOperation('getCountry');

describe('Coverage', () => {
  it('counts the documented statuses that were covered', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200);
    coverage.visit(operation, 404);
    // It is not documented.
    coverage.visit(operation, 418, { isValid: false });
    const documented = operation.statuses.length;
    // No request provokes 429 and 500.
    expect(coverage.count()).toEqual({ documented, provokable: documented - 2, covered: 2, requested: 0 });
  });

  it('keeps a status violated after a valid response', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200);
    coverage.violate(operation, 200);
    coverage.visit(operation, 200);
    expect(coverage.getCell(operation, '200')).toEqual({ state: 'violated', times: 2 });
  });

  it('keeps the first reason for which a status was skipped', () => {
    const coverage = new Coverage([operation]);
    coverage.skip(operation, 404, 'there is no record');
    coverage.skip(operation, 'all', 'the list is absent');
    expect(coverage.getCell(operation, '404')).toEqual({ state: 'skipped', reason: 'there is no record' });
    expect(coverage.getCell(operation, '200')).toEqual({ state: 'skipped', reason: 'the list is absent' });
  });

  it('does not count what only Prefer asked for', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 429, { isOnDemand: true });
    coverage.visit(operation, 404, { isOnDemand: true });
    coverage.visit(operation, 404);
    expect(coverage.getCell(operation, '429')).toEqual({ state: 'requested', times: 1 });
    expect(coverage.getCell(operation, '404')).toEqual({ state: 'valid', times: 2 });
    expect(coverage.count()).toMatchObject({ covered: 1, requested: 1 });
  });

  it('has a reason for every status', () => {
    const coverage = new Coverage([operation]);
    expect(coverage.getCell(operation, '500')).toEqual({ state: 'skipped', reason: 'cannot be provoked safely' });
    expect(coverage.getCell(operation, '200')).toEqual({ state: 'skipped', reason: 'no request led to it' });
  });
});
