import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../docs/adr/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

it('each architecture decision record has a status and a date, which the index repeats', () => {
  const rows = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const [, number, title, status, date] =
        /^# (\d+)\. (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d\d-\d\d)\n\n/.exec(read(file)) ?? [];
      return `| ${number} | [${title}](${file}) | ${status} | ${date} |`;
    });
  const listed = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d+ \| \[/.test(line));
  expect(listed).toEqual(rows);
});

it('a superseded decision names the one that replaces it', () => {
  const superseded = [...read('README.md').matchAll(/^\| (\d+) \| [^[|]+ \| superseded by (\d+) \|/gm)];
  expect(superseded.length).toBeGreaterThan(0);
  for (const [, number = '', successor = ''] of superseded) {
    const file = readdirSync(folder).find((name) => Number.parseInt(name, 10) === Number(successor)) ?? 'none';
    expect(/^- Status: .+$/m.exec(read(file))?.[0]).toMatch(new RegExp(`replaces .*\\b${number}\\b`));
  }
});
