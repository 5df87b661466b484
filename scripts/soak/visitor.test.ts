import { describe, expect, it } from 'vitest';
import { randomOf } from '../../conformance/fuzz/random.ts';
import { get, idIn, remove, type Story, send } from './steps.ts';
import { createTally } from './tally.ts';
import { visitor } from './visitor.ts';

function* life(): Story {
  const created = yield send('create', 'POST', '/v1/debtors', { name: 'Acme' });
  yield get('record', `/v1/debtors/${idIn(created)}`);
  yield remove('delete', `/v1/debtors/${idIn(created)}`);
}

function visiting() {
  const tally = createTally();
  return { tally, ...visitor([{ weight: 1, tell: life }], randomOf(1), tally) };
}

const created = { status: 201, body: '{"id":7}' };

describe('a visitor', () => {
  it('asks what follows from the answers, and begins anew at the end of a story', () => {
    const { next, take } = visiting();
    const asked = [next().path];
    for (const answer of [created, { status: 200, body: '{}' }, { status: 204, body: '' }]) {
      take(answer);
      asked.push(next().path);
    }
    expect(asked).toEqual(['/v1/debtors', '/v1/debtors/7', '/v1/debtors/7', '/v1/debtors']);
  });

  it('gives a story up whose answer is wrong', () => {
    const { next, take, tally } = visiting();
    next();
    take({ status: 400, body: '{}' });
    expect(next()).toMatchObject({ method: 'POST', path: '/v1/debtors' });
    expect(tally.failures).toMatchObject([{ what: 'create: 400, not 201', count: 1 }]);
  });

  it('counts a request as lost that had no answer before the next one', () => {
    const { next, take, tally } = visiting();
    next();
    take(created);
    next();
    expect(next()).toMatchObject({ method: 'POST' });
    expect(tally.failures).toMatchObject([{ what: 'record: no answer', count: 1 }]);
  });

  it('notices an answer with the right status and the wrong content', () => {
    const { next, take, tally } = visiting();
    next();
    take({ status: 201, body: 'half of {"id"' });
    expect(next()).toMatchObject({ method: 'POST' });
    expect(tally.failures).toMatchObject([{ what: 'an answer that a story cannot go on from', count: 1 }]);
  });
});
