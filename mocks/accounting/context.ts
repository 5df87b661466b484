import type { Resource } from '../../contract/model.ts';
import type { Database } from '../store/database.ts';
import type { PostedYears } from '../store/ledger-queries.ts';
import type { RecordOf, ResourceName } from '../store/record-types.ts';
import { openRecords } from '../store/records.ts';
import type { Records, Scope } from '../store/types.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Modules } from './modules.ts';

export interface User {
  readonly name: string;
  /** Display name, in `_meta.profileName` and on the sign-in page. */
  readonly profileName: string;
  /** Administrations that the user may access; the first is the default. */
  readonly administrations: readonly number[];
}

export interface Administration {
  readonly id: number;
  readonly name: string;
  readonly modules: Modules;
}

/** Ledger line that was added. A removed line has its amounts on the opposite sides. */
export type ChangedLine = Omit<RecordOf<'ledgerlines'>, 'id'>;

export interface Context {
  readonly contract: ValidatedContract;
  readonly database: Database;
  readonly administration: Administration;
  readonly scope: Scope;
  readonly user: User;
  /** Time of the sandbox clock, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
  readonly now: string;
  /** Current date in the Netherlands, `YYYY-MM-DD`. */
  readonly today: string;
  readonly changes: LedgerChanges;
}

/** Ledger changes of the current transaction. */
interface LedgerChanges {
  /** Lines that the provisional openings of later book years lack. */
  readonly lines: ChangedLine[];
  /** Current book years; undefined before they are read, and after a change that may move them. */
  years: PostedYears | undefined;
}

export function getResource({ contract }: Pick<Context, 'contract'>, name: string): Resource {
  const resource = contract.resources.get(name);
  if (!resource) throw new Error(`The contract has no resource ${name}`);
  return resource;
}

export function getRecords<Name extends ResourceName>(context: Context, name: Name): Records<RecordOf<Name>> {
  return openRecords(context.database, getResource(context, name)) as unknown as Records<RecordOf<Name>>;
}

/** Returns records that nothing changes. They are read once for many requests. */
export function listStatic<Name extends ResourceName>(context: Context, name: Name): readonly RecordOf<Name>[] {
  const { database, administration } = context;
  return database.cached(`${name} of ${administration.id}`, () => getRecords(context, name).all(context.scope));
}

/** Returns the record that a field refers to; undefined for an empty or a broken reference. */
export function lookup<Name extends ResourceName>(
  context: Context,
  name: Name,
  value: unknown,
  field: keyof RecordOf<Name> & string = 'id',
): RecordOf<Name> | undefined {
  if (value === null || value === undefined) return undefined;
  if (!getResource(context, name).isStatic) return getRecords(context, name).findBy(context.scope, field, [value])[0];
  const { database, administration } = context;
  const index = database.cached(
    `${name} of ${administration.id} by ${field}`,
    () =>
      // The first of several.
      new Map(
        listStatic(context, name)
          .map((record) => [String(record[field]), record] as const)
          .reverse(),
      ),
  );
  return index.get(String(value));
}
