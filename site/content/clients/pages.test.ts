import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../../scripts/lib/run.ts';
import { toSlug } from '../links.ts';
import { CHECKS } from './checks.ts';
import { createClientPages } from './pages.ts';
import { CLIENT_RECIPES } from './recipes.ts';

const [overview, typescript, php, ...pages] = createClientPages();
const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(repository, ...path), 'utf8'));
const installed: Readonly<Record<string, string>> = {
  ...readJson('package.json').dependencies,
  ...readJson('test', 'installs', 'package.json').dependencies,
};

describe('the pages about clients', () => {
  it('are for TypeScript and PHP the README of the package, whose links lead to other pages or to its own headings', () => {
    expect(typescript).toMatchObject({ id: 'clients/typescript', label: 'TypeScript' });
    expect(php?.markdown).toMatch(/^## Laravel$[\s\S]*^## Symfony$/m);
    for (const page of [typescript, php]) {
      expect(overview?.markdown).toContain(`[${page?.label}](#page/${page?.id})`);
      const markdown = page?.markdown.replaceAll(/^```[\s\S]*?^```$/gm, '') ?? '';
      const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => `#${toSlug(heading)}`);
      for (const [, href] of markdown.matchAll(/\]\(([^)]+)\)/g)) {
        expect([...headings, '#page/index', '#page/downloads']).toContain(href);
      }
    }
  });

  it('are an overview that links a page for each language', () => {
    for (const [index, { language, tool, version }] of CLIENT_RECIPES.entries()) {
      const row = `| [${language}](#page/${pages[index]?.id}) | \`${tool}\` ${version} |`;
      expect(overview?.markdown).toContain(row);
    }
  });

  it('say in the overview which clients do what, how', () => {
    expect(overview?.markdown).toContain('| Creates a record | all |');
    expect(overview?.markdown).toContain('| Downloads a PDF | C#, Java, Python; by hand: Go |');
    expect(overview?.markdown).toContain('| Reads a value and a field of a later version | Go, Java, Python; no: C# |');
  });

  it.each(CLIENT_RECIPES)('name the version of the generator for $language that the tests install', (recipe) => {
    expect(installed[recipe.tool]).toBe(recipe.version);
  });

  it.each(CLIENT_RECIPES)('show a program in $language with a function for each row of the table', (recipe) => {
    const page = pages.find(({ label }) => label === recipe.language);
    const functions = Object.keys(CHECKS).flatMap((check) =>
      recipe.faults[check as keyof typeof CHECKS]?.instead ? [check, `${check}Instead`] : [check],
    );
    const words = page?.markdown.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()).toLowerCase();
    for (const name of functions) expect(words).toContain(name.toLowerCase());
    for (const { title } of Object.values(CHECKS)) expect(page?.markdown).toContain(`| ${title} |`);
  });

  it('show the command with an option on each line, and what is not possible', () => {
    const csharp = pages.find(({ label }) => label === 'C#')?.markdown;
    expect(csharp).toContain('npx --package nswag@14.7.1 nswag openapi2csclient \\\n  /input:openapi-3.0.json \\\n');
    expect(csharp).toMatch(/\| Reads a value and a field of a later version \| no \| A value that was added later/);
    expect(csharp).toMatch(
      /\| Clears a field with null in a PATCH \| by hand \| It leaves out fields that are null\. The program: declares/,
    );
  });
});
