import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELP } from '../hosts/node/cli/command-line.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');

describe('the README of the sandbox package', () => {
  it('names only options that `--help` lists', () => {
    const options = [...readme.matchAll(/^\| `(--[a-z-]+(?: [A-Z]+)?)` \|/gm)].map(([, option = '']) => option);
    expect(options.length).toBeGreaterThan(5);
    expect(options.filter((option) => !HELP.includes(`  ${option} `))).toEqual([]);
  });

  it('lists what is not emulated as the guide does', () => {
    const [section = 'no section'] =
      /\n## What is not emulated\n.*?(?=\n## |$)/s.exec(read('../../openapi/guides/sandbox.md')) ?? [];
    expect(readme).toContain(section);
  });
});
