import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['../http/', '../messages/'].flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [`${folder.slice(3)}${name}`, readFileSync(new URL(name, url), 'utf8')] as const);
});

it.each(files)('%s needs nothing of Node, so that it can run in a browser', (_name, source) => {
  expect(source).not.toMatch(/['"]node:/);
  expect(source).not.toMatch(/\b(?:Buffer|process|NodeJS)\b/);
});
