import type { MasterData } from '../../sandbox/invariants/master-data.ts';
import type { Caller } from '../../support/fast-client.ts';
import { getRecord, pathOf } from './calls.ts';
import { Company, type Row } from './company.ts';
import type { ShapeName } from './record-pick.ts';
import { shapes } from './shapes.ts';

/** Names that differ in their capitals only, and come more than once: so that an order has to decide between equals. */
const names = ['aap', 'Zebra', 'AAP', 'noot', 'aap', 'Aap'];

/**
 * Enters records for a sequence to begin with: enough for a list to have pages, and a mandate whose debtor has another
 * account by now.
 *
 * @returns what the administration has then.
 * @throws an Error when one of them is refused.
 */
export async function createInitialRecords(data: MasterData, call: Caller): Promise<Company> {
  const { administration, debtorKinds, creditorKinds, salesTypes } = data;
  const company = new Company(administration);
  const create = async (name: ShapeName, body: object, parent?: Row): Promise<Row> => {
    const reply = await call('POST', pathOf(shapes[name], parent), body, administration);
    if (reply.status !== 201) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    company.put(name, getRecord(reply));
    return getRecord(reply);
  };
  for (const [index, name] of names.entries()) {
    await create('debtors', { name, debtorKindId: debtorKinds[index % 2], iban: 'NL42TEST0000000002' });
    await create('creditors', { name, creditorKindId: creditorKinds[index % 2] });
    const isActive = index !== 1;
    await create('articles', {
      ArticleSku: `S-${index}`,
      description: name,
      SalesTypeId: salesTypes[0],
      active: isActive,
    });
  }
  const [debtor] = company.rowsOf('debtors') as [Row];
  await create('mandates', { typeId: 1, sddType: 1 }, debtor);
  const path = pathOf(shapes.debtors, undefined, debtor.id);
  company.put('debtors', getRecord(await call('PATCH', path, { iban: 'NL13TEST0123456789' }, administration)));
  return company;
}
