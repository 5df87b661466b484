import { actions } from './actions.ts';
import type { Command } from './commands.ts';
import { forget, getId, getIds, getRows, pickFrom, type Run, toHeaderResource } from './run.ts';

const methods = { replace: 'PUT', update: 'PATCH', delete: 'DELETE' } as const;

/** Executes a command, unless there is no record for it. */
export async function simulate(command: Command, round: Run): Promise<void> {
  switch (command.do) {
    case 'create':
      return await create(command, round);
    case 'replace':
    case 'update':
    case 'delete':
      return await change(methods[command.do], command, round);
    default:
      return await actions[command.do](command, round);
  }
}

async function create({ in: administration, of: resource = '', body }: Command, round: Run): Promise<void> {
  const reply = await round.call('POST', `/v1/${resource}`, body, administration);
  if (reply.status !== 201) return;
  getIds(round, administration, resource).push(getId(reply));
  await updateState(resource, getId(reply), administration, round);
}

async function change(method: 'PUT' | 'PATCH' | 'DELETE', command: Command, round: Run): Promise<void> {
  const { in: administration, of: resource = '', pick, line, body } = command;
  const ids = getIds(round, administration, resource);
  const id = pickFrom(ids, pick);
  const path = id === undefined ? undefined : await pathOf(command, id, round);
  if (id === undefined || path === undefined) return;
  const { status } = await round.call(method, path, body, administration);
  if (status >= 300) return;
  if (method === 'DELETE' && line === undefined) forget(ids, id);
  await updateState(resource, id, administration, round);
}

/** Returns the path of a record or of one of its lines. */
async function pathOf({ in: administration, of: resource, line }: Command, id: number, round: Run) {
  const path = `/v1/${resource}/${id}`;
  if (line === undefined) return path;
  const found = pickFrom(getRows(await round.call('GET', `${path}/lines`, undefined, administration)), line);
  return found && `${path}/lines/${found.id}`;
}

/** Updates the expected state after a change of a sales order. */
async function updateState(resource: string, id: number, administration: number, round: Run): Promise<void> {
  if (toHeaderResource(resource) === 'salesorders') await round.state.update(id, administration, round.call);
}
