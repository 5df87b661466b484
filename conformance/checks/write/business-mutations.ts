import { isJsonObject, type JsonObject, type Operation } from '../../contract.ts';
import type { Inventory } from '../../data/discovery.ts';
import { type BodyMutation, createMutation } from '../../data/generators/mutations/body.ts';
import { NAMED_BY_CONTRACT } from '../../rules/forbidden.ts';

/** Body that breaks a rule which no schema can express. */
interface RuleMutation {
  readonly mutation: BodyMutation;
  readonly forbidding: readonly string[];
}

const TURNOVER = 9;
/** Difference between the balances of a cash register without a line. */
const UNEXPLAINED = 1234.5;
/** Memorial and cash registration. */
const ENTRY_JOURNALS = ['M', 'K'];

/** Lists mutations that the platform forbids: ledger accounts of lines, journals, and lines of memorials. */
export function getRuleMutations({ resource }: Operation, body: JsonObject, inventory: Inventory): RuleMutation[] {
  if (resource.startsWith('draftsalesinvoices')) return forbidAccounts(body, inventory);
  if (resource.startsWith('salesorder')) return forbidTypes(body);
  return /^journalentries(withlines)?$/.test(resource) ? forbidEntries(body, inventory) : [];
}

function forbidAccounts(body: JsonObject, inventory: Inventory): RuleMutation[] {
  const lines = Array.isArray(body.lines) ? body.lines : [body];
  const index = lines.findIndex((line) => isJsonObject(line) && line.bookingType === 'G');
  const path = Array.isArray(body.lines) ? ['lines', index, 'ledgerAccountId'] : ['ledgerAccountId'];
  const account = findValue(inventory, 'ledgeraccounts', (type) => typeof type === 'number' && type !== TURNOVER);
  if (index < 0 || account === undefined) return [];
  return [{ mutation: createMutation('rule', path, account), forbidding: ['line-turnover-accounts-only'] }];
}

/** Appends a line of a type that orders forbid. */
function forbidTypes({ lines }: JsonObject): RuleMutation[] {
  if (!Array.isArray(lines)) return [];
  return ['V', 'G', 'X'].map((bookingType) => {
    const line = { bookingType, description: 'contract test' };
    const fields = [['lines', lines.length]];
    return {
      mutation: createMutation('rule', ['lines'], [...lines, line], fields),
      forbidding: ['sales-order-booking-types'],
    };
  });
}

function forbidEntries({ JournalId, lines }: JsonObject, inventory: Inventory): RuleMutation[] {
  // Impossible periods and years.
  const periods = [-1, 99].map((value) => createMutation('rule', ['bookPeriod'], value));
  const years = [0, 99_999].map((value) => createMutation('rule', ['bookYear'], value));
  const mutations: RuleMutation[] = [
    ...periods.map((mutation) => ({ mutation, forbidding: ['journal-entry-book-period', NAMED_BY_CONTRACT] })),
    ...years.map((mutation) => ({ mutation, forbidding: ['journal-entry-book-year', NAMED_BY_CONTRACT] })),
  ];
  const journals = inventory.getCollection('/v1/journals')?.rows ?? [];
  const isMemorial = journals.some(({ id, type }) => id === JournalId && type === 'M');
  const cashJournal = findValue(inventory, 'journals', (type) => type === 'K');
  if (isMemorial && Array.isArray(lines) && cashJournal !== undefined) {
    const fields = [['lines'], ['openingBalance'], ['closingBalance']];
    const changes = { JournalId: cashJournal, openingBalance: 0, closingBalance: UNEXPLAINED };
    const apply = (sent: unknown) => ({ ...(sent as JsonObject), ...changes });
    const mutation = { ...createMutation('rule', ['closingBalance'], UNEXPLAINED, fields), apply };
    mutations.push({ mutation, forbidding: ['cash-lines', NAMED_BY_CONTRACT] });
  }
  const isOther = (type: unknown): boolean => typeof type === 'string' && !ENTRY_JOURNALS.includes(type);
  const journal = findValue(inventory, 'journals', isOther);
  if (journal !== undefined)
    mutations.push({
      mutation: createMutation('rule', ['JournalId'], journal),
      forbidding: ['journal-entry-journals'],
    });
  const amounts = (Array.isArray(lines) ? lines : []).map((line) =>
    isJsonObject(line) ? Number(line.amountDebit) : 0,
  );
  const index = amounts.findIndex((amount) => amount > 0);
  if (isMemorial && index >= 0) {
    const mutation = createMutation('rule', ['lines', index, 'amountDebit'], Number(amounts[index]) + 1, [['lines']]);
    mutations.push({ mutation, forbidding: ['memorial-balances'] });
  }
  return mutations;
}

const findValue = (inventory: Inventory, resource: string, isWanted: (type: unknown) => boolean): unknown =>
  inventory.getCollection(`/v1/${resource}`)?.rows.find(({ type }) => isWanted(type))?.id;
