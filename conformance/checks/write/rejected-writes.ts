import { findAlternative, getInputSchema, type JsonObject, type Operation } from '../../contract.ts';
import { type BodyMutation, getBodyMutations } from '../../data/generators/mutations/body.ts';
import { selectBodyMutations } from '../../data/generators/mutations/rules.ts';
import { createTagText } from '../../data/run-tag.ts';
import type { Check, Context } from '../check.ts';
import { lacksModule, skipWithoutModule } from '../negative/base-request.ts';
import {
  expectCommonRejections,
  expectRejection,
  expectValidationError,
  type InvalidChange,
  isWithin,
  type RejectedRequest,
  type TestContext,
  toInvalidBody,
} from '../negative/expect-rejection.ts';
import { toInvalidParameter } from '../negative/invalid-parameters.ts';
import { expectLocalizedErrors } from '../negative/localization.ts';
import { getErrors } from '../negative/problem.ts';
import { selectParameterMutations } from '../negative/rejected-reads.ts';
import { reportSideEffects, watchDeletions } from './side-effects.ts';
import { createTaggedRequests, createTarget, type TaggedRequest, type WriteTarget } from './targets.ts';

export const rejectedWritesCheck: Check = {
  name: 'rejected writes',
  appliesTo: ({ method, isSecured, kind }) => method !== 'GET' && isSecured && kind !== undefined,
  async run(operation, context) {
    const { records } = context;
    const obstacle = operation.kind === 'create' ? records.getObstacle(operation.path) : undefined;
    if (obstacle !== undefined) return context.session.coverage.skip(operation, 'all', obstacle);
    const target = await createTarget(operation, context);
    const send = watchDeletions(context, target, (sent, spec) => records.send(sent, spec));
    const test: TestContext = { session: context.session, send };
    const createRequest = createTaggedRequests(operation, target, context);
    const isBlocked = lacksModule(operation, context.inventory);
    const rejected = [...(await expectCommonRejections(test, createRequest, isBlocked ? [401, 403] : undefined))];
    if (isBlocked) return skipWithoutModule(operation, context);
    const changes = await createInvalidChanges(operation, context, target, createRequest());
    for (const createChange of changes) {
      const base = createRequest();
      rejected.push({ base, exchange: await expectValidationError(test, base, createChange(base)) });
    }
    rejected.push(...(await expectAllErrors(operation, test, createRequest)));
    const base = createRequest();
    const last = changes.at(-1)?.(base);
    if (last) await expectLocalizedErrors(test, base, last);
    const attempts = rejected.map(({ base: { tag }, exchange }) => ({ tag, exchange }));
    await reportSideEffects(operation, context, target, attempts);
  },
};

/** A body with two fields of a wrong type: `errors` names both. */
async function expectAllErrors(
  operation: Operation,
  test: TestContext,
  createRequest: () => TaggedRequest,
): Promise<readonly RejectedRequest<TaggedRequest>[]> {
  const base = createRequest();
  const schema = getInputSchema(operation);
  const wrong = schema ? getBodyMutations(schema, base.body).filter(isWrongType) : [];
  const [first, second] = [wrong[0], wrong.find(({ path }) => path[0] !== wrong[0]?.path[0])];
  if (!first || !second) return [];
  const body = second.apply(first.apply(base.body));
  const fields = [...first.fields, ...second.fields];
  const description = `${fields.join(' and ')} of a wrong type`;
  const expectation = { description, rule: 'invalid-body', status: 400 } as const;
  const exchange = await expectRejection(test, base, expectation, { body });
  const names = Object.keys(getErrors(exchange));
  const missing = fields.filter((field) => !names.some((name) => isWithin(name, field)));
  // That none is named is the matter of another rule.
  if (exchange.response.status === 400 && missing.length === 1) {
    const message = `For ${description} the errors lack ${missing[0]}.`;
    test.session.report({ rule: 'errors-all', message, exchanges: [exchange] });
  }
  return [{ base, exchange }];
}

const isWrongType = ({ keyword, path, fields }: BodyMutation): boolean =>
  keyword === 'type' && path.length === 1 && fields.length === 1;

/** Creates an invalid change of a request that has its own tag. */
type CreateChange = (base: TaggedRequest) => InvalidChange;

async function createInvalidChanges(
  operation: Operation,
  context: Context,
  target: WriteTarget,
  request: TaggedRequest,
): Promise<readonly CreateChange[]> {
  const parameters = selectParameterMutations(operation).map(
    (mutation): CreateChange =>
      (base) =>
        toInvalidParameter(mutation, base),
  );
  if (operation.kind === 'upload') return [...parameters, () => notPdf];
  if (!target.template) return parameters;
  const taken = await context.records.getShared(target.list);
  const mutations = selectBodyMutations(operation, request.body as JsonObject, 'value' in taken ? taken.value.row : {});
  const bodies = mutations.map(
    (mutation): CreateChange =>
      (base) =>
        toInvalidBody(mutation, moveTag(operation, target, mutation, base)),
  );
  return [...parameters, ...bodies];
}

const notPdf: InvalidChange = {
  description: 'a body that is not a PDF',
  rule: 'invalid-body',
  fields: ['body'],
  change: { body: Buffer.from('no PDF') },
};

/** Moves the tag to a field that is not mutated, so that it is found if the body is stored. */
function moveTag(
  operation: Operation,
  { template }: WriteTarget,
  { path }: BodyMutation,
  { body, tag }: TaggedRequest,
): JsonObject {
  const field = template?.tagFields.find((name) => name !== path[0]);
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, body);
  const text = field && createTagText(properties[field] ?? {}, tag);
  return field && text ? { ...(body as JsonObject), [field]: text } : (body as JsonObject);
}
