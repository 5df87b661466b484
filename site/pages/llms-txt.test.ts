import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../scripts/document/openapi.ts';
import { type DocsDocument, formatEndpoint, listGuides, loadDocsDocument } from '../docs-document.ts';
import { printGuides, printLlmsFullTxt, printLlmsTxt } from './llms-txt.ts';

let contract: DocsDocument;

beforeAll(async () => {
  contract = await loadDocsDocument();
});

describe('the guides', () => {
  it('begin with the introduction and have their titles', () => {
    const texts = printGuides(contract);
    expect(texts[0]?.markdown).toMatch(/^# Accounting Platform API\n\nThis API /);
    expect(texts.slice(1).map(({ markdown }) => markdown.split('\n')[0])).toEqual(
      listGuides(contract).map((guide) => `# ${guide}`),
    );
    expect(texts.find(({ file }) => file === 'guides/signing-in.md')?.markdown).toContain('code_challenge');
  });
});

describe('llms.txt', () => {
  it('has a title, a summary, and sections of links, the last of which is optional', () => {
    const text = printLlmsTxt(contract, 2048);
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

  it('has a link to each guide and each operation, and the size of the full text', () => {
    const text = printLlmsTxt(contract, 2048);
    for (const entry of listOperations(contract)) {
      expect(text).toContain(`(operations/${entry.operation.operationId}.md): ${formatEndpoint(entry)}\n`);
    }
    for (const { file } of printGuides(contract)) expect(text).toContain(`(${file})`);
    expect(text).toContain('(llms-full.txt): 2 kB');
  });
});

describe('llms-full.txt', () => {
  it('has every guide and every operation, with links relative to the folder of the site', () => {
    const text = printLlmsFullTxt(contract);
    const titles = new Set(text.split('\n').filter((line) => line.startsWith('# ')));
    for (const { operation } of listOperations(contract)) expect(titles).toContain(`# ${operation.summary}`);
    for (const guide of listGuides(contract)) expect(titles).toContain(`# ${guide}`);
    expect(text).toContain('](guides/signing-in.md)');
    expect(text).not.toMatch(/\]\((?:#|\.\.)/);
  });
});
