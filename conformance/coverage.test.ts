import { describe, expect, it } from 'vitest';
import { type Operation, operations } from './contract.ts';
import { Coverage } from './coverage.ts';
import type { Violation } from './exchange.ts';
import { Violations } from './violations.ts';

const operation = operations.find(({ id }) => id === 'getCountry') as Operation;

describe('the coverage', () => {
  it('counts the documented statuses that were visited', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200, true);
    coverage.visit(operation, 404, true);
    // It is not documented, and has no cell.
    coverage.visit(operation, 418, false);
    expect(coverage.count()).toEqual({ documented: operation.statuses.length, visited: 2 });
  });

  it('keeps a status violated, whatever comes after', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200, true);
    coverage.violate(operation, 200);
    coverage.visit(operation, 200, true);
    expect(coverage.cell(operation, '200')).toEqual({ state: 'violated', times: 2 });
  });

  it('says why a status was not visited', () => {
    const coverage = new Coverage([operation]);
    coverage.unreachable(operation, 429, 'cannot be provoked safely');
    coverage.unreachable(operation, 429, 'another reason');
    expect(coverage.cell(operation, '429')).toEqual({ state: 'not reachable', why: 'cannot be provoked safely' });
    expect(coverage.cell(operation, '500')).toEqual({ state: 'not reachable', why: 'nothing provoked it' });
  });
});

describe('the violations', () => {
  const request = { method: 'GET', path: '/v1/countries/1?fields=id', headers: {}, body: undefined };
  const violation: Violation = {
    ...{ operation: 'getCountry', rule: 'body type', message: '_data[3].id must be integer', about: 'get' },
    ...{ status: 200, requests: [request] },
  };

  it('are each told once, with the shortest request that shows it', () => {
    const told: string[] = [];
    const violations = new Violations(({ message }) => told.push(message));
    violations.add(violation);
    const shorter = { ...violation, message: '_data[0].id must be integer', requests: [{ ...request, path: '/' }] };
    violations.add(shorter);
    expect(told).toEqual([violation.message]);
    expect(violations.all).toEqual([{ ...shorter, times: 2 }]);
  });

  it('are kept apart by operation, rule and status', () => {
    const violations = new Violations();
    for (const change of [{}, { operation: 'getDebtor' }, { rule: 'status' }, { status: 404 }]) {
      violations.add({ ...violation, ...change });
    }
    expect(violations.all).toHaveLength(4);
  });
});
