import { houseRule } from './lib/house-rule.ts';
import { each, type Json } from './lib/places.ts';

/**
 * An `anyOf` or `oneOf` has schemas for its branches, not lists of required fields.
 *
 * Half of the generators make `unknown` of a type with such a choice, so that any body compiles. Say in the description
 * which fields a record needs one of, and make it a rule of the sandbox.
 *
 * ```yaml
 * # wrong
 * SalesInvoiceInput: { type: object, anyOf: [{ required: [debtorId] }, { required: [inboxFileId] }] }
 * # right
 * SalesInvoiceInput: { type: object, description: It names its debtor or a scan. }
 * ```
 */
export const noBareAlternatives = houseRule({
  description: 'The branches of anyOf and oneOf are schemas, not lists of required fields.',
  *check(contract) {
    for (const schema of contract.all('schema')) {
      for (const keyword of ['anyOf', 'oneOf']) {
        const branches = each(schema, keyword);
        if (branches.length === 0 || !branches.every(({ value }) => isBare(value))) continue;
        const message = `Say in the description which fields are needed: ${keyword} of required fields has no type.`;
        yield { at: [...schema.at, keyword], message };
      }
    }
  },
});

const isBare = (branch: Json): boolean => Object.keys(branch).every((keyword) => keyword === 'required');
