import { type Finding, houseRule } from './lib/house-rule.ts';
import { textIn } from './lib/places.ts';

/**
 * No two operations have the same summary.
 *
 * The reference, Postman collections and language models list operations by their summaries. Two that read alike cannot be
 * told apart there.
 *
 * ```yaml
 * # wrong: POST /v1/journalentries/{entryId}/lines and POST /v1/salesinvoices/{invoiceId}/lines
 * summary: Create a line
 * # right
 * summary: Create a journal entry line
 * ```
 */
export const uniqueSummaries = houseRule({
  description: 'Each operation has a summary of its own.',
  *check(contract): Generator<Finding> {
    const operationIds = new Map<string, string>();
    for (const { value, at } of contract.operations()) {
      const summary = textIn(value, 'summary')?.trim().toLowerCase();
      if (!summary) continue;
      const first = operationIds.get(summary);
      if (first !== undefined) yield { at: [...at, 'summary'], message: `${first} has the same summary.` };
      else operationIds.set(summary, textIn(value, 'operationId') ?? at.join('/'));
    }
  },
});
