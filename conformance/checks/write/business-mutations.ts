import { isJsonObject, type JsonObject, type Operation } from '../../contract.ts';
import type { Inventory } from '../../data/discovery.ts';
import { type BodyMutation, createMutation } from '../../data/generators/mutations/body.ts';
import { NAMED_BY_CONTRACT } from '../../rules/forbidden.ts';

/** A body that breaks a rule of the platform which no schema can express. */
interface RuleMutation {
  readonly mutation: BodyMutation;
  readonly forbidding: readonly string[];
}

const TURNOVER = 9;
/** A difference between the balances of a cash register that no line accounts for. */
const UNEXPLAINED = 1234.5;
/** Memorial and cash registration. */
const ENTRY_JOURNALS = ['M', 'K'];

/** Lists what the platform forbids of ledger accounts of lines, of journals, and of the lines of memorials. */
export function getRuleMutations({ resource }: Operation, body: JsonObject, inventory: Inventory): RuleMutation[] {
  const lines = Array.isArray(body.lines) ? body.lines : [body];
  if (resource.startsWith('draftsalesinvoices')) {
    const index = lines.findIndex((line) => isJsonObject(line) && line.bookingType === 'G');
    const path = Array.isArray(body.lines) ? ['lines', index, 'ledgerAccountId'] : ['ledgerAccountId'];
    const account = findValue(inventory, 'ledgeraccounts', (type) => typeof type === 'number' && type !== TURNOVER);
    if (index < 0 || account === undefined) return [];
    return [{ mutation: createMutation('rule', path, account), forbidding: ['line-turnover-accounts-only'] }];
  }
  if (!/^journalentries(withlines)?$/.test(resource)) return [];
  const isOther = (type: unknown): boolean => typeof type === 'string' && !ENTRY_JOURNALS.includes(type);
  const isMemorial = inventory
    .getCollection('/v1/journals')
    ?.rows.some(({ id, type }) => id === body.JournalId && type === 'M');
  const journal = findValue(inventory, 'journals', isOther);
  const amount = lines.findIndex((line) => isJsonObject(line) && Number(line.amountDebit) > 0);
  const debit = isJsonObject(lines[amount]) ? Number(lines[amount].amountDebit) + 1 : 0;
  const cashJournal = findValue(inventory, 'journals', (type) => type === 'K');
  const unexplained = { JournalId: cashJournal, openingBalance: 0, closingBalance: UNEXPLAINED };
  const fields = [['lines'], ['openingBalance'], ['closingBalance']];
  return [
    ...(cashJournal === undefined || !isMemorial || !Array.isArray(body.lines)
      ? []
      : [
          {
            mutation: {
              ...createMutation('rule', ['closingBalance'], UNEXPLAINED, fields),
              apply: (sent: unknown) => ({ ...(sent as JsonObject), ...unexplained }),
            },
            forbidding: ['cash-lines', NAMED_BY_CONTRACT],
          },
        ]),
    ...(journal === undefined
      ? []
      : [{ mutation: createMutation('rule', ['JournalId'], journal), forbidding: ['journal-entry-journals'] }]),
    ...(isMemorial && amount >= 0 && Array.isArray(body.lines)
      ? [
          {
            mutation: createMutation('rule', ['lines', amount, 'amountDebit'], debit, [['lines']]),
            forbidding: ['memorial-balances'],
          },
        ]
      : []),
  ];
}

/** The identifier of a record with a type. */
const findValue = (inventory: Inventory, resource: string, isWanted: (type: unknown) => boolean): unknown =>
  inventory.getCollection(`/v1/${resource}`)?.rows.find(({ type }) => isWanted(type))?.id;
