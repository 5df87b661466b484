import { describe, expect, it } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { createLinks, mapLinks, toSlug } from './links.ts';

const links = createLinks(['Signing in']);

describe('a link of the contract', () => {
  it.each([
    ['#tag/signing-in', '/guides/signing-in/', '../guides/signing-in.md'],
    ['#tag/debtors', '/resources/debtors/', '../resources/debtors.md'],
    ['#operation/getDebtor', '/operations/getDebtor/', 'getDebtor.md'],
    ['#control/getClock', '/sandbox-controls/getClock/', '../sandbox-controls/getClock.md'],
    ['#page/provenance#a', '/provenance/#a', '../provenance.md#a'],
    ['#page/index', '/', '../index.md'],
    ['#file/llms.txt', '/llms.txt', '../llms.txt'],
    ['#heading', '#heading', '#heading'],
    ['https://other.example/', 'https://other.example/', 'https://other.example/'],
  ])('%s is %s for a browser, and %s in Markdown', (href, path, file) => {
    expect(links.toPath(href)).toBe(path);
    expect(links.toMarkdownFile('operations/listDebtors')(href)).toBe(file);
  });

  it('is absolute in a file that is read anywhere', () => {
    expect(links.toMarkdownUrl('#operation/getDebtor')).toBe(`${siteConfig.url}operations/getDebtor.md`);
    expect(links.toMarkdownUrl('#file/downloads/openapi.json')).toBe(`${siteConfig.url}downloads/openapi.json`);
  });
});

it('the links of Markdown are mapped, except in code', () => {
  const markdown = 'See [this](#a).\n\n```md\n[not](#a)\n```\n\n`[nor](#a)` [that](#a)';
  expect(mapLinks(markdown, () => '/b/')).toBe('See [this](/b/).\n\n```md\n[not](#a)\n```\n\n`[nor](#a)` [that](/b/)');
});

it.each([
  ['VAT codes', 'vat-codes'],
  ['1.0.0', '1-0-0'],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
