import { findFilterIssues } from '../../judges/filters.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { Issue } from '../../session/http.ts';
import { getFilterValues } from './filter-values.ts';
import { readFiltered } from './filters.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** A filter of a text finds the whole text in the same case only. One filter of each list is tried. */
export const textFiltersCheck = createListCheck('filters of texts', async (collection, { session, samples }) => {
  const filters = getListParameters(collection.operation).filters.filter(isFreeText);
  const hasSimilar = (filter: Filter): boolean => getSimilarTexts(getFilterValues(filter, collection)).length > 0;
  const filter = filters.find(hasSimilar);
  if (!filter || !samples.isFirst(collection.operation, 'filter-capitals')) return;
  await reportReproducible(session, collection, async (known) => {
    const issues: Issue[] = [];
    for (const [rule, text] of getSimilarTexts(getFilterValues(filter, known))) {
      const result = await readFiltered(session, known, filter, [text]);
      const found = result ? findFilterIssues(result, known) : [];
      for (const issue of found)
        issues.push(issue.rule === 'filter' ? { ...issue, rule, provenance: undefined } : issue);
    }
    return issues;
  });
});

const isFreeText = ({ schema, isRequired }: Filter): boolean =>
  schema.type === 'string' && schema.enum === undefined && schema.format === undefined && !isRequired;

/** Texts that are similar to one of a record, with the rule that a filter violates which finds it. */
function getSimilarTexts(values: readonly unknown[]): readonly (readonly [rule: RuleId, text: string])[] {
  const text = values.find((value) => typeof value === 'string' && /\p{Ll}/u.test(value) && /^\S{4,}/.test(value));
  if (typeof text !== 'string') return [];
  return [
    ['filter-capitals', text.toUpperCase()],
    ['filter-whole-text', text.slice(0, 3)],
  ];
}
