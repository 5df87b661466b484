import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { arePackagesPublished, getSpecifier, listUnreachable } from '../../programs/published.ts';
import { repository } from '../../scripts/lib/run.ts';

const list = ['ls-files', '--', '*.md', '*.yaml', '*.ts', '*.js', '*.mjs', '*.json', '*.astro', '*.capnp', '*.service'];
const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
/** Releases stay unchanged, and tests have wrong commands on purpose. */
const texts = files.filter((file) => !/^releases\/|\.test\.ts$/.test(file));

/** A program that fetches a package, up to the first package of ours that it names. */
const FETCH =
  /\b(?:npx|bunx|npm (?:install|i|add|exec|x)|pnpm (?:add|dlx)|yarn (?:add|dlx))\b[^\n|;&]*?(?<specifier>(?:\.\/)?@?accounting-platform[-/](?:client(?!-php)|conformance|mcp|sandbox)[^\s`"'),]*)/g;

const commands = texts.flatMap((file) =>
  [...readFileSync(join(repository, file), 'utf8').matchAll(FETCH)].map(({ groups }) => ({
    file,
    specifier: groups?.specifier ?? '',
  })),
);

it('every command that fetches a package names what exists: a file of the downloads, until the packages are published', () => {
  expect(commands.length).toBeGreaterThan(20);
  const specifiers = (['client', 'conformance', 'mcp', 'sandbox'] as const).map(getSpecifier);
  expect(commands.filter(({ specifier }) => !specifiers.includes(specifier))).toEqual([]);
});

it('the URLs of the repository and of the documentation are real when the packages are published', () => {
  const unreachable = listUnreachable([manifest.repository.url, manifest.homepage]);
  expect(arePackagesPublished ? unreachable : []).toEqual([]);
});

it.each([
  ['git+https://git.accounting-platform.example/contract.git', true],
  ['https://docs.accounting-platform.example/', true],
  ['http://localhost:4010/', true],
  ['no URL', true],
  ['git+https://github.com/accounting-platform/contract.git', false],
  ['https://example.com/', false],
])('of the URL %s nobody can open what is there: %s', (url, isUnreachable) => {
  expect(listUnreachable([url]).length > 0).toBe(isUnreachable);
});

it('every command of npx runs without a question, which it asks nobody when no terminal is there', () => {
  const NPX = /\bnpx (?!--yes )(?:--package|\.\/|@)\S*/g;
  const asking = texts.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(NPX)].map(([text]) => [file, text]),
  );
  expect(asking).toEqual([]);
});

it('the action takes a package, and fetches none by name, until the packages are published', () => {
  const folder = join(repository, '.github', 'actions', 'accounting-sandbox');
  const { inputs } = parse(readFileSync(join(folder, 'action.yaml'), 'utf8'));
  expect(inputs.package.required).toBe(!arePackagesPublished);
  expect(readFileSync(join(folder, 'start.js'), 'utf8').includes('@accounting-platform/')).toBe(arePackagesPublished);
});
