import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLAGS, type FlagSpec } from '../hosts/node/option-table.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');
const guide = read('../../openapi/guides/sandbox.md');

const formatRow = ({ flags, text }: FlagSpec): string => `| \`${flags.replaceAll(/[<>]/g, '')}\` | ${text} |\n`;
const options = FLAGS.map(([, spec]) => spec);
const TABLE_HEAD = '\n| option | effect |\n|---|---|\n';

describe('the documentation of the sandbox package', () => {
  it('has all options in the guide', () => {
    expect(guide).toContain(`${TABLE_HEAD}${options.map(formatRow).join('')}\n`);
  });

  it('has the common options in the README, without the links of the guide', () => {
    const rows = options.filter(({ isCommon }) => isCommon).map(formatRow);
    expect(readme).toContain(`${TABLE_HEAD}${rows.join('').replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')}\n`);
  });

  it('lists what is not emulated as the guide does', () => {
    const [section = 'no section'] = /\n## What is not emulated\n.*?(?=\n## |$)/s.exec(guide) ?? [];
    expect(readme).toContain(section);
  });
});
