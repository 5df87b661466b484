/**
 * A consumer's program. The test of the packed client installs the package in an empty project, compiles this file there
 * with the strictest options, and runs it against a sandbox. Here it imports the package from the repository, so that
 * editors and the type check work; the test replaces the import.
 */

import { pdfFromPath } from '../../../client/node/index.ts';
import { memoryLedgerStore, type SyncedLine, syncLedger } from '../../../client/sync/index.ts';
import {
  AuthenticationError,
  all,
  createClientCore,
  createDebtor,
  createDraftSalesInvoiceWithLines,
  deleteDebtor,
  deleteDraftSalesInvoiceWithLines,
  downloadInboxFile,
  getDebtor,
  getDraftSalesInvoiceWithLines,
  type InvoiceLine,
  type InvoiceLineInput,
  listArticles,
  listDebtorKinds,
  listDebtors,
  listLedgerAccounts,
  listSalesTypes,
  NotFoundError,
  updateDebtor,
  uploadInboxFile,
  ValidationError,
} from '../../../generated/client/src/index.ts';

declare const process: {
  version: string;
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const client = createClientCore({
  baseUrl: process.env.SANDBOX_URL ?? '',
  token: () => 'sandbox-demo-token',
  tenant: 1,
  language: 'nl',
});

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

const getFirstId = ({ _data }: { _data?: { id?: number }[] }): number => _data?.[0]?.id ?? 0;

const debtorKindId = getFirstId(await listDebtorKinds(client, { pageSize: 1 }));
const salesTypeId = getFirstId(await listSalesTypes(client, { pageSize: 1 }));
const ledgerAccountId = getFirstId(await listLedgerAccounts(client, { type: [9], pageSize: 1 }));
const ArticleSku =
  (await listArticles(client, { pageSize: 1, fields: ['ArticleSku', 'description'] }))._data?.[0]?.ArticleSku ?? '';

const debtor = await createDebtor(client, {
  name: 'Molenaar & Zn.',
  debtorKindId,
  address: { city: 'Voorbeeldstad' },
});
const page = await listDebtors(client, { name: [debtor.name, 'nobody'], orderby: '-name' });
const { remark } = await updateDebtor(client, debtor.id, { remark: 'Delivers on Tuesdays' });

const lines: InvoiceLineInput[] = [
  { bookingType: 'A', ArticleSku, quantity: 2 },
  { bookingType: 'V', salesTypeId, description: 'Workshop', unitPrice: 45 },
  { bookingType: 'G', ledgerAccountId, description: 'Delivery', unitPrice: 12.5 },
  { bookingType: 'T', description: 'Thank you.' },
];
const { id } = await createDraftSalesInvoiceWithLines(client, { debtorId: debtor.id, lines });
const draft = await getDraftSalesInvoiceWithLines(client, id);

const invalid = await createDraftSalesInvoiceWithLines(client, {
  debtorId: debtor.id,
  lines: [...lines.slice(3), { bookingType: 'V', salesTypeId: 999_999 }],
}).catch((error: unknown) => error);

// @ts-expect-error A debtor needs a debtor kind.
const incomplete = await createDebtor(client, { name: 'Nobody' }).catch((error: unknown) => error);
// @ts-expect-error There is no such field.
const misspelt = await createDebtor(client, { name: 'Nobody', debtorKindId, nmae: 'x' }).catch(
  (error: unknown) => error,
);

const inEnglish = await getDebtor(client, 999_999, { language: 'en' }).catch((error: unknown) => error);
const unauthenticated = createClientCore({ baseUrl: client.baseUrl, token: 'no-such-token' });
const signedOut = await listDebtors(unauthenticated).catch((error: unknown) => error);

const names: string[] = [];
for await (const { name } of all(listDebtors, client, { fields: ['name'], orderby: 'id', pageSize: 10 })) {
  names.push(name);
}

const store = memoryLedgerStore<SyncedLine>();
const report = await syncLedger({ client, store, bookyears: [2025, 2026] });

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
const { id: fileId } = await uploadInboxFile(client, pdf);
const uploaded = await (await downloadInboxFile(client, fileId)).bytes();
const streamed = await uploadInboxFile(client, new Blob([pdf]).stream());
const fromPath = await uploadInboxFile(client, await pdfFromPath('scan.pdf'));

const deleted = await deleteDraftSalesInvoiceWithLines(client, id);
await deleteDebtor(client, debtor.id);
const missing = await getDebtor(client, debtor.id).catch((error: unknown) => error);

/** Printed for the assertions of the it. */
process.stdout.write(
  JSON.stringify({
    foundNames: page._data?.map(({ name }) => name),
    totalCount: page._meta.totalCount,
    city: debtor.address?.city,
    remark,
    lines: draft.lines.map(({ bookingType }) => bookingType),
    references: draft.lines.map(getReference).map((text) => text.split(' ').slice(0, -1).join(' ')),
    amountIsNumber: typeof draft.amountIncludingVat === 'number',
    invalidFields: invalid instanceof ValidationError ? Object.keys(invalid.errors) : String(invalid),
    invalidText: String(invalid),
    incompleteFields: incomplete instanceof ValidationError ? Object.keys(incomplete.errors) : String(incomplete),
    misspeltFields: misspelt instanceof ValidationError ? Object.keys(misspelt.errors) : String(misspelt),
    inEnglish: inEnglish instanceof NotFoundError ? inEnglish.message : String(inEnglish),
    signedOut: signedOut instanceof AuthenticationError ? signedOut.status : String(signedOut),
    deletedType: typeof deleted,
    node: process.version,
    allNames: new Set(names).size,
    lastName: names.at(-1),
    copyIsVerified: report.verified,
    copyIsComplete: report.bookyears.reduce((sum, { lines }) => sum + lines, 0) === store.lines().length,
    pdfIsSame: uploaded.join() === pdf.join(),
    streamedHasId: streamed.id > fileId,
    fromPath: await (await (await downloadInboxFile(client, fromPath.id)).blob()).text(),
    isGone: missing instanceof NotFoundError,
  }),
);
