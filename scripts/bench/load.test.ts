import { describe, expect, it } from 'vitest';
import { problemOf } from './load.ts';

const fine = { errors: 0, timeouts: 0 };

describe('the answers to a load', () => {
  it('are right when all of them have an expected status', () => {
    const statusCodeStats = { 200: { count: 90 }, 201: { count: 10 } };
    expect(problemOf({ ...fine, statusCodeStats }, new Set(['200', '201']))).toBeUndefined();
  });

  it('are wrong when one of them has another status, of success or not', () => {
    const statusCodeStats = { 200: { count: 2 }, 201: { count: 10 }, 400: { count: 1 } };
    expect(problemOf({ ...fine, statusCodeStats }, new Set(['201']))).toBe(
      'answers must be 201, but were 2 times 200, 1 times 400 (of 13)',
    );
  });

  it('are wrong when some of them did not come', () => {
    const statusCodeStats = { 200: { count: 2 } };
    expect(problemOf({ errors: 3, timeouts: 1, statusCodeStats }, new Set(['200']))).toBe(
      '3 requests had no answer, 1 of them within 10 s',
    );
  });

  it('are wrong when there are none', () => {
    expect(problemOf({ ...fine, statusCodeStats: {} }, new Set(['200']))).toBe('no request was answered');
  });
});
