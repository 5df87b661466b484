import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * No two operations have the same summary.
 *
 * The reference, Postman collections and language models list operations by their summaries. Nobody can
 * distinguish two that read alike there.
 *
 * ```yaml
 * # wrong: POST /v1/journalentries/{entryId}/lines and POST /v1/salesinvoices/{invoiceId}/lines
 * summary: Create a line
 * # right
 * summary: Create a journal entry line
 * ```
 */
export const uniqueSummaries: Oas3Rule = () => {
  const operationIds = new Map<string, string>();
  return {
    Operation({ summary = '', operationId = '' }, { location, report }) {
      const key = summary.trim().toLowerCase();
      const first = operationIds.get(key);
      if (key === '') return;
      if (first === undefined) operationIds.set(key, operationId);
      else report({ message: `${first} has the same summary.`, location: location.child('summary') });
    },
  };
};
