import {
  type ClientCore,
  createDebtor,
  downloadInboxFile,
  getDebtor,
  listDebtors,
  listLedgerAccounts,
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

/** Arguments of a call, by its kind. */
export type TrialInput = Partial<
  Readonly<Record<'id' | 'pageSize', number> & Record<'name' | 'remark' | 'pdf', string>>
>;

interface PreparedCall {
  readonly input: TrialInput;
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
  const createInput = () => {
    count += 1;
    return { name: `Debtor ${count} of the faults`, debtorKindId: 1 };
  };
  const create = () => createDebtor(direct, createInput());
  const countDebtors = async (name: string): Promise<number> =>
    (await listDebtors(direct, { name, metaOnly: true }))._meta.totalCount;
  const { _data: accounts } = await listLedgerAccounts(direct, { fields: ['id'], orderby: 'id', pageSize: 1000 });
  const ids = accounts.map(({ id }) => id);
  const input = { pageSize: PAGE_SIZE };

  const prepare: Record<CallKind, () => Promise<PreparedCall>> = {
    async GET() {
      const { id, name } = await create();
      return { input: { id }, isCorrect: async (value) => value === name };
    },
    async list() {
      return { input, isCorrect: async (value) => isSame(value, ids.slice(0, PAGE_SIZE)) };
    },
    async 'all pages'() {
      return { input, isCorrect: async (value) => isSame(value, ids) };
    },
    async download() {
      const pdf = createPdf(String(count));
      const { id } = await uploadInboxFile(direct, pdf);
      return { input: { id }, isCorrect: async (value) => isSame(value, pdf) };
    },
    async PATCH() {
      const { id } = await create();
      const remark = `Changed ${id}`;
      const isStored = async () => (await getDebtor(direct, id)).remark === remark;
      return { input: { id, remark }, isCorrect: async (value) => value === remark && isStored() };
    },
    async PUT() {
      const { id } = await create();
      const other = createInput();
      const isStored = async () => (await getDebtor(direct, id)).name === other.name;
      return { input: { id, ...other }, isCorrect: async (value) => value === other.name && isStored() };
    },
    async DELETE() {
      const { id, name } = await create();
      const isGone = async () => (await countDebtors(name)) === 0;
      return { input: { id }, isCorrect: async (value) => value === undefined && isGone() };
    },
    async POST() {
      const debtor = createInput();
      const isOne = async () => (await countDebtors(debtor.name)) === 1;
      return { input: { ...debtor }, isCorrect: async (value) => value === debtor.name && isOne() };
    },
    async upload() {
      count += 1;
      const pdf = createPdf(`Upload ${count}`);
      const read = async (id: unknown) => (await downloadInboxFile(direct, Number(id))).bytes();
      return {
        input: { pdf: new TextDecoder().decode(pdf) },
        isCorrect: async (id) => isSame(await read(id), pdf),
      };
    },
  };
  const pages = Math.ceil(ids.length / PAGE_SIZE);
  return Object.entries(prepare).map(([kind, work]): Trial => {
    return { kind: kind as CallKind, prepare: work, ...(kind === 'all pages' && { pages }) };
  });
}

const createPdf = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n% ${text}\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
  );

const isSame = (value: unknown, expected: ArrayLike<number>): boolean =>
  Array.from(value as ArrayLike<number>).join() === Array.from(expected).join();
