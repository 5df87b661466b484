import type { OpenApiDocument } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { type ExampleRequest, listExampleRequests } from '../../requests/example-requests.ts';
import { type ChainedRequest, chainRequests } from './chained-requests.ts';
import { createIdVariables, type IdVariables } from './id-variables.ts';
import { followWithSignIn } from './sandbox-sign-in.ts';

/** The requests of a resource. Sent in order, all of them succeed, each time. */
export interface RequestGroup {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly requests: readonly ChainedRequest[];
}

/** Operations of other resources that surround those of a group, so that it has a record of its own to work on. */
interface Surroundings {
  readonly before: readonly string[];
  readonly after?: readonly string[];
}

/** By tag. */
const surroundings: Readonly<Record<string, Surroundings>> = {
  'Debtor mandates': { before: ['createDebtor'], after: ['deleteDebtor'] },
  'Draft sales invoice lines': { before: ['createDraftSalesInvoice'], after: ['deleteDraftSalesInvoice'] },
  'Sales invoice lines': { before: ['createSalesInvoice'], after: ['deleteSalesInvoice'] },
  // The group itself deletes the order.
  'Sales orders': { before: ['createSalesOrderWithLines'] },
  'Purchase invoice lines': { before: ['createPurchaseInvoice'], after: ['deletePurchaseInvoice'] },
  'Journal entry lines': { before: ['createJournalEntry'], after: ['deleteJournalEntry'] },
  Files: { before: ['createSalesInvoice', 'uploadSalesInvoiceFile'], after: ['deleteSalesInvoice'] },
};

/**
 * Lists the requests of the contract by its tags.
 *
 * @throws BuildError when an operation has none of the tags, or needs an identifier that no earlier request of its group
 * returns.
 */
export function listRequestGroups(contract: OpenApiDocument): readonly RequestGroup[] {
  const requests = listExampleRequests(contract);
  const ids = createIdVariables(contract);
  const byTag = Map.groupBy(requests, ({ operation }) => operation.tags?.[0] ?? '');
  const groups = (contract.tags ?? []).flatMap(({ name, description }) => {
    const own = byTag.get(name);
    byTag.delete(name);
    if (!own) return [];
    const ordered = surround(name, sortByLifeCycle(own, ids), requests);
    return [{ name, description, requests: chainRequests(contract, ids, ordered).flatMap(followWithSignIn) }];
  });
  const missing = [...byTag.values()].flat().map(({ name }) => name);
  if (missing.length > 0) throw new BuildError(`No tag of the contract has ${missing.join(', ')}.`);
  return groups;
}

type Step = 'create' | 'get' | 'list' | 'replace' | 'update' | 'add' | 'delete';

/** The order of the requests on a record. */
const lifeCycle: readonly Step[] = ['create', 'get', 'list', 'replace', 'update', 'add', 'delete'];

/** Where nothing creates a record, the list finds one. */
const lifeCycleOfExisting: readonly Step[] = ['list', 'get', 'replace', 'update', 'add', 'delete'];

const steps: Readonly<Record<string, Step>> = { PUT: 'replace', PATCH: 'update', DELETE: 'delete' };

function sortByLifeCycle(requests: readonly ExampleRequest[], ids: IdVariables): readonly ExampleRequest[] {
  const getStep = ({ method, path }: ExampleRequest): Step => {
    if (method === 'GET') return path.endsWith('}') ? 'get' : 'list';
    return steps[method] ?? (ids.forCollection(path) ? 'create' : 'add');
  };
  const order = requests.some((request) => getStep(request) === 'create') ? lifeCycle : lifeCycleOfExisting;
  return requests.toSorted((left, right) => order.indexOf(getStep(left)) - order.indexOf(getStep(right)));
}

/** Adds the requests of other resources, with names and titles of their own. */
function surround(
  tag: string,
  own: readonly ExampleRequest[],
  all: readonly ExampleRequest[],
): readonly ExampleRequest[] {
  const { before = [], after = [] } = surroundings[tag] ?? {};
  const suffix = `For${tag.replaceAll(/ ?\b(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
  const find = (operationId: string, prefix: string): ExampleRequest => {
    const request = all.find(({ name }) => name === operationId);
    if (!request) throw new BuildError(`${tag}: the contract has no operation ${operationId}.`);
    return { ...request, name: `${operationId}${suffix}`, title: `${prefix}: ${request.title}` };
  };
  return [
    ...before.map((operationId) => find(operationId, 'Set up')),
    ...own,
    ...after.map((operationId) => find(operationId, 'Clean up')),
  ];
}
