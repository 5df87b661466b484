import { describe, expect, it } from 'vitest';
import { bundle } from '../support/contract.ts';
import { findLinks, guides, toAnchor } from './guides.ts';

/** Words of bookkeeping. Each that the contract uses needs an entry. */
const WORDS = [
  'administration',
  'approval route',
  'balance sheet',
  'book year',
  'cash registration',
  'chart of accounts',
  'compaction structure',
  'contra account',
  'cost center',
  'cost unit',
  'creditor',
  'creditor identifier',
  'debtor',
  'direct debit',
  'due date',
  'input tax',
  'journal',
  'journal entry',
  'ledger account',
  'mandate',
  'memorial',
  'opening balance',
  'outstanding',
  'payment condition',
  'profit and loss',
  'provisional',
  'RGS',
  'reverse-charged',
  'sales type',
  'trade pack',
  'turnover',
  'VAT return',
  'year-end closing',
];

const guide = guides.find(({ file }) => file === 'glossary.md')?.text ?? '';
const entries = [...guide.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, word = '', dutch = '', meaning = '', places = '']) => ({ word, dutch, meaning, places }))
  .filter(({ word }) => word !== 'word');

/** Everything that the reference shows of each tag: its text, and the texts and names of its operations and their schemas. */
const texts = new Map(
  (bundle.tags ?? []).map(({ name, description }) => [
    toAnchor(name),
    toWords(`${name} ${description} ${readOperations(name)}`),
  ]),
);

function readOperations(tag: string): string {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item as object));
  return operations
    .filter(({ tags }) => tags?.includes(tag))
    .map((operation) => readAll(operation))
    .join(' ');
}

/** Returns the names and the texts of a part of the contract, with what it refers to. */
function readAll(part: unknown, seen = new Set<unknown>()): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null || seen.has(part)) return '';
  seen.add(part);
  return Object.entries(part)
    .map(([key, value]) => (key === '$ref' ? readAll(resolve(String(value)), seen) : `${key} ${readAll(value, seen)}`))
    .join(' ');
}

function resolve(reference: string): unknown {
  const keys = reference.split('/').slice(1);
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], bundle);
}

/** Returns a text in small letters, in which `outstandingAmount` and `year-end` are words too. */
function toWords(text: string): string {
  const spaced = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-\s]+/g, ' ');
  return `${text} ${spaced}`.toLowerCase();
}

const normalize = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

describe('the glossary', () => {
  it('has an entry of its own for each word, English and Dutch', () => {
    expect(entries.length).toBeGreaterThanOrEqual(50);
    for (const key of ['word', 'dutch'] as const) {
      const words = entries.map((entry) => entry[key].toLowerCase());
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it.each(entries)('explains $word in a sentence, and finds it where it says', ({ word, meaning, places }) => {
    expect(meaning).toMatch(/^[A-Z"].*\.$/);
    const links = findLinks(places);
    expect(links).not.toEqual([]);
    for (const link of links) {
      const text = texts.get(link);
      expect(text, link).toBeDefined();
      expect(text).toContain(normalize(word));
    }
    const shown = [...texts].filter(([link]) => links.includes(link)).map(([, text]) => text);
    for (const [, field = ''] of places.matchAll(/`(\w+)`/g)) {
      expect(
        shown.some((text) => new RegExp(`\\b${field.toLowerCase()}\\b`).test(text)),
        field,
      ).toBe(true);
    }
  });

  it('has the words of bookkeeping that the contract uses', () => {
    const everything = toWords(JSON.stringify(bundle));
    const known = entries.map(({ word }) => normalize(word));
    const used = WORDS.filter((word) => everything.includes(normalize(word)));
    expect(used).toEqual(WORDS);
    expect(used.filter((word) => !known.includes(normalize(word)))).toEqual([]);
  });
});
