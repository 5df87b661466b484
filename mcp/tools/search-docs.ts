import { z } from 'zod';
import { guides } from '../docs/guides.ts';
import { searchDocs as search } from '../docs/search.ts';
import { printJson, toBoundedResult, toResult } from '../result.ts';
import { defineTool, READS_DOCUMENTS } from './tool.ts';

const MAX_HITS = 8;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds operations, guides, workflows and sandbox controls by words. Open a guide with read_guide, anything else with describe_operation.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(200).describe('English, or Dutch words of bookkeeping: overdue invoices'),
  }),
  output: z.strictObject({
    results: z.array(z.strictObject({ kind: z.string(), name: z.string(), title: z.string(), excerpt: z.string() })),
  }),
  annotations: READS_DOCUMENTS,
  async run({ query }) {
    const results = search(query, MAX_HITS);
    const structured = { results };
    if (results.length > 0) return { ...toBoundedResult(printJson(results), {}), structured };
    const names = guides.filter(({ kind }) => kind === 'guide').map(({ id }) => id);
    return {
      ...toResult(`Nothing has these words. Use other ones, or read a guide: ${names.join(', ')}.`),
      structured,
    };
  },
});
