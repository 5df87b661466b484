import type { Command } from './commands.ts';
import { deeds } from './deeds.ts';
import { chosen, forget, headerOf, idOf, idsIn, type Round, rowsOf } from './round.ts';

const methods = { replace: 'PUT', update: 'PATCH', delete: 'DELETE' } as const;

/** Does a command. What there is nothing to do it to is left. */
export async function play(command: Command, round: Round): Promise<void> {
  switch (command.do) {
    case 'create':
      return await create(command, round);
    case 'replace':
    case 'update':
    case 'delete':
      return await change(methods[command.do], command, round);
    default:
      return await deeds[command.do](command, round);
  }
}

async function create({ in: administration, of: resource = '', body }: Command, round: Round): Promise<void> {
  const reply = await round.call('POST', `/v1/${resource}`, body, administration);
  if (reply.status !== 201) return;
  idsIn(round, administration, resource).push(idOf(reply));
  await followed(resource, idOf(reply), administration, round);
}

async function change(method: 'PUT' | 'PATCH' | 'DELETE', command: Command, round: Round): Promise<void> {
  const { in: administration, of: resource = '', pick, line, body } = command;
  const ids = idsIn(round, administration, resource);
  const id = chosen(ids, pick);
  const path = id === undefined ? undefined : await pathOf(command, id, round);
  if (id === undefined || path === undefined) return;
  const { status } = await round.call(method, path, body, administration);
  if (status >= 300) return;
  if (method === 'DELETE' && line === undefined) forget(ids, id);
  await followed(resource, id, administration, round);
}

/** Address of a record, or of one of its lines. */
async function pathOf({ in: administration, of: resource, line }: Command, id: number, round: Round) {
  const path = `/v1/${resource}/${id}`;
  if (line === undefined) return path;
  const found = chosen(rowsOf(await round.call('GET', `${path}/lines`, undefined, administration)), line);
  return found && `${path}/lines/${found.id}`;
}

/** Takes note of what a sales order holds now. */
async function followed(resource: string, id: number, administration: number, round: Round): Promise<void> {
  if (headerOf(resource) === 'salesorders') await round.holdings.follow(id, administration, round.call);
}
