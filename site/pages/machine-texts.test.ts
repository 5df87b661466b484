import { beforeAll, describe, expect, it } from 'vitest';
import { guidesOf, operationsOf, type ShownContract, shownContract } from './contract.ts';
import { contents, everything, guideTexts } from './machine-texts.ts';

let contract: ShownContract;

beforeAll(async () => {
  contract = await shownContract();
});

describe('the guides', () => {
  it('begin with the introduction and have their titles', () => {
    const texts = guideTexts(contract);
    expect(texts[0]?.markdown).toMatch(/^# Accounting Platform API\n\nThis API /);
    expect(texts.slice(1).map(({ markdown }) => markdown.split('\n')[0])).toEqual(
      guidesOf(contract).map((guide) => `# ${guide}`),
    );
    expect(texts.find(({ file }) => file === 'guides/signing-in.md')?.markdown).toContain('code_challenge');
  });
});

describe('llms.txt', () => {
  it('has a title, a summary, and sections of links, of which the last is optional', () => {
    const text = contents(contract, 2048);
    const [title, , summary] = text.split('\n');
    expect(title).toBe('# Accounting Platform API');
    expect(summary).toMatch(/^> \w.*\.$/);
    const [, ...sections] = text.split(/^## /m);
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      'Guides',
      ...contract['x-tagGroups'].map(({ name }) => name).filter((name) => name !== 'Guides'),
      'Optional',
    ]);
    for (const section of sections) {
      const [, ...lines] = section.split('\n').filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\)(: .+)?$/);
    }
  });

  it('leads to each guide and each operation, and says how large the whole is', () => {
    const text = contents(contract, 2048);
    for (const { id, method, path } of operationsOf(contract)) {
      expect(text).toContain(`(operations/${id}.md): ${method} ${path}\n`);
    }
    for (const { file } of guideTexts(contract)) expect(text).toContain(`(${file})`);
    expect(text).toContain('(llms-full.txt): 2 kB');
  });
});

describe('llms-full.txt', () => {
  it('has every guide and every operation, with links that lead from the folder of the site', () => {
    const text = everything(contract);
    const titles = new Set(text.split('\n').filter((line) => line.startsWith('# ')));
    for (const { summary } of operationsOf(contract)) expect(titles).toContain(`# ${summary}`);
    for (const guide of guidesOf(contract)) expect(titles).toContain(`# ${guide}`);
    expect(text).toContain('](guides/signing-in.md)');
    expect(text).not.toMatch(/\]\((?:#|\.\.)/);
  });
});
