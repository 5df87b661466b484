import { describe, expect, it } from 'vitest';
import { listSections } from '../../site/content/sections.ts';
import { guides } from './guides.ts';

describe('the sections of a guide', () => {
  it('begin at headings, and not in code', () => {
    const markdown = 'First.\n\n## Second part\n\n```sh\n## no heading\n```\n\n## Third\n\nEnd.\n';
    expect(listSections({ title: 'A', markdown })).toEqual([
      { id: 'a', title: 'A', markdown: 'First.' },
      { id: 'second-part', title: 'Second part', markdown: '```sh\n## no heading\n```' },
      { id: 'third', title: 'Third', markdown: 'End.' },
    ]);
  });

  it.each(guides)('have names of their own in $id', (guide) => {
    const ids = listSections(guide).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the guides have names of their own, and are followed by the resources with their operations', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  const { kind, markdown } = guides.find(({ id }) => id === 'debtors') ?? {};
  expect(kind).toBe('resource');
  expect(markdown).toContain('- createDebtor: Create a debtor. `POST /v1/debtors`');
});
