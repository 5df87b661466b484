import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { keywords } from './editor-schemas.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const readme = read('openapi/README.md');
const [before, after] = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);

/** Whether a value is an excerpt of another: fewer members of an object, fewer items of an array, in their order. */
function isExcerpt(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    if (!Array.isArray(whole)) return false;
    const rest = [...(whole as unknown[])];
    return part.every((item) => {
      const index = rest.findIndex((candidate) => isExcerpt(item, candidate));
      rest.splice(0, index + 1);
      return index >= 0;
    });
  }
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return false;
  return Object.entries(part).every(([key, value]) => isExcerpt(value, (whole as Record<string, unknown>)[key]));
}

describe('openapi/README.md', () => {
  it('shows an operation exactly as its source file', () => {
    expect(read('openapi/resources/countries.yaml')).toContain(before);
  });

  it('shows an excerpt of the same published operation', () => {
    const published: unknown = JSON.parse(read('generated/openapi.json'));
    const shown = parse(after ?? '') as { paths: object };
    expect(Object.keys(shown.paths)).toEqual(Object.keys((parse(before ?? '') as { paths: object }).paths));
    expect(isExcerpt(shown, published)).toBe(true);
  });

  it('compares excerpts strictly', () => {
    expect(isExcerpt({ a: [1, 3] }, { a: [1, 2, 3], b: 4 })).toBe(true);
    expect(isExcerpt({ a: [3, 1] }, { a: [1, 2, 3] })).toBe(false);
    expect(isExcerpt({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(isExcerpt({ a: 1 }, { b: 1 })).toBe(false);
    expect(isExcerpt([1], { 0: 1 })).toBe(false);
  });

  it('lists each custom keyword once, with the places and meaning of the editor schemas', () => {
    const rows = [...readme.matchAll(/^\| `(x-[A-Za-z-]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
    const listed = rows.map(([, name, places, description]) => ({ name, places: places?.split(', '), description }));
    expect(listed).toHaveLength(keywords.length);
    expect(listed).toEqual(expect.arrayContaining([...keywords]));
  });

  it('lists every file and folder', () => {
    const entries = readdirSync(join(repository, 'openapi'), { withFileTypes: true });
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    const mapped = [...readme.matchAll(/^\| `([a-z.]+\/?)` \|/gm)].map(([, name]) => name);
    expect(mapped.toSorted()).toEqual(names.filter((name) => name !== 'README.md').toSorted());
  });

  it('is at most as long as agreed', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  });
});
