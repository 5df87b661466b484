import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../../scripts/lib/run.ts';
import { toSlug } from '../links.ts';
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

  it.each(CLIENT_RECIPES)('name the version of the generator for $language that the tests install', (recipe) => {
    expect(installed[recipe.tool]).toBe(recipe.version);
  });

  it.each(CLIENT_RECIPES)('show a program in $language, and what to know of the client', (recipe) => {
    const { markdown = '' } = pages.find(({ label }) => label === recipe.language) ?? {};
    expect(markdown).toMatch(/^```(csharp|python)\n[\s\S]+Tea house/m);
    for (const caution of recipe.cautions) expect(markdown).toContain(`\n- ${caution}`);
  });

  it('show the command with an option on each line', () => {
    const csharp = pages.find(({ label }) => label === 'C#')?.markdown;
    expect(csharp).toContain('npx --package nswag@14.7.1 nswag openapi2csclient \\\n  /input:openapi-3.0.json \\\n');
  });
});
