import { type Operation, UNKNOWN_ID } from '../../contract.ts';
import { getAdministrations } from '../../data/discovery.ts';
import { getParameterMutations, type ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import type { Session } from '../../session/session.ts';
import type { Check } from '../check.ts';
import { createBaseRead, lacksModule, skipWithoutModule } from './base-request.ts';
import { expectCommonRejections, expectRejection, type TestContext } from './expect-rejection.ts';
import { expectInvalidParameters, toInvalidParameter } from './invalid-parameters.ts';
import { expectLocalizedErrors } from './localization.ts';

const isRead = ({ method, isSecured }: Operation): boolean => method === 'GET' && isSecured;

const createTest = (session: Session): TestContext => ({ session, send: session.request.bind(session) });

/** Mutations that every server must reject; the others depend on how it reads a query. */
const KEYWORDS = new Set([...['type', 'enum', 'minimum', 'maximum', 'pattern', 'format', 'required', 'name']]);

/** The largest integer, beyond which servers differ. */
const MAX_INT32 = 2_147_483_647;

/**
 * The mutations of parameters to try on a server: of each keyword one. A list has a filter for every field, so of filters
 * with the same type one mutation is tried.
 */
export function selectParameterMutations(operation: Operation): readonly ParameterMutation[] {
  const mutations = getParameterMutations(operation).filter(
    ({ keyword, value }) => KEYWORDS.has(keyword) && Math.abs(Number(value) || 0) < MAX_INT32,
  );
  const isList = operation.kind === 'list';
  const groups = Map.groupBy(mutations, ({ parameter, keyword }) => {
    if (keyword === 'name') return 'unknown parameter';
    const documented = operation.parameters.find(({ name }) => name === parameter);
    if (documented?.in === 'header') return parameter;
    if (!documented?.['x-filter'] || documented.required) return `${parameter} ${keyword}`;
    const { type, format, enum: values } = documented.schema.items ?? documented.schema;
    return `filter ${type} ${format} ${values !== undefined}`;
  });
  return [...groups]
    .filter(([name]) => isList || name !== 'unknown parameter')
    .map(([, [first]]) => first as ParameterMutation);
}

/** What must be rejected in a read: the token, the administration, the media type and the parameters. */
const rejectedReads: Check = {
  name: 'rejected reads',
  appliesTo: isRead,
  async run(operation, context) {
    const test = createTest(context.session);
    const base = createBaseRead(operation, context.inventory);
    if (lacksModule(operation, context.inventory)) {
      await expectCommonRejections(test, () => base, [401, 403]);
      return skipWithoutModule(operation, context);
    }
    await expectCommonRejections(test, () => base);
    const [first, ...others] = selectParameterMutations(operation);
    if (first) await expectLocalizedErrors(test, base, toInvalidParameter(first, base));
    await expectInvalidParameters(test, base, others);
  },
};

/** The administration after the last known one does not exist, or belongs to others. */
const foreignAdministration: Check = {
  name: 'foreign administrations',
  appliesTo: isRead,
  async run(operation, { session, inventory }) {
    const { ids, isAll } = getAdministrations(inventory);
    const next = String(Math.max(...ids) + 1);
    if (!isAll || next === UNKNOWN_ID) return;
    const expectation = {
      description: 'a foreign administration',
      rule: 'unknown-administration',
      status: 403,
    } as const;
    const base = createBaseRead(operation, inventory);
    await expectRejection(createTest(session), base, expectation, { headers: { 'x-tenant-id': next } });
  },
};

/** Administrations of the token that are searched for one without the module. */
const MAX_ADMINISTRATIONS = 3;

const missingModule: Check = {
  name: 'missing modules',
  appliesTo: ({ kind, modules }) => kind === 'list' && modules.length > 0,
  async run(operation, { session, inventory }) {
    const { ids } = getAdministrations(inventory);
    const { path } = createBaseRead(operation, inventory);
    for (const id of ids.filter((own) => own !== session.settings.tenant).slice(0, MAX_ADMINISTRATIONS)) {
      await session.request(operation, {
        description: 'the module of another administration',
        path,
        expected: [200, 403],
        headers: { 'x-tenant-id': String(id) },
        query: [['metaOnly', 'true']],
      });
    }
  },
};

export const rejectedReadChecks: readonly Check[] = [rejectedReads, foreignAdministration, missingModule];
