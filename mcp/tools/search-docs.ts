import { z } from 'zod';
import { guides } from '../docs/guides.ts';
import { createSearch, type Search } from '../docs/search-index.ts';
import { printJson, toResult } from '../result.ts';
import { defineTool } from './tool.ts';

let search: Search | undefined;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds operations, guides, workflows and sandbox controls by words. Open an operation, a control or a workflow with describe_operation, and a guide with read_guide.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(200).describe('Words in English, such as: overdue invoices'),
    limit: z.int().min(1).max(20).default(8),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  async run({ query, limit }) {
    search ??= createSearch();
    const hits = search(query, limit);
    if (hits.length > 0) return toResult(printJson(hits));
    const names = guides.filter(({ kind }) => kind === 'guide').map(({ id }) => id);
    return toResult(`Nothing has these words. Use other ones, or read a guide: ${names.join(', ')}.`);
  },
});
