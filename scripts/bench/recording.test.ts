import { describe, expect, it } from 'vitest';
import { expectPage, keyOf, recordingOf } from './recording.ts';

describe('a recorded answer', () => {
  it('keeps all headers but those that Node writes itself', () => {
    const headers = {
      'content-type': 'application/json',
      'content-length': '2',
      'cache-control': 'no-store',
      date: 'Fri, 20 Nov 2026 13:21:17 GMT',
      connection: 'close',
    };
    expect(recordingOf({ status: 200, headers, body: Buffer.from('{}') })).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'content-length': '2', 'cache-control': 'no-store' },
      body: '{}',
    });
  });

  it('is found whatever the query is', () => {
    expect(keyOf('GET', '/v1/debtors?pageSize=25')).toBe(keyOf('GET', '/v1/debtors'));
    expect(keyOf('GET', '/v1/debtors')).not.toBe(keyOf('POST', '/v1/debtors'));
  });
});

describe('a page', () => {
  it('with the wrong number of records is refused', () => {
    const text = JSON.stringify({ _data: [{}, {}], _meta: { totalCount: 7 } });
    expect(expectPage('/v1/debtors', text, 2)).toEqual({ totalCount: 7 });
    expect(() => expectPage('/v1/debtors', text, 25)).toThrow('GET /v1/debtors must have 25 records, not 2');
  });
});
