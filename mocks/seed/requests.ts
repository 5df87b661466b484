import type { Json } from '../../contract/document.ts';
import { userActions } from '../accounting/actions/index.ts';
import { type Context, getRecords, getResource } from '../accounting/context.ts';
import { deleteRecord } from '../accounting/delete.ts';
import { writeRecord } from '../accounting/save.ts';
import { ProblemError, type ValidationIssue } from '../messages/problems.ts';
import { describeIssue, render } from '../messages/render.ts';
import { StartupError } from '../messages/startup-error.ts';
import type { ResourceName } from '../store/record-types.ts';
import type { ValidatedContract, ValidatedOperation } from '../validation/validated-contract.ts';
import type { SeedRequest } from './document.ts';
import { findStoredId, resolvePath, resolveReferences } from './references.ts';

export interface Contracts {
  readonly contract: ValidatedContract;
  readonly control: () => ValidatedContract;
}

type Path = Readonly<Record<string, string>>;

export function runRequest(request: SeedRequest, context: Context, contracts: Contracts): void {
  const method = request.DELETE === undefined ? 'POST' : 'DELETE';
  const path = String(request[method]);
  try {
    send(method, path, request, context, contracts);
  } catch (cause) {
    const reason = cause instanceof ProblemError ? toReason(cause) : (cause as Error).message;
    throw new StartupError(`${method} ${path} at ${context.now} is rejected: ${reason}`, { cause });
  }
}

const toReason = ({ issues, detail }: ProblemError): string =>
  issues.length > 0 ? toReasons(issues) : render(detail, 'en');

const toReasons = (issues: readonly ValidationIssue[]): string => issues.map(describeIssue).join(' ');

function send(method: string, template: string, request: SeedRequest, context: Context, contracts: Contracts): void {
  const { discount } = request;
  const findId = findStoredId(context);
  const path = resolvePath(template, findId);
  const match = contracts.contract.router.find(method, path) ?? contracts.control().router.find(method, path);
  if (!match) throw new Error('there is no such operation');
  const { operation } = match;
  const { administrationId = context.administration.id } = match.path;
  if (Number(administrationId) !== context.administration.id) throw new Error('it is for another administration');
  const body = toBody(operation, resolveReferences(request.body ?? {}, findId));
  const action = userActions[operation.id];
  if (action) action(match.path, { ...body, ...resolveReferences({ discount }, findId) }, context);
  else if (operation.kind === 'create') create(operation, match.path, { ...request, body }, context);
  else if (operation.kind === 'delete') remove(operation, match.path, context);
  else throw new Error('a seed cannot send it');
}

function toBody({ bodyRules }: ValidatedOperation, sent: Json): Json {
  const body = bodyRules.normalize(sent) as Json;
  const issues = bodyRules.findIssues(body);
  if (issues.length > 0) throw new Error(toReasons(issues));
  return body;
}

function create(operation: ValidatedOperation, path: Path, request: SeedRequest, context: Context): void {
  const { id, firstLineId, body = {} } = request;
  const described = getResource(context, operation.resource);
  const resource = described.viewOf === undefined ? described : getResource(context, described.viewOf);
  const parentId = described.parent && Number(path[described.parent.parameter]);
  const { lines, ...header } = body as Json & { readonly lines?: readonly Json[] };
  const write = { resource, scope: { ...context.scope, parentId }, mode: 'create', previous: undefined } as const;
  const lineIds = firstLineId === undefined ? [] : (lines ?? []).map((_line, index) => firstLineId + index);
  const ids = id === undefined ? undefined : { id, lineIds };
  if (resource === described) writeRecord({ ...write, body }, context, undefined, ids);
  else writeRecord({ ...write, body: header }, context, lines, ids);
}

function remove(operation: ValidatedOperation, path: Path, context: Context): void {
  const { name, parent } = getResource(context, operation.resource);
  const id = Number(Object.values(path).at(-1));
  const record = getRecords(context, name as ResourceName).find(context.scope, id);
  if (!record) throw new Error(`there is no record ${id} in ${name}`);
  deleteRecord(name, record, context, parent && Number(path[parent.parameter]));
}
