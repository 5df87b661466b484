import { confirm, type Finding, listCheck } from './confirm.ts';
import { ask, wrongIn } from './filtering.ts';
import { type Filter, parametersOf } from './parameters.ts';
import { valuesOf } from './values.ts';

/** A filter on a text: it finds the whole text only, with its capitals as they are. One filter a list tells. */
export const filterText = listCheck('filters on texts', async (collection, { session }) => {
  const { filters } = parametersOf(collection.operation);
  await confirm(session, collection, async (known) => {
    const filter = filters.filter(isFree).find((one) => nearTo(valuesOf(one, known)).length > 0);
    if (!filter) return [];
    const findings: Finding[] = [];
    for (const [rule, near] of nearTo(valuesOf(filter, known))) {
      const found = await ask(session, known, filter, [near]);
      const wrong = found ? wrongIn(found, known) : [];
      findings.push(...wrong.map((finding) => (finding.rule === 'filter' ? { ...finding, rule } : finding)));
    }
    return findings;
  });
});

/** Text of any kind: no choice, no date. */
const isFree = ({ schema, required }: Filter): boolean =>
  schema.type === 'string' && schema.enum === undefined && schema.format === undefined && !required;

/** Texts that are nearly one that a record has, with the rule that a filter breaks which finds it. */
function nearTo(values: readonly unknown[]): readonly (readonly [rule: string, near: string])[] {
  const text = values.find((value) => typeof value === 'string' && /\p{Ll}/u.test(value) && /^\S{4,}/.test(value));
  if (typeof text !== 'string') return [];
  return [
    ['filter capitals', text.toUpperCase()],
    ['filter whole text', text.slice(0, 3)],
  ];
}
