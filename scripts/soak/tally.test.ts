import { describe, expect, it } from 'vitest';
import { get, remove } from './steps.ts';
import { createTally, failuresIn } from './tally.ts';

const record = get('record', '/v1/debtors/1');

describe('the tally of a load', () => {
  it('counts answers by what was asked', () => {
    const tally = createTally();
    tally.answered(record, { status: 200, body: '{}' });
    tally.answered(record, { status: 200, body: '{}' });
    tally.answered(remove('delete', '/v1/debtors/2'), { status: 204, body: '' });
    expect([...tally.counts]).toEqual([
      ['record', 2],
      ['delete', 1],
    ]);
    expect(tally.answers).toBe(3);
    expect(tally.failures).toEqual([]);
  });

  it('keeps each kind of failure once, with its count and its first example', () => {
    const tally = createTally();
    tally.answered(record, { status: 500, body: '{"title":"Internal error"}' });
    tally.answered(record, { status: 500, body: 'another' });
    tally.lost(record);
    tally.failed('connection: reset', 'http://localhost:4010');
    expect(tally.failures).toEqual([
      { what: 'record: 500, not 200', count: 2, example: 'GET /v1/debtors/1: {"title":"Internal error"}' },
      { what: 'record: no answer', count: 1, example: 'GET /v1/debtors/1' },
      { what: 'connection: reset', count: 1, example: 'http://localhost:4010' },
    ]);
    expect(failuresIn(tally)).toBe(4);
  });

  it('shows no token in an example', () => {
    const tally = createTally();
    const refused = get('refused', '/v1/debtors', { status: 401 });
    tally.answered(refused, { status: 200, body: '{"access_token":"s3cretS3cret"}' });
    tally.failed('the sandbox complained', 'authorization: Bearer s3cretS3cret');
    expect(JSON.stringify(tally.failures)).not.toContain('s3cretS3cret');
  });
});
