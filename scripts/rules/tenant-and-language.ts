import { houseRule } from './lib/house-rule.ts';
import { textIn } from './lib/places.ts';

/**
 * Every operation with a token lets the client choose the administration and the language of messages.
 *
 * Both are headers of the whole API. One operation without them would work on the default administration, silently.
 *
 * ```yaml
 * # wrong
 * get: { operationId: listDebtors, parameters: [] }
 * # right: with x-record on the path, scripts/conventions writes them
 * get: { operationId: listDebtors, parameters: [{ $ref: ../conventions/parameters.yaml#/components/parameters/tenantId }, ...] }
 * ```
 */
export const tenantAndLanguage = houseRule({
  description: 'Operations with a token take X-Tenant-Id and Accept-Language.',
  *check(contract) {
    for (const operation of contract.operations().filter(contract.isSecured)) {
      const parameters = contract.parameters(operation).filter(({ value }) => value.in === 'header');
      const names = new Set(parameters.map(({ value }) => textIn(value, 'name')));
      for (const name of ['X-Tenant-Id', 'Accept-Language']) {
        if (!names.has(name)) yield { at: operation.at, message: `Let the client send ${name}.` };
      }
    }
  },
});
