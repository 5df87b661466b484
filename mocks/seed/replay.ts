import type { Administration, Context } from '../accounting/context.ts';
import { toModules } from '../accounting/modules.ts';
import { createContext, write } from '../accounting/run.ts';
import { verifyBooks } from '../accounting/verification/verify-books.ts';
import { describeIssue } from '../messages/render.ts';
import { endSentence, StartupError } from '../messages/startup-error.ts';
import { createClock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { replaceState } from '../store/import-state.ts';
import type { SandboxState } from '../store/state.ts';
import type { Seeder } from '../store/store.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Base, Scenario, SeedDocument, SeedRequest } from './document.ts';
import { addLedgerLines } from './extra-ledger-lines.ts';
import { type Contracts, runRequest } from './requests.ts';
import { isScenarioName, type ScenarioName } from './scenario-names.ts';

/** Initial data that the build compiled: statements that empty and fill tables, and the scenarios. */
export interface SeedImage {
  readonly statements: Readonly<Record<Base, readonly string[]>>;
  readonly scenarios: Readonly<Record<ScenarioName, Scenario>>;
}

/** Creates the function that fills an empty store. `readSeed` reads a named state or document. */
export function createSeeder(
  contracts: Contracts,
  readImage: () => SeedImage,
  readSeed: (seed: string) => { readonly document: SeedDocument } | { readonly state: unknown },
): Seeder {
  const { contract } = contracts;
  const fill = (base: Base, database: Database): void => readImage().statements[base].forEach(database.exec);
  return (database, { seed, extraLedgerLines }) => {
    if (seed === 'demo') fill('demo', database);
    else if (isScenarioName(seed)) replay(readImage().scenarios[seed], database);
    else fillFrom(seed, database);
    if (extraLedgerLines > 0) addLedgerLines(extraLedgerLines, database, contract);
  };

  function fillFrom(seed: string, database: Database): void {
    const content = readSeed(seed);
    try {
      if ('document' in content) replay(content.document, database);
      else importState(content.state, database);
    } catch (error) {
      // A page passes the state itself.
      const name = /\.\w+$/.test(seed) ? `The seed file ${seed}` : 'The seed';
      throw new StartupError(endSentence(`${name} cannot be used: ${(error as Error).message}`));
    }
  }

  /** Imports a state as strictly as the control plane does. */
  function importState(state: unknown, database: Database): void {
    const issues =
      contracts.control().router.find('PUT', '/_sandbox/state')?.operation.bodyRules.findIssues(state) ?? [];
    const [issue] = issues.length > 0 ? issues : replaceState(state as SandboxState, database, contract, verifyBooks);
    if (issue) throw new Error(describeIssue(issue));
  }

  /** Sends the requests of a document: all or none. */
  function replay({ base = 'demo', clock, ...document }: SeedDocument, database: Database): void {
    fill(base, database);
    if (document.extraLedgerLines !== undefined) addLedgerLines(document.extraLedgerLines, database, contract);
    if (clock === undefined) return;
    const administration = findAdministration(document.administration ?? 1, database);
    const createContextAt = (at: string) => createSeedContext(administration, at, database, contract);
    const context = createContextAt(clock);
    write(context, () => {
      for (const request of [...(document.requests ?? []), ...createDebtors(document.extraDebtors ?? 0)]) {
        const { at = clock } = request;
        runRequest(request, at === clock ? context : { ...createContextAt(at), changes: context.changes }, contracts);
      }
    });
    createClock(database).set(new Date(clock), false);
  }
}

function findAdministration(id: number, database: Database) {
  const row = database.get('select name, modules from administrations where id = ?', id);
  if (!row) throw new Error(`There is no administration ${id}`);
  return { id, name: String(row.name), modules: toModules(JSON.parse(String(row.modules)) as string[]) };
}

const createDebtors = (count: number): SeedRequest[] =>
  Array.from({ length: count }, (_, index) => {
    const code = String(index + 1).padStart(4, '0');
    return {
      POST: '/v1/debtors',
      body: { number: `9${code}`, name: `Proefdebiteur ${code}`, debtorKindId: '@debtorkinds/NL' },
    };
  });

export function createSeedContext(
  administration: Administration,
  now: string,
  database: Database,
  contract: ValidatedContract,
): Context {
  const user = { name: 'seed', profileName: 'Seed', administrations: [administration.id] };
  return createContext({ contract, database, now, administration, user });
}
