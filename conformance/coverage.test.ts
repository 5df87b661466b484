import { describe, expect, it } from 'vitest';
import { type Operation, operations } from './contract.ts';
import { Coverage } from './coverage.ts';
import type { Violation } from './http.ts';
import { Violations } from './violations.ts';

const operation = operations.find(({ id }) => id === 'getCountry') as Operation;

describe('Coverage', () => {
  it('counts the documented statuses that were covered', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200, true);
    coverage.visit(operation, 404, true);
    // It is not documented.
    coverage.visit(operation, 418, false);
    expect(coverage.count()).toEqual({ documented: operation.statuses.length, covered: 2 });
  });

  it('keeps a status violated after a valid response', () => {
    const coverage = new Coverage([operation]);
    coverage.visit(operation, 200, true);
    coverage.violate(operation, 200);
    coverage.visit(operation, 200, true);
    expect(coverage.getCell(operation, '200')).toEqual({ state: 'violated', times: 2 });
  });

  it('keeps the first reason for which a status was skipped', () => {
    const coverage = new Coverage([operation]);
    coverage.skip(operation, 429, 'cannot be provoked safely');
    coverage.skip(operation, 429, 'another reason');
    expect(coverage.getCell(operation, '429')).toEqual({ state: 'skipped', reason: 'cannot be provoked safely' });
    expect(coverage.getCell(operation, '500')).toEqual({ state: 'skipped', reason: 'no request led to it' });
  });
});

describe('Violations', () => {
  const request = { method: 'GET', path: '/v1/countries/1?fields=id', headers: [], body: undefined };
  const violation: Violation = {
    ...{ operation: 'getCountry', rule: 'body type', message: '_data[3].id must be integer', description: 'get' },
    ...{ status: 200, requests: [request] },
  };

  it('reports each kind once, and keeps the shortest request', () => {
    const reported: string[] = [];
    const violations = new Violations(({ message }) => reported.push(message));
    violations.add(violation);
    const shorter = { ...violation, message: '_data[0].id must be integer', requests: [{ ...request, path: '/' }] };
    violations.add(shorter);
    expect(reported).toEqual([violation.message]);
    expect(violations.all).toEqual([{ ...shorter, times: 2 }]);
  });

  it('separates violations by operation, rule and status', () => {
    const violations = new Violations();
    for (const change of [{}, { operation: 'getDebtor' }, { rule: 'status' }, { status: 404 }]) {
      violations.add({ ...violation, ...change });
    }
    expect(violations.all).toHaveLength(4);
  });
});
