import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../../scripts/lib/run.ts';
import { toSlug } from '../links.ts';
import { createClientPages } from './pages.ts';

const [overview, typescript, php, ...recipes] = createClientPages();
const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(repository, ...path), 'utf8'));
const installed: Readonly<Record<string, string>> = {
  ...readJson('package.json').devDependencies,
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

  it.each(recipes)('name the version of the generator of $id that the tests install', ({ id, label, markdown }) => {
    const [, tool = '', version = ''] = /^npx --yes --package (\S+)@([\d.]+) /m.exec(markdown) ?? [];
    expect(installed[tool]).toBe(version);
    expect(markdown).toMatch(new RegExp(`^\`${tool}\` ${version} generates a client in ${label}\\.`));
    expect(overview?.markdown).toContain(`| [${label}](#page/${id}) | \`${tool}\` ${version} |`);
  });
});
