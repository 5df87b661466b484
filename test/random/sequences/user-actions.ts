import { type Command, follow, getCompany } from './commands.ts';
import { type Company, type Json, pickFrom, type ResourceName } from './company.ts';
import { getRecord, getRows, type RealSandbox, send } from './requests.ts';

/** Actions of a person inside the platform that no request of the API can make. */
export type UserAction = (company: Company, real: RealSandbox) => Promise<void>;

export type InvoiceKind = 'salesinvoices' | 'purchaseinvoices';

/** Creates the command for an action. The model does not say what becomes of the books by it. */
export function createActionCommand(administration: number, name: string, action: UserAction): Command {
  return {
    toString: () => name,
    check: ({ isPredicting }) => !isPredicting,
    run: (model, real) => action(getCompany(model, { administration }), real),
  };
}

const act = (company: Company, real: RealSandbox, path: string, body?: Json, method = 'POST') =>
  send(real, company, method, `/_sandbox/administrations/${company.administration}/${path}`, body);

/** Picks from the newest records first, which are drafts or unpaid still. */
const pickNewest = (company: Company, name: ResourceName, index: number): number | undefined =>
  pickFrom(company.getRows(name).toReversed(), index)?.id;

export function finalizeDraft(index: number): UserAction {
  return async (company, real) => {
    const draft = pickFrom(company.getRows('draftsalesinvoices'), index);
    if (!draft) return;
    const reply = await act(company, real, `draftsalesinvoices/${draft.id}/finalize`);
    if (reply.status !== 200) return;
    company.remove('draftsalesinvoices', draft.id);
    company.put('salesinvoices', { id: Number(getRecord(reply).salesInvoiceId) });
  };
}

export function processEntry(index: number): UserAction {
  return async (company, real) => {
    const id = pickNewest(company, 'journalentries', index);
    if (id !== undefined) await act(company, real, `journalentries/${id}/process`);
  };
}

/** Creates an invoice from a scan, and reads the scan at once on request. */
export function scanInvoice(name: InvoiceKind, isRecognized: boolean): UserAction {
  return async (company, real) => {
    const file = await send(real, company, 'POST', '/v1/inboxfiles', Buffer.from('%PDF-1.4\n%%EOF\n'));
    const [route] = getRows(await send(real, company, 'GET', '/v1/approvalroutes'));
    const approval = name === 'purchaseinvoices' && { approvalRouteId: route?.id };
    const reply = await send(real, company, 'POST', `/v1/${name}`, { inboxFileId: getRecord(file).id, ...approval });
    if (reply.status !== 201) return;
    const { id } = getRecord(reply);
    company.put(name, { id, isScanned: true });
    if (isRecognized) await act(company, real, `${name}/${id}/recognize`, {});
  };
}

export function recognizeInvoice(name: InvoiceKind, index: number): UserAction {
  return async (company, real) => {
    const scanned = company.getRows(name).filter(({ isScanned }) => isScanned === true);
    const invoice = pickFrom(scanned, index);
    if (invoice) await act(company, real, `${name}/${invoice.id}/recognize`, {});
  };
}

export function payInvoice(name: InvoiceKind, index: number, body: Json): UserAction {
  return async (company, real) => {
    const id = pickNewest(company, name, index);
    if (id !== undefined) await act(company, real, `${name}/${id}/pay`, body);
  };
}

/** Settles a part of an outstanding invoice by a processed memorial. */
export function settleInvoice(name: InvoiceKind, index: number, amount: number): UserAction {
  return async (company, real) => {
    const isSale = name === 'salesinvoices';
    const list = async (path: string) => getRows(await send(real, company, 'GET', `/v1/${path}`));
    const invoice = pickFrom(await list(`outstanding${name}?pageSize=100`), index);
    const control = pickFrom(await list(`ledgeraccounts?type=${isSale ? 6 : 7}`), index);
    const [journal] = await list('journals?type=M');
    const [bank] = await list('ledgeraccounts?type=4');
    if (!invoice) return;
    const party = isSale ? { debtorId: invoice.debtorId } : { creditorId: invoice.creditorId };
    const [side, otherSide] = isSale ? ['amountCredit', 'amountDebit'] : ['amountDebit', 'amountCredit'];
    const reply = await send(real, company, 'POST', '/v1/journalentrieswithlines', {
      JournalId: journal?.id,
      bookYear: 2026,
      bookPeriod: 4,
      sourceDocumentNumber: 'MEM-9',
      lines: [
        { ledgerAccountId: control?.id, invoiceNumber: invoice.invoiceNumber, ...party, [String(side)]: amount },
        { ledgerAccountId: bank?.id, [String(otherSide)]: amount },
      ],
    });
    if (reply.status !== 201) return;
    await follow(company, 'journalentries', getRecord(reply), real);
    await processEntry(0)(company, real);
  };
}

/** Deletes the drafts of a year, which would keep it open, and closes it. */
export function closeYear(year: number): UserAction {
  return async (company, real) => {
    const path = `/v1/journalentries?status=draft&bookYear=${year}&pageSize=1000`;
    for (const { id } of getRows(await send(real, company, 'GET', path))) {
      await send(real, company, 'DELETE', `/v1/journalentries/${id}`);
      company.remove('journalentries', id);
    }
    await act(company, real, `bookyears/${year}/close`);
  };
}

export function reopenYear(year: number): UserAction {
  return async (company, real) => void (await act(company, real, `bookyears/${year}/reopen`));
}

export function switchModules(modules: Json): UserAction {
  return async (company, real) => {
    company.modules = getRecord(await act(company, real, 'modules', modules, 'PATCH')) as Json as Company['modules'];
  };
}

export function advanceClock(days: number): UserAction {
  return async (company, real) => void (await send(real, company, 'POST', '/_sandbox/clock/advance', { days }));
}
