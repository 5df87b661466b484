import { type Operation, UNKNOWN_ID } from '../../contract.ts';
import { getAdministrations } from '../../data/discovery.ts';
import { getParameterMutations, type ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import type { Check } from '../check.ts';
import type { Assertions } from '../samples.ts';
import {
  expectCommonRejections,
  expectLocalizedErrors,
  expectRejection,
  expectValidationError,
  toInvalidParameter,
} from './expect-rejection.ts';
import { createBaseRead, lacksModule, skipWithoutModule } from './rejections.ts';

const isRead = ({ method, isSecured }: Operation): boolean => method === 'GET' && isSecured;

/** Mutations that every server must reject; others depend on how it reads a query. */
const KEYWORDS = new Set(['type', 'enum', 'minimum', 'maximum', 'pattern', 'format', 'required', 'name']);

const MAX_INT32 = 2_147_483_647;

/**
 * Selects mutations of parameters for a server, one per keyword. Filters of the same type share one, because a list has a filter
 * for every field.
 */
export function selectParameterMutations(operation: Operation): readonly ParameterMutation[] {
  const mutations = getParameterMutations(operation).filter(
    ({ keyword, value }) => KEYWORDS.has(keyword) && Math.abs(Number(value) || 0) < MAX_INT32,
  );
  const groups = Map.groupBy(mutations, (mutation) => toDefect(mutation, operation));
  if (operation.kind !== 'list') groups.delete(UNKNOWN_NAME);
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}

const UNKNOWN_NAME = 'unknown parameter';

/** Returns the kind of a mutation: the fault, and the parameter or the type of filter. */
function toDefect({ parameter, keyword }: ParameterMutation, { parameters, path }: Operation): string {
  if (keyword === 'name') return UNKNOWN_NAME;
  const documented = parameters.find(({ name }) => name === parameter);
  if (documented?.in === 'header') return parameter;
  if (documented?.in === 'path') return `identifier ${path.split(`{${parameter}}`)[1]?.split('{').length} ${keyword}`;
  if (!documented?.['x-filter'] || documented.required) return `${parameter} ${keyword}`;
  const { type, format, enum: values } = documented.schema.items ?? documented.schema;
  return `filter ${type} ${format} ${values !== undefined}`;
}

export const invalidParameters: Assertions<ParameterMutation> = {
  list: selectParameterMutations,
  getKey: toDefect,
};

/** Checks reads that must be rejected: for the token, the administration, the media type and the parameters. */
const rejectedReads: Check = {
  name: 'rejected reads',
  appliesTo: isRead,
  async run(operation, context) {
    const base = createBaseRead(operation, context.inventory);
    if (lacksModule(operation, context.inventory)) {
      await expectCommonRejections(context, () => base, [401, 403]);
      return skipWithoutModule(operation, context);
    }
    const selected = context.samples.select(operation, invalidParameters);
    const [first] = selectParameterMutations(operation);
    await expectCommonRejections(context, () => base);
    if (first) await expectLocalizedErrors(context, base, toInvalidParameter(first, base));
    for (const mutation of selected) {
      const isSent = mutation.parameter === first?.parameter && mutation.keyword === first.keyword;
      if (!isSent) await expectValidationError(context, base, toInvalidParameter(mutation, base));
    }
  },
};

const unknownAdministration: Check = {
  name: 'unknown administrations',
  appliesTo: isRead,
  async run(operation, context) {
    const base = createBaseRead(operation, context.inventory);
    const description = 'a nonexistent administration';
    const isSent = base.foreignTenant && context.samples.isFirst(operation, 'rejection-status', description);
    const change = { headers: { 'x-tenant-id': UNKNOWN_ID } };
    const rejected = { description, rule: 'unknown-administration', status: 403, change } as const;
    if (isSent) await expectRejection(context, base, rejected);
  },
};

/** Returns a token that differs from a valid one in one character. */
function createSimilarToken(token: string): string {
  // The last characters of a signature can have bits that do not count.
  const position = Math.floor((token.lastIndexOf('.') + 1 + token.length) / 2);
  const other = token[position] === 'x' ? 'y' : 'x';
  return `${token.slice(0, position)}${other}${token.slice(position + 1)}`;
}

/** Checks that a token is compared as a whole, on one list. */
const similarToken: Check = {
  name: 'a similar token',
  appliesTo: ({ kind }) => kind === 'list',
  async run(operation, context) {
    const { session, inventory } = context;
    const [first] = session.settings.operations.filter(({ path }) => inventory.getCollection(path));
    if (operation.id !== first?.id) return;
    const token = createSimilarToken(session.guard.token);
    session.redaction.add(token);
    const description = 'a token with another character';
    const change = { headers: { authorization: `Bearer ${token}` } };
    const base = createBaseRead(operation, inventory);
    await expectRejection(context, base, { description, rule: 'wrong-token', status: 401, change });
  },
};

/** Maximum administrations of the token to search for one without the module. */
const MAX_ADMINISTRATIONS = 3;

const missingModule: Check = {
  name: 'missing modules',
  appliesTo: ({ kind, modules }) => kind === 'list' && modules.length > 0,
  async run(operation, { session, inventory }) {
    const { ids } = getAdministrations(inventory);
    const { path } = createBaseRead(operation, inventory);
    for (const id of ids.filter((own) => own !== session.settings.tenant).slice(0, MAX_ADMINISTRATIONS)) {
      const spec = {
        description: 'the module of another administration',
        path,
        query: [['metaOnly', 'true']],
      } as const;
      await session.request(operation, { ...spec, expected: [200, 403], headers: { 'x-tenant-id': String(id) } });
    }
  },
};

export const rejectedReadChecks: readonly Check[] = [rejectedReads, similarToken, unknownAdministration, missingModule];
