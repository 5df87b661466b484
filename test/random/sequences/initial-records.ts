import type { Caller } from '../../support/fast-client.ts';
import { fillPath, readReservation } from './commands.ts';
import { Company, type ResourceName, type Row } from './company.ts';
import type { MasterData } from './master-data.ts';
import { getRecord, getRows } from './requests.ts';
import { shapes } from './shapes.ts';

/** Names that differ in their capitals only, and come more than once: so that an order has to decide between equals. */
const NAMES = ['aap', 'Zebra', 'AAP', 'noot', 'aap', 'Aap'];

export async function readCompany({ administration }: MasterData, call: Caller): Promise<Company> {
  const { body } = await call('GET', '/_sandbox/administrations');
  const all = (body as { administrations: { id: number; modules: Company['modules'] }[] }).administrations;
  const company = new Company(administration, all.find(({ id }) => id === administration)?.modules ?? {});
  for (const [name, { path, headers = path, parent }] of Object.entries(shapes)) {
    if (parent) continue;
    const query = name === 'articles' ? 'pageSize=1000&ActiveState=all' : 'pageSize=1000';
    const reply = await call('GET', `${headers}?${query}`, undefined, administration);
    for (const row of getRows(reply)) company.put(name as ResourceName, row);
  }
  for (const { id } of company.getRows('salesorders')) await readReservation(company, id, { call, requests: [] });
  return company;
}

/**
 * Enters something of everything where there is nothing: enough for a list to have pages, parties of different kinds,
 * a mandate whose debtor has another account by now, and documents.
 *
 * @returns what the administration has then.
 * @throws an Error when one of them is refused.
 */
export async function createInitialRecords(data: MasterData, call: Caller): Promise<Company> {
  const { administration, debtorKinds, creditorKinds, salesTypes, turnoverAccounts } = data;
  const company = await readCompany(data, call);
  const create = async (name: ResourceName, body: object, parent?: Row): Promise<Row> => {
    const reply = await call('POST', fillPath(shapes[name].path, parent), body, administration);
    if (reply.status !== 201) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    company.put(name, getRecord(reply));
    return getRecord(reply);
  };
  for (const [index, name] of NAMES.entries()) {
    await create('debtors', { name, debtorKindId: debtorKinds[index % 2], iban: 'NL42TEST0000000002' });
    await create('creditors', { name, creditorKindId: creditorKinds[index % 2] });
    await create('articles', {
      ArticleSku: `S-${index}`,
      description: name,
      SalesTypeId: salesTypes[index % 2],
      unitPrice: 12.3456,
      active: index !== 1,
    });
  }
  const [debtor] = company.getRows('debtors') as [Row];
  await create('mandates', { typeId: 1, sddType: 1 }, debtor);
  const path = fillPath(shapes.debtors.path, undefined, debtor.id);
  company.put('debtors', getRecord(await call('PATCH', path, { iban: 'NL13TEST0123456789' }, administration)));

  const article = { bookingType: 'A', ArticleSku: 'S-0', quantity: 3 };
  const sale = {
    debtorId: debtor.id,
    lines: [article, { bookingType: 'V', salesTypeId: salesTypes[0], unitPrice: 9.99 }],
  };
  const costs = data.otherAccounts.find((id) => !turnoverAccounts.includes(id));
  await create('draftsalesinvoices', sale);
  await create('salesinvoices', sale);
  await create('purchaseinvoices', {
    creditorId: company.getRows('creditors')[0]?.id,
    approvalRouteId: data.approvalRoutes[0],
    lines: [{ ledgerAccountId: costs, unitPrice: 100 }],
  });
  await create('journalentries', {
    JournalId: data.memorialJournals[0],
    bookYear: 2026,
    bookPeriod: 4,
    sourceDocumentNumber: 'MEM-0',
    lines: [
      { ledgerAccountId: costs, amountDebit: 10 },
      { ledgerAccountId: turnoverAccounts[0], amountCredit: 10 },
    ],
  });
  if (company.modules.salesOrders) {
    const order = await create('salesorders', { debtorId: debtor.id, lines: [article] });
    await readReservation(company, order.id, { call, requests: [] });
    const [{ id }] = company.getRows('articles') as [Row];
    // Its stock is less by now.
    company.put('articles', getRecord(await call('GET', `/v1/articles/${id}`, undefined, administration)));
  }
  return company;
}
