import { getInputProperties, type JsonObject } from '../../contract.ts';
import type { BodyMutation } from '../../data/generators/mutations/body.ts';
import type { ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import { selectBodyMutations } from '../../data/generators/mutations/rules.ts';
import { createTagText } from '../../data/run-tag.ts';
import type { RequestSpec } from '../../session/request.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Check, Context } from '../check.ts';
import {
  expectCommonRejections,
  expectLocalizedErrors,
  expectValidationError,
  type InvalidRequest,
  toInvalidBody,
  toInvalidParameter,
} from '../negative/expect-rejection.ts';
import { invalidParameters, selectParameterMutations } from '../negative/rejected-reads.ts';
import { lacksModule, skipWithoutModule } from '../negative/rejections.ts';
import { getRuleMutations } from './business-mutations.ts';
import { invalidBodies } from './invalid-bodies.ts';
import { reportDeleted, reportSideEffects } from './side-effects.ts';
import { createTaggedRequest, createTarget, type TaggedRequest, type WriteTarget } from './targets.ts';

export const rejectedWritesCheck: Check = {
  name: 'rejected writes',
  appliesTo: ({ method, isSecured, kind }) => method !== 'GET' && isSecured && kind !== undefined,
  async run(operation, context) {
    const obstacle = operation.kind === 'create' ? context.records.getObstacle(operation.path) : undefined;
    if (obstacle) return context.session.coverage.skip(operation, 'all', obstacle.message);
    const target = await createTarget(operation, context);
    const sent: RequestSpec[] = [];
    const send: Context['send'] = (requested, spec) => {
      sent.push(spec);
      return context.send(requested, spec);
    };
    const test: Context = { ...context, send };
    const createRequest = () => createTaggedRequest(target);
    const isBlocked = lacksModule(operation, context.inventory);
    const rejected = [...(await expectCommonRejections(test, createRequest, isBlocked ? [401, 403] : undefined))];
    if (isBlocked) return skipWithoutModule(operation, context);
    const { selected, last } = await createInvalidRequests(target, createRequest().body as JsonObject);
    for (const create of selected) {
      const base = createRequest();
      rejected.push({ base, exchange: await expectValidationError(test, base, create(base)) });
    }
    for (const template of await context.records.createKinds(operation, target.path)) {
      const createOther = () => createTaggedRequest({ ...target, template });
      const other = await createInvalidRequests({ ...target, template }, createOther().body as JsonObject);
      for (const create of other.selected) {
        const base = createOther();
        rejected.push({ base, exchange: await expectValidationError(test, base, create(base)) });
      }
    }
    const base = createRequest();
    if (last) await expectLocalizedErrors(test, base, last(base));
    await reportSideEffects(target, rejected);
    if (operation.kind === 'delete') await reportDeleted(target, sent);
  },
};

/** Creates an invalid request from one with its own tag. */
type CreateInvalid = (base: TaggedRequest) => InvalidRequest;

const changeParameter =
  (mutation: ParameterMutation): CreateInvalid =>
  (base) =>
    toInvalidParameter(mutation, base);

const changeBody =
  (target: WriteTarget, mutation: BodyMutation, forbidding?: readonly string[]): CreateInvalid =>
  (base) => {
    const invalid = toInvalidBody(target.operation, mutation, moveTag(target, mutation, base));
    return forbidding ? { ...invalid, forbidding } : invalid;
  };

async function createInvalidRequests(
  target: WriteTarget,
  body: JsonObject,
): Promise<{ readonly selected: readonly CreateInvalid[]; readonly last: CreateInvalid | undefined }> {
  const { operation, list, template, context } = target;
  const { samples, records, inventory } = context;
  const parameters = samples.select(operation, invalidParameters).map(changeParameter);
  if (operation.kind === 'upload') return { selected: [...parameters, () => notPdf], last: () => notPdf };
  if (!template) return { selected: parameters, last: selectParameterMutations(operation).map(changeParameter).at(-1) };
  const taken = await orObstacle(records.getShared(list));
  const mutations = selectBodyMutations(operation, body, taken instanceof ObstacleError ? {} : taken.row);
  const bodies = samples.select(operation, invalidBodies, mutations).map((mutation) => changeBody(target, mutation));
  // Judges check that `errors` names both fields. A stored record must be recognizable as ours.
  const [first, ...others] = mutations.filter(
    ({ keyword, path, value }) =>
      keyword === 'type' && path.length === 1 && path[0] !== template.tagFields[0] && typeof value !== 'object',
  );
  const second = others.find(({ path }) => path[0] !== first?.path[0]);
  if (first && second && samples.isFirst(operation, 'errors-all')) {
    bodies.push((base) => {
      const invalid = changeBody(target, first)(base);
      return { ...invalid, change: { body: second.apply(invalid.change.body) } };
    });
  }
  for (const { mutation, forbidding } of getRuleMutations(operation, body, inventory))
    bodies.push(changeBody(target, mutation, forbidding));
  const last = mutations.at(-1);
  return { selected: [...parameters, ...bodies], last: last && changeBody(target, last) };
}

const notPdf: InvalidRequest = {
  description: 'a body that is not a PDF',
  rule: 'invalid-body',
  fields: ['body'],
  change: { body: Buffer.from('no PDF') },
};

/** Moves the tag to an unmutated field, to find the body if it is stored. */
function moveTag({ operation, template }: WriteTarget, mutation: BodyMutation, { body, tag }: TaggedRequest) {
  const field = template?.tagFields.find((name) => name !== mutation.path[0]);
  const text = field && createTagText(getInputProperties(operation, body)[field] ?? {}, tag);
  return field && text ? { ...(body as JsonObject), [field]: text } : body;
}
