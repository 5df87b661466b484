import type { Context } from '../behaviours/context.ts';
import { resourceNamed, scopeIn } from '../behaviours/context.ts';
import { settle, store } from '../behaviours/storing.ts';
import type { Contract } from '../contract/contract.ts';
import { filesOf } from '../store/files.ts';
import { insertRows } from '../store/seeding.ts';
import { type Database, everyAdministration } from '../store/tables.ts';
import { pdfSaying } from './pdf.ts';
import type { Seed } from './seed.ts';

/** Puts the seed into empty tables. Drafts go in the way a client's would, so that the sandbox computes their totals. */
export async function plant(seed: Seed, database: Database, contract: Contract, base: PlantBase): Promise<void> {
  const administrations = seed.administrations.map(({ record }) => record);
  await insertRows(database, contract, {
    administrationId: everyAdministration,
    rows: { ...seed.shared, administrations },
  });
  for (const { record, modules, rows, draftSalesInvoices } of seed.administrations) {
    await insertRows(database, contract, { administrationId: record.id, rows });
    const context: Context = {
      ...base,
      contract,
      database,
      administration: { id: record.id, name: String(record.name), modules },
      user: { name: 'seed', profileName: 'Seed', administrations: [record.id] },
      origin: '',
    };
    for (const draft of draftSalesInvoices) await plantDraft(draft, context);
    for (const keeper of ['files', 'inboxfiles']) {
      const files = filesOf(database, resourceNamed(context, keeper));
      await files.insert(scopeIn(context), pdfSaying(`Scan for ${record.name}`));
    }
  }
}

export type PlantBase = Pick<Context, 'today' | 'inputReader'>;

async function plantDraft(
  draft: Seed['administrations'][number]['draftSalesInvoices'][number],
  context: Context,
): Promise<void> {
  const { lines, ...header } = draft;
  const invoices = resourceNamed(context, 'draftsalesinvoices');
  const invoiceLines = resourceNamed(context, 'draftsalesinvoices/lines');
  const order = { manner: 'create', before: undefined } as const;
  const { id, faults } = await store({ ...order, resource: invoices, scope: scopeIn(context), body: header }, context);
  const all = [...faults];
  const scope = scopeIn(context, id);
  for (const line of lines)
    all.push(...(await store({ ...order, resource: invoiceLines, scope, body: line }, context)).faults);
  await settle(invoiceLines, scope, all, context);
}
