import { listOperations, type OpenApiDocument, type Operation } from '../../contract/document.ts';

/** Names the namespace of a tag: `debtorMandates` for `Debtor mandates`. */
export const getNamespaceName = (tag: string): string =>
  tag.toLowerCase().replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Names the method of an operation: `list` for `listDebtors`, and `uploadFile` for `uploadSalesInvoiceFile`.
 *
 * @param siblings the operations of the same tag.
 */
export function getMethodName(operationId: string, siblings: readonly string[]): string {
  const noun = siblings.map((id) => /^get(\w+)$/.exec(id)?.[1]).find((name) => name !== undefined);
  const [, verb = '', rest = ''] = /^([a-z]+)(\w*)$/.exec(operationId) ?? [];
  return noun !== undefined && verb === 'upload' && rest.startsWith(noun) ? verb + rest.slice(noun.length) : verb;
}

/** Returns how a program calls an operation by a client: `debtors.list`. */
export function getMethodPath(contract: OpenApiDocument, { operationId, tags: [tag = ''] = [] }: Operation): string {
  const siblings = listOperations(contract)
    .filter(({ operation }) => operation.tags?.[0] === tag)
    .map(({ operation }) => operation.operationId);
  return `${getNamespaceName(tag)}.${getMethodName(operationId, siblings)}`;
}

export const getResultName = (operationId: string): string =>
  operationId.replace(/^[a-z]+([A-Z])/, (_all, first: string) => first.toLowerCase());
