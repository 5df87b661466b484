import { describe, expect, it } from 'vitest';
import { createWritten } from './written.ts';

const there = (...records: [number, string][]) => new Map(records);

describe('what was written', () => {
  it('must be there when it was answered', () => {
    const written = createWritten();
    written.creating('one');
    written.created('one', 1);
    expect(written.compare(there([1, 'one']))).toEqual([]);
    expect(written.compare(there())).toEqual(['record 1 is gone, and was answered as one']);
  });

  it('must be as the last answer said', () => {
    const written = createWritten();
    written.created('one', 1);
    written.changing(1, 'two');
    written.changed(1, 'two');
    expect(written.compare(there([1, 'one']))).toEqual(['record 1 is one, and was answered as two']);
  });

  it('must be gone when its removal was answered', () => {
    const written = createWritten();
    written.created('one', 1);
    written.changing(1, undefined);
    written.changed(1, undefined);
    expect(written.compare(there([1, 'one']))).toEqual(['record 1 is one, and was answered as gone']);
  });

  it('may be there or not when it was not answered, and from then on it counts', () => {
    const written = createWritten();
    written.creating('in doubt');
    written.creating('in doubt, too');
    written.created('one', 1);
    written.changing(1, 'two');
    expect(written.compare(there([1, 'two'], [2, 'in doubt']))).toEqual([]);
    expect(written.compare(there([1, 'one'], [2, 'in doubt']))).toEqual(['record 1 is one, and was answered as two']);
  });

  it('must not be there twice, or come of nobody', () => {
    const written = createWritten();
    written.creating('one');
    expect(written.compare(there([1, 'one'], [2, 'one'], [3, 'three']))).toEqual([
      'record 2, one, was written by nobody',
      'record 3, three, was written by nobody',
    ]);
  });
});
