import { describe, expect, it } from 'vitest';
import { adaptResponse, findRecordedResponse, type RecordedResponses, selectResponses } from './recorded-response.ts';

const listWords = { id: 'listWords', statuses: ['200', '404'] };
const responses: RecordedResponses = selectResponses({
  operations: {
    listWords: {
      succeeded: [
        { example: 'first', response: { status: 200, headers: { 'Content-Type': 'application/pdf' } } },
        { example: 'second', response: { status: 200, headers: {}, body: { self: 'http://localhost:4010/v1/words' } } },
      ],
      failed: [
        {
          example: 'unknown',
          response: { status: 404, headers: { 'Content-Type': 'application/problem+json' }, body: { status: 404 } },
        },
      ],
    },
  },
  pdf: '%PDF-',
});
const find = (prefer: string) => findRecordedResponse(prefer, listWords, () => responses);

describe('A Prefer header', () => {
  it.each([
    ['code=404', 'unknown'],
    ['code=200', 'first'],
    ['example="second"', 'second'],
    ['Code=200; EXAMPLE=second', 'second'],
    ['respond-async, example=unknown', 'unknown'],
  ])('asks with %s for the recorded response %s', (prefer, example) => {
    expect(find(prefer)).toMatchObject({ example });
  });

  it('is ignored when it asks for no recorded response', () => {
    expect(find('return=minimal, respond-async, dynamic=true')).toBeUndefined();
  });

  it.each([
    ['code=500', ['200', '404']],
    ['code=200, example=unknown', ['first', 'second']],
    ['example=nothing', ['first', 'second', 'unknown']],
  ])('with %s is rejected, with what the operation documents', (prefer, values) => {
    expect(() => find(prefer)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'Prefer', parameters: { values } })] }),
    );
  });
});

describe('A recorded response', () => {
  const request = { origin: 'http://localhost:5000', basePath: '/worlds/shop', path: '/v1/words/7' };
  const adapt = (prefer: string) => {
    const response = find(prefer);
    return response && adaptResponse(response, request);
  };

  it('has the document that the recording leaves out', () => {
    expect(adapt('code=200')).toEqual({
      status: 200,
      headers: { 'cache-control': 'no-store', 'content-type': 'application/pdf' },
      body: '%PDF-',
    });
  });

  it('has links to the server that was called', () => {
    expect(adapt('example=second')?.body).toEqual({ self: 'http://localhost:5000/worlds/shop/v1/words' });
  });

  it('is a problem of the request that asks for it', () => {
    expect(adapt('code=404')?.body).toEqual({ status: 404, instance: '/worlds/shop/v1/words/7' });
  });
});
