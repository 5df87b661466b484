import type { Command, Special } from './commands.ts';
import { forget, getBody, getId, getIds, getRows, pickFrom, type Run, userActionPath } from './run.ts';

type Action = (command: Command, round: Run) => Promise<void>;

/** Actions of users inside the platform, and actions that take several requests. */
export const actions: Readonly<Record<Special, Action>> = {
  addLine,
  finalize,
  process: processEntry,
  scan,
  recognise,
  pay,
  settle,
  close: closeYear,
  async reopen({ in: administration, body }, round) {
    await round.call(
      'POST',
      userActionPath(administration, `bookyears/${body?.year}/reopen`),
      undefined,
      administration,
    );
  },
  async modules({ in: administration, body }, round) {
    const modules = getBody(await round.call('PATCH', userActionPath(administration, 'modules'), body, administration));
    round.state.switchTradePack(administration, modules.tradePack === true);
  },
  async clock({ in: administration, body }, round) {
    await round.call('POST', '/_sandbox/clock/advance', body, administration);
  },
};

async function addLine({ in: administration, of: resource = '', pick, body }: Command, round: Run): Promise<void> {
  const id = pickFrom(getIds(round, administration, resource), pick);
  if (id !== undefined) await round.call('POST', `/v1/${resource}/${id}/lines`, body, administration);
}

async function finalize({ in: administration, pick }: Command, round: Run): Promise<void> {
  const drafts = getIds(round, administration, 'draftsalesinvoices');
  const id = pickFrom(drafts, pick);
  if (id === undefined) return;
  const path = userActionPath(administration, `draftsalesinvoices/${id}/finalize`);
  const reply = await round.call('POST', path, undefined, administration);
  if (reply.status !== 200) return;
  forget(drafts, id);
  getIds(round, administration, 'salesinvoices').push(Number(getBody(reply).salesInvoiceId));
}

/** Picks from the newest records first, which are drafts still. */
const findNewest = (round: Run, { in: administration, of: resource = '', pick }: Command): number | undefined =>
  pickFrom(getIds(round, administration, resource).toReversed(), pick);

async function processEntry(command: Command, round: Run): Promise<void> {
  const { in: administration } = command;
  const id = findNewest(round, { ...command, of: 'journalentries' });
  if (id === undefined) return;
  await round.call('POST', userActionPath(administration, `journalentries/${id}/process`), undefined, administration);
}

/** Creates an invoice from a scan, and recognises it at once on request. */
async function scan(command: Command, round: Run): Promise<void> {
  const { in: administration, of: resource = '' } = command;
  const file = await round.call('POST', '/v1/inboxfiles', Buffer.from('%PDF-1.4\n%%EOF\n'), administration);
  const routes = getRows(await round.call('GET', '/v1/approvalroutes', undefined, administration));
  const approval = resource === 'purchaseinvoices' && { approvalRouteId: routes[0]?.id };
  const body = { inboxFileId: getId(file), ...approval };
  const reply = await round.call('POST', `/v1/${resource}`, body, administration);
  if (reply.status !== 201) return;
  const ids = getIds(round, administration, uncodedKey(resource));
  ids.push(getId(reply));
  getIds(round, administration, resource).push(getId(reply));
  if (command.body?.recognised) await recognise({ ...command, pick: ids.length - 1 }, round);
}

const uncodedKey = (resource: string): string => `${resource} not coded`;

async function recognise({ in: administration, of: resource = '', pick }: Command, round: Run): Promise<void> {
  const id = pickFrom(getIds(round, administration, uncodedKey(resource)), pick);
  if (id === undefined) return;
  await round.call('POST', userActionPath(administration, `${resource}/${id}/recognise`), {}, administration);
}

async function pay(command: Command, round: Run): Promise<void> {
  const { in: administration, of: resource = '', body } = command;
  const id = findNewest(round, command);
  if (id === undefined) return;
  await round.call('POST', userActionPath(administration, `${resource}/${id}/pay`), body, administration);
}

/** Settles a part of an outstanding invoice by a processed memorial. */
async function settle({ in: administration, of: resource = '', pick, body }: Command, round: Run): Promise<void> {
  const isSale = resource === 'salesinvoices';
  const find = async (path: string) => getRows(await round.call('GET', path, undefined, administration));
  const invoice = pickFrom(await find(`/v1/outstanding${resource}?pageSize=100`), pick);
  const control = pickFrom(await find(`/v1/ledgeraccounts?type=${isSale ? 6 : 7}`), pick);
  const [journal] = await find('/v1/journals?type=M');
  const [bank] = await find('/v1/ledgeraccounts?type=4');
  if (!invoice) return;
  const { debtorId, creditorId, invoiceNumber } = invoice;
  const amount = Number(body?.amount);
  const paid = isSale ? { amountCredit: amount } : { amountDebit: amount };
  const lines = [
    { ledgerAccountId: control?.id, invoiceNumber, ...(isSale ? { debtorId } : { creditorId }), ...paid },
    { ledgerAccountId: bank?.id, ...(isSale ? { amountDebit: amount } : { amountCredit: amount }) },
  ];
  const entry = { JournalId: journal?.id, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-9', lines };
  const reply = await round.call('POST', '/v1/journalentrieswithlines', entry, administration);
  if (reply.status !== 201) return;
  getIds(round, administration, 'journalentries').push(getId(reply));
  await processEntry({ in: administration, do: 'process' }, round);
}

/** Deletes the drafts of a year, which would keep it open, and closes it. */
async function closeYear({ in: administration, body }: Command, round: Run): Promise<void> {
  const path = `/v1/journalentries?status=draft&bookYear=${body?.year}&pageSize=1000`;
  for (const { id } of getRows(await round.call('GET', path, undefined, administration))) {
    await round.call('DELETE', `/v1/journalentries/${id}`, undefined, administration);
    forget(getIds(round, administration, 'journalentries'), Number(id));
  }
  await round.call('POST', userActionPath(administration, `bookyears/${body?.year}/close`), undefined, administration);
}
