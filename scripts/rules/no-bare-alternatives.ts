import type { Oas3Rule } from '@redocly/openapi-core';
import { visitSchemas } from './lib/visitors.ts';

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
export const noBareAlternatives: Oas3Rule = () =>
  visitSchemas((schema) =>
    (['anyOf', 'oneOf'] as const)
      .filter((keyword) => schema[keyword]?.every((branch) => Object.keys(branch).join() === 'required'))
      .map((keyword) => ({
        message: `Say in the description which fields are needed: ${keyword} of required fields has no type.`,
        keyword,
      })),
  );
