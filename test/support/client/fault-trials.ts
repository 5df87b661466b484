import { iterateRecords } from '../../../client/runtime/pages.ts';
import {
  type ClientCore,
  createDebtor,
  type DebtorInput,
  deleteDebtor,
  downloadInboxFile,
  getDebtor,
  listDebtors,
  listLedgerAccounts,
  replaceDebtor,
  updateDebtor,
  uploadInboxFile,
} from '../../../generated/client/src/index.ts';
import type { CallKind } from './faults.ts';

/** A call, with the check of its result and its effect. */
export interface Trial {
  readonly kind: CallKind;
  /** Number of pages of a list; 1 for others. */
  readonly pages?: number;
  prepare(): Promise<PreparedCall>;
}

interface PreparedCall {
  /** Arguments of the call, for a program in another language. */
  readonly input: Readonly<Record<string, unknown>>;
  call(client: ClientCore): Promise<unknown>;
  /** Tests that a value is right, and that the platform carried out the call once. */
  isCorrect(value: unknown): Promise<boolean>;
}

/** Ledger accounts on a page, so that the list has several pages. */
const PAGE_SIZE = 40;

/**
 * Creates a call of every kind.
 *
 * @param direct a client of the same sandbox without faults.
 */
export async function createTrials(direct: ClientCore): Promise<Trial[]> {
  let count = 0;
  const createInput = (): DebtorInput => {
    count += 1;
    return { name: `Debtor ${count} of the faults`, debtorKindId: 1 };
  };
  const countDebtors = async (name: string): Promise<number> =>
    (await listDebtors(direct, { name, metaOnly: true }))._meta.totalCount;
  const { _data: accounts } = await listLedgerAccounts(direct, { fields: ['id'], orderby: 'id', pageSize: 1000 });
  const pageQuery = { fields: ['id'], orderby: 'id', pageSize: PAGE_SIZE } as const;

  return [
    {
      kind: 'GET',
      async prepare() {
        const { id, name } = await createDebtor(direct, createInput());
        return {
          input: { id },
          call: async (client) => (await getDebtor(client, id)).name,
          isCorrect: async (value) => value === name,
        };
      },
    },
    {
      kind: 'list',
      prepare: async () => ({
        input: pageQuery,
        call: async (client) => (await listLedgerAccounts(client, pageQuery))._data.map(({ id }) => id),
        isCorrect: async (value) =>
          isSame(
            value,
            accounts.slice(0, PAGE_SIZE).map(({ id }) => id),
          ),
      }),
    },
    {
      kind: 'all pages',
      pages: Math.ceil(accounts.length / PAGE_SIZE),
      prepare: async () => ({
        input: pageQuery,
        call: (client) => collectIds(iterateRecords(listLedgerAccounts, client, [pageQuery])),
        isCorrect: async (value) =>
          isSame(
            value,
            accounts.map(({ id }) => id),
          ),
      }),
    },
    {
      kind: 'download',
      async prepare() {
        const pdf = createPdf(String(count));
        const { id } = await uploadInboxFile(direct, pdf);
        return {
          input: { id },
          call: async (client) => new Uint8Array(await (await downloadInboxFile(client, id)).arrayBuffer()),
          isCorrect: async (value) => isSame(value, pdf),
        };
      },
    },
    {
      kind: 'PATCH',
      async prepare() {
        const { id } = await createDebtor(direct, createInput());
        const remark = `Changed ${id}`;
        return {
          input: { id, remark },
          call: async (client) => (await updateDebtor(client, id, { remark })).remark,
          isCorrect: async (value) => value === remark && (await getDebtor(direct, id)).remark === remark,
        };
      },
    },
    {
      kind: 'PUT',
      async prepare() {
        const { id } = await createDebtor(direct, createInput());
        const replacement = createInput();
        return {
          input: { id, ...replacement },
          call: async (client) => (await replaceDebtor(client, id, replacement)).name,
          isCorrect: async (value) =>
            value === replacement.name && (await getDebtor(direct, id)).name === replacement.name,
        };
      },
    },
    {
      kind: 'DELETE',
      async prepare() {
        const { id, name } = await createDebtor(direct, createInput());
        return {
          input: { id },
          call: (client) => deleteDebtor(client, id),
          isCorrect: async (value) => value === undefined && (await countDebtors(name)) === 0,
        };
      },
    },
    {
      kind: 'POST',
      async prepare() {
        const debtor = createInput();
        return {
          input: { ...debtor },
          call: async (client) => (await createDebtor(client, debtor)).name,
          isCorrect: async (value) => value === debtor.name && (await countDebtors(debtor.name)) === 1,
        };
      },
    },
    {
      kind: 'upload',
      async prepare() {
        count += 1;
        const pdf = createPdf(`Upload ${count}`);
        return {
          input: { pdf: new TextDecoder().decode(pdf) },
          call: async (client) => (await uploadInboxFile(client, pdf)).id,
          isCorrect: async (id) => isSame(await (await downloadInboxFile(direct, Number(id))).bytes(), pdf),
        };
      },
    },
  ];
}

async function collectIds(records: AsyncIterable<{ readonly id: number }>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
}

const createPdf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n% ${text}\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
  );

const isSame = (value: unknown, expected: ArrayLike<number>): boolean =>
  Array.from(value as ArrayLike<number>).join() === Array.from(expected).join();
