import { describe, expect, it } from 'vitest';
import type { JournalEntry } from './entry.ts';
import { createJournal, type Journal } from './journal.ts';

function add(journal: Journal, path: string, characters = 0, changes: Partial<JournalEntry> = {}): void {
  const responseBody = { text: 'x'.repeat(characters), length: characters };
  const entry = { sequence: journal.lastSequence + 1, path, search: '', headers: {}, responseBody, ...changes };
  journal.add(entry as JournalEntry);
}

const listPaths = ({ entries }: Journal) => entries.map(({ path }) => path);

describe('the journal', () => {
  it('holds as many requests as its capacity, and numbers all of them', () => {
    const journal = createJournal(2);
    for (const path of ['/a', '/b', '/c']) add(journal, path);
    expect(listPaths(journal)).toEqual(['/b', '/c']);
    expect([journal.lastSequence, journal.find(1), journal.find(2)?.path, journal.find(3)?.path]).toEqual([
      ...[3, undefined, '/b', '/c'],
    ]);
    expect([journal.find(4), journal.find(0), journal.find(-1)]).toEqual([undefined, undefined, undefined]);
  });

  it('holds fewer requests when their bodies are large', () => {
    const journal = createJournal(100);
    for (const path of ['/a', '/b', '/c']) add(journal, path, 7_000_000);
    expect(listPaths(journal)).toEqual(['/b', '/c']);
    add(journal, '/d', 1);
    expect(listPaths(journal)).toEqual(['/b', '/c', '/d']);
  });

  it('holds fewer requests where it may have fewer characters, headers and queries included', () => {
    const journal = createJournal(100, undefined, 1000);
    for (const path of ['/a', '/b', '/c']) add(journal, path, 0, { headers: { cookie: 'x'.repeat(400) } });
    expect(listPaths(journal)).toEqual(['/b', '/c']);
    add(journal, '/d', 0, { search: `?q=${'x'.repeat(900)}` });
    expect(listPaths(journal)).toEqual(['/d']);
  });

  it('continues its numbers after it was cleared', () => {
    const journal = createJournal();
    add(journal, '/a', 15_000_000);
    journal.clear();
    add(journal, '/b', 15_000_000);
    add(journal, '/c', 1);
    expect(listPaths(journal)).toEqual(['/b', '/c']);
    expect([journal.find(1), journal.find(2)?.path, journal.lastSequence]).toEqual([undefined, '/b', 3]);
  });

  it('resolves those who wait when an entry is added, when they are aborted, and after their time', async () => {
    const journal = createJournal();
    const { signal } = new AbortController();
    const added = journal.waitForEntry(signal, 3_600_000);
    add(journal, '/a');
    await added;
    const controller = new AbortController();
    const aborted = journal.waitForEntry(controller.signal, 3_600_000);
    controller.abort();
    await aborted;
    await journal.waitForEntry(controller.signal, 3_600_000);
    await journal.waitForEntry(signal, 1);
    expect(journal.lastSequence).toBe(1);
  });
});
