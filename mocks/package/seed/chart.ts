import type { RecordOf } from '../../store/record-types.ts';

type Account = RecordOf<'ledgeraccounts'>;

export interface Chart {
  /** Lines of the compacted reports, by code, in order. */
  readonly compactions: Readonly<Record<string, string>>;
  readonly groups: readonly {
    readonly codes: readonly string[];
    readonly description: string;
    readonly compaction: string;
  }[];
  readonly referenceNames: Readonly<Record<string, string>>;
}

export function classifyAccounts(accounts: readonly Account[], { compactions, groups, referenceNames }: Chart) {
  const order = Object.keys(compactions);
  const classified = accounts.map((account) => {
    const groupCode = account.number.slice(0, 2);
    const group = groups.find(({ codes }) => codes.includes(groupCode));
    const { id, number, description, referenceCode = null } = account;
    const referenceDescription = referenceCode === null ? null : referenceNames[referenceCode];
    if (!group || referenceDescription === undefined) throw new Error(`The chart does not classify account ${number}`);
    return {
      ledgerAccountId: id,
      ledgerAccountNumber: number,
      ledgerAccountDescription: description,
      groupCode,
      groupDescription: group.description,
      compactionCode: group.compaction,
      compactionDescription: compactions[group.compaction],
      referenceCode,
      referenceDescription,
      // One letter, B or W, and three for each level: `WOmzNohOlh` is level 4.
      level: referenceCode === null ? null : 1 + (referenceCode.length - 1) / 3,
    };
  });
  const sorted = classified.toSorted(
    (a, b) =>
      order.indexOf(a.compactionCode) - order.indexOf(b.compactionCode) ||
      Number(a.ledgerAccountNumber) - Number(b.ledgerAccountNumber),
  );
  return classified.map((row) => ({ ...row, sortOrder: sorted.indexOf(row) + 1 }));
}
