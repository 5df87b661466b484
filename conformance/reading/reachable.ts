import type { Check, Context } from '../check.ts';
import { collectionOf, contract, type Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';

/** What has nothing to be read from, with the reason. */
export const reachable: Check = {
  name: 'reachable',
  appliesTo: ({ kind }) => kind === 'list' || kind === 'get' || kind === 'download',
  async run(operation, context) {
    const why = whyNot(operation, context);
    if (why) context.session.coverage.unreachable(operation, 200, why);
  },
};

function whyNot(operation: Operation, { found }: Context): string | undefined {
  const { kind, path } = operation;
  const listPath = kind === 'list' ? path : collectionOf({ path });
  const collection = found.at(listPath);
  const refusal = collection ? undefined : found.refusal(listPath);
  if (refusal) return `the list is answered ${refusal.reply.status}${reasonIn(refusal)}`;
  const isThere = kind === 'list' ? collection !== undefined : found.items(operation).length > 0;
  if (isThere) return undefined;
  if (kind === 'download') return `no record refers to one of the ${namesAt(path)}`;
  const [, parent = listPath] = /^(.*)\/\{\w+\}\/\w+$/.exec(listPath) ?? [];
  return `the administration has no ${namesAt(collection ? listPath : parent)}`;
}

/** What the records at a path are called: the tag of the contract. */
function namesAt(path: string): string {
  const operation = contract.document.paths[path]?.get as { readonly tags?: readonly string[] } | undefined;
  // VAT stays as it is.
  return (operation?.tags?.[0] ?? 'records').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function reasonIn({ json }: Exchange): string {
  const { title } = (json ?? {}) as { title?: unknown };
  return typeof title === 'string' ? `: ${title}` : '';
}
