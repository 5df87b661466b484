/**
 * A consumer's program. The test of the packed client installs the package in an empty project, compiles this file there
 * with the strictest options, as an ES module and as CommonJS, and runs it against a sandbox.
 */

import {
  AuthenticationError,
  ConnectionError,
  createClient,
  createClientCore,
  createDraftSalesInvoiceWithLines,
  deleteDraftSalesInvoiceWithLines,
  getDraftSalesInvoiceWithLines,
  type InvoiceLine,
  type InvoiceLineInput,
  listArticles,
  listDebtorKinds,
  listLedgerAccounts,
  listSalesTypes,
  listVatCodes,
  NotFoundError,
  ValidationError,
} from '@accounting-platform/client';
import { memoryLedgerStore, syncLedger } from '@accounting-platform/client/sync';
import { calculateSalesInvoice } from '@accounting-platform/client/totals';
import type { Debtor } from '@accounting-platform/client/types';

declare const process: {
  version: string;
  versions: Record<string, string | undefined>;
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const { SANDBOX_URL: baseUrl = '', CLOSED_URL: closedUrl = '' } = process.env;
const settings = { baseUrl, token: () => 'sandbox-demo-token', tenant: 1, language: 'nl' } as const;
const client = createClient(settings);
const core = createClientCore(settings);

const getFirstId = ({ _data }: { _data?: { id?: number }[] }): number => _data?.[0]?.id ?? 0;
const catchError = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

/** Returns what a line refers to. Each branch has the fields of its booking type only. */
function getReference(line: InvoiceLine): string {
  switch (line.bookingType) {
    case 'A':
      return `article ${line.ArticleSku}`;
    case 'V':
      return `sales type ${line.salesTypeId}`;
    case 'G':
      return `ledger account ${line.ledgerAccountId}`;
    case 'T':
      // @ts-expect-error A text line has no sales type.
      return `text ${line.description}${line.salesTypeId ?? ''}`;
  }
}

async function useDebtors() {
  const debtorKindId = getFirstId(await listDebtorKinds(core, { pageSize: 1 }));
  const debtor: Omit<Debtor, '_meta'> = await client.debtors.create({
    name: 'Molenaar & Zn.',
    debtorKindId,
    address: { city: 'Voorbeeldstad' },
  });
  const page = await client.debtors.list({ name: [debtor.name, 'nobody'], orderby: '-name' });
  const { remark } = await client.debtors.update(debtor.id, { remark: 'Delivers on Tuesdays' });

  const names: string[] = [];
  for await (const { name } of client.debtors.listAll({ fields: ['name'], orderby: 'id', pageSize: 10 })) {
    names.push(name);
  }
  return {
    debtor,
    report: {
      foundNames: page._data?.map(({ name }) => name),
      totalCount: page._meta.totalCount,
      city: debtor.address?.city,
      remark,
      allNames: new Set(names).size,
      lastName: names.at(-1),
    },
  };
}

/** Creates a draft with a line of each booking type, an invalid one, and deletes the first. */
async function useDrafts(debtorId: number) {
  const salesTypeId = getFirstId(await listSalesTypes(core, { pageSize: 1 }));
  const ledgerAccountId = getFirstId(await listLedgerAccounts(core, { type: [9], pageSize: 1 }));
  const articles = await listArticles(core, { pageSize: 1, fields: ['ArticleSku', 'description'] });
  const ArticleSku = articles._data?.[0]?.ArticleSku ?? '';

  const lines: InvoiceLineInput[] = [
    { bookingType: 'A', ArticleSku, quantity: 2 },
    { bookingType: 'V', salesTypeId, description: 'Workshop', unitPrice: 45 },
    { bookingType: 'G', ledgerAccountId, description: 'Delivery', unitPrice: 12.5 },
    { bookingType: 'T', description: 'Thank you.' },
  ];
  const { id } = await createDraftSalesInvoiceWithLines(core, { debtorId, lines });
  const draft = await getDraftSalesInvoiceWithLines(core, id);
  const { _data: vatCodes } = await listVatCodes(core, { salesCode: true });
  const calculated = calculateSalesInvoice({ lines: draft.lines, vatCodes });
  const invalidLines: InvoiceLineInput[] = [...lines.slice(3), { bookingType: 'V', salesTypeId: 999_999 }];
  const invalid = await catchError(createDraftSalesInvoiceWithLines(core, { debtorId, lines: invalidLines }));
  return {
    lines: draft.lines.map(({ bookingType }) => bookingType),
    references: draft.lines.map(getReference).map((text) => text.split(' ').slice(0, -1).join(' ')),
    totalIsCalculated: calculated.amountIncludingVat === draft.amountIncludingVat,
    amountIsNumber: typeof draft.amountIncludingVat === 'number',
    invalidFields: invalid instanceof ValidationError ? Object.keys(invalid.errors) : String(invalid),
    invalidText: String(invalid),
    deletedType: typeof (await deleteDraftSalesInvoiceWithLines(core, id)),
  };
}

async function provokeErrors() {
  // @ts-expect-error A debtor needs a debtor kind.
  const incomplete = await catchError(client.debtors.create({ name: 'Nobody' }));
  const unknownKind = await catchError(client.debtors.create({ name: 'Nobody', debtorKindId: 999_999 }));
  // @ts-expect-error There is no such field.
  const misspelt = await catchError(client.debtors.create({ name: 'Nobody', debtorKindId: 1, nmae: 'x' }));
  const inEnglish = await catchError(client.debtors.get(999_999, { language: 'en' }));
  const signedOut = await catchError(createClient({ baseUrl, token: 'no-such-token' }).debtors.list());
  const refused = await catchError(createClient({ baseUrl: closedUrl, token: 'x', maxRetries: 0 }).debtors.get(1));
  return {
    incomplete: String(incomplete),
    unknownKindFields: unknownKind instanceof ValidationError ? Object.keys(unknownKind.errors) : String(unknownKind),
    misspeltFields: misspelt instanceof ValidationError ? Object.keys(misspelt.errors) : String(misspelt),
    inEnglish: inEnglish instanceof NotFoundError ? inEnglish.message : String(inEnglish),
    signedOut: signedOut instanceof AuthenticationError ? signedOut.status : String(signedOut),
    refused: refused instanceof ConnectionError ? refused.code : String(refused),
  };
}

async function useFiles() {
  const pdf = new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n',
  );
  const { id } = await client.inboxFiles.upload(pdf);
  const downloaded = new Uint8Array(await (await client.inboxFiles.download(id)).arrayBuffer());
  const file = await client.inboxFiles.upload(new Blob([pdf], { type: 'application/pdf' }));
  const fromBlob = await (await client.inboxFiles.download(file.id)).text();
  return {
    pdfIsSame: downloaded.join() === pdf.join(),
    blobIsSame: fromBlob.startsWith('%PDF-1.4\n'),
  };
}

async function copyLedger() {
  const store = memoryLedgerStore();
  const { verified, bookyears } = await syncLedger({ client: core, store, bookyears: [2025, 2026] });
  const copied = bookyears.reduce((sum, { lines }) => sum + lines, 0);
  return { copyIsVerified: verified, copyIsComplete: copied === store.lines().length };
}

async function callSandbox() {
  const { debtor, report } = await useDebtors();
  const drafts = await useDrafts(debtor.id);
  const rest = { ...(await provokeErrors()), ...(await copyLedger()), ...(await useFiles()) };
  await client.debtors.delete(debtor.id);
  const missing = await catchError(client.debtors.get(debtor.id));
  const { bun, deno } = process.versions;
  const runtime = (bun && 'Bun') ?? (deno && 'Deno') ?? 'Node';
  return { runtime, node: process.version, ...report, ...drafts, ...rest, isGone: missing instanceof NotFoundError };
}

/** The values that the test asserts. */
export const report = callSandbox();

void report.then((result) => process.stdout.write(JSON.stringify(result)));
