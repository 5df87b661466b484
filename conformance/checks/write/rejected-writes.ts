import { findAlternative, getInputSchema, type JsonObject, type Operation } from '../../contract.ts';
import type { BodyMutation } from '../../data/generators/mutations/body.ts';
import type { ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import { selectBodyMutations } from '../../data/generators/mutations/rules.ts';
import { createTagText } from '../../data/run-tag.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Check, Context } from '../check.ts';
import { lacksModule, skipWithoutModule } from '../negative/base-request.ts';
import {
  expectCommonRejections,
  expectValidationError,
  type InvalidChange,
  type Send,
  type TestContext,
  toInvalidBody,
  toInvalidParameter,
} from '../negative/expect-rejection.ts';
import { expectLocalizedErrors } from '../negative/localization.ts';
import { invalidParameters, selectParameterMutations } from '../negative/rejected-reads.ts';
import { getRuleMutations } from './business-mutations.ts';
import { invalidBodies } from './invalid-bodies.ts';
import { reportDeleted, reportSideEffects } from './side-effects.ts';
import { createTaggedRequests, createTarget, type TaggedRequest, type WriteTarget } from './targets.ts';

export const rejectedWritesCheck: Check = {
  name: 'rejected writes',
  appliesTo: ({ method, isSecured, kind }) => method !== 'GET' && isSecured && kind !== undefined,
  async run(operation, context) {
    const { records } = context;
    const obstacle = operation.kind === 'create' ? records.getObstacle(operation.path) : undefined;
    if (obstacle !== undefined) return context.session.coverage.skip(operation, 'all', obstacle);
    const target = await createTarget(operation, context);
    const sent: RequestSpec[] = [];
    const send: Send = (requested, spec) => {
      sent.push(spec);
      return records.send(requested, spec);
    };
    const test: TestContext = { session: context.session, samples: context.samples, send };
    const createRequest = createTaggedRequests(operation, target, context);
    const isBlocked = lacksModule(operation, context.inventory);
    const rejected = [...(await expectCommonRejections(test, createRequest, isBlocked ? [401, 403] : undefined))];
    if (isBlocked) return skipWithoutModule(operation, context);
    const { selected, last } = await createInvalidChanges(operation, context, target, createRequest());
    for (const createChange of selected) {
      const base = createRequest();
      rejected.push({ base, exchange: await expectValidationError(test, base, createChange(base)) });
    }
    const base = createRequest();
    if (last) await expectLocalizedErrors(test, base, last(base));
    const attempts = rejected.map(({ base: { tag }, exchange }) => ({ tag, exchange }));
    await reportSideEffects(operation, context, target, attempts);
    if (operation.kind === 'delete') await reportDeleted(operation, context, target, sent);
  },
};

/** Creates an invalid change of a request that has its own tag. */
type CreateChange = (base: TaggedRequest) => InvalidChange;

async function createInvalidChanges(
  operation: Operation,
  context: Context,
  target: WriteTarget,
  request: TaggedRequest,
): Promise<{ readonly selected: readonly CreateChange[]; readonly last: CreateChange | undefined }> {
  const { samples, records } = context;
  const createParameterChange =
    (mutation: ParameterMutation): CreateChange =>
    (base) =>
      toInvalidParameter(mutation, base);
  const parameters = samples.select(operation, invalidParameters).map(createParameterChange);
  if (operation.kind === 'upload') return { selected: [...parameters, () => notPdf], last: () => notPdf };
  if (!target.template)
    return { selected: parameters, last: selectParameterMutations(operation).map(createParameterChange).at(-1) };
  const taken = await records.getShared(target.list);
  const mutations = selectBodyMutations(operation, request.body as JsonObject, 'value' in taken ? taken.value.row : {});
  const createBodyChange =
    (mutation: BodyMutation): CreateChange =>
    (base) =>
      toInvalidBody(operation, mutation, moveTag(operation, target, mutation, base));
  const bodies = samples.select(operation, invalidBodies, mutations).map(createBodyChange);
  // The judges check that `errors` names both fields. A stored record must be recognizable as ours.
  const tagged = target.template?.tagFields[0];
  const wrong = mutations.filter(
    ({ keyword, path, value }) =>
      keyword === 'type' && path.length === 1 && path[0] !== tagged && typeof value !== 'object',
  );
  const second = wrong.find(({ path }) => path[0] !== wrong[0]?.path[0]);
  const isSent = second !== undefined && samples.isFirst(operation, 'errors-all');
  const twice = wrong.slice(0, isSent ? 1 : 0).map(
    (first): CreateChange =>
      (base) => {
        const invalid = createBodyChange(first)(base);
        return { ...invalid, change: { body: second?.apply(invalid.change.body) } };
      },
  );
  const rules = getRuleMutations(operation, request.body as JsonObject, context.inventory).map(
    ({ mutation, forbidding }): CreateChange =>
      (base) => ({ ...createBodyChange(mutation)(base), forbidding }),
  );
  return { selected: [...parameters, ...bodies, ...twice, ...rules], last: mutations.map(createBodyChange).at(-1) };
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
