import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, FastSandbox, StartFastSandbox } from '../../support/fast-client.ts';
import { assertProperty, timeout } from '../../support/property-settings.ts';
import { readBooks } from './books.ts';
import type { Command } from './commands.ts';
import type { Company, ResourceName } from './company.ts';
import { TODAY } from './expected.ts';
import { createInitialRecords, readCompany } from './initial-records.ts';
import { findStockViolations, findViolations } from './invariants.ts';
import { type MasterData, readMasterData } from './master-data.ts';
import { expectSame, getRows, type RealSandbox, type SentRequest } from './requests.ts';
import { createPredictedSequences, createSequences } from './sequences.ts';
import { shapes } from './shapes.ts';

/**
 * Sequences of commands in two administrations. What the sandbox answers is judged by two oracles: plain lists in memory,
 * which say what is stored, which refusals there are, and what a list has in which order on which page; and the
 * invariants of books, whatever is done to them.
 *
 * Other sequences, and more of them: `SEED=random RUNS=20 npm test -- test/random`; see `property-settings.ts`.
 */

type CreateCompany = (data: MasterData, call: Caller) => Promise<Company>;

/** Runs sequences in a sandbox that goes back to a snapshot before each, and keeps what the last one did. */
export function useSequences(start: StartFastSandbox, seed: 'demo' | 'empty', createCompany: CreateCompany) {
  let sandbox: FastSandbox;
  let data: readonly MasterData[];
  const initialCompanies = new Map<number, Company>();
  const initialStocks = new Map<number, ReadonlyMap<number, number>>();

  beforeAll(async () => {
    sandbox = await start({ seed, clock: `${TODAY}T09:30:00Z` });
    data = await Promise.all([1, 2].map((id) => readMasterData(sandbox.call, id)));
    for (const masterData of data) {
      const company = await createCompany(masterData, sandbox.call);
      const { stock } = await readBooks(sandbox.call, company.administration, masterData.controlAccounts);
      const reserved = sumReservations(company);
      initialCompanies.set(company.administration, company);
      initialStocks.set(
        company.administration,
        new Map([...stock].map(([id, quantity]) => [id, quantity + (reserved.get(id) ?? 0)])),
      );
    }
    await sandbox.call('POST', '/_sandbox/snapshots', { name: 'start' });
  });
  afterAll(() => sandbox.close());

  async function checkBooks(
    companies: ReadonlyMap<number, Company>,
    administrations: readonly number[],
  ): Promise<void> {
    const touched = new Set(administrations);
    for (const { administration, controlAccounts } of data) {
      if (!touched.has(administration)) continue;
      const books = await readBooks(sandbox.call, administration, controlAccounts);
      const reserved = sumReservations(companies.get(administration) as Company);
      const initialStock = initialStocks.get(administration) ?? new Map();
      const faults = [...findViolations(books), ...findStockViolations(books.stock, initialStock, reserved)];
      if (faults.length > 0) throw new Error(`Administration ${administration}: ${faults.join('; ')}`);
    }
    expect(sandbox.loggedErrors).toEqual([]);
  }

  /** Checks that an administration has what the model has, and nothing else. */
  async function checkRecords(company: Company): Promise<void> {
    for (const [name, { path, given, parent }] of Object.entries(shapes)) {
      // The model does not predict what has no rules of its own, and reads mandates with their debtor only.
      if (parent || (name !== 'articles' && !given)) continue;
      const query = name === 'articles' ? 'pageSize=1000&ActiveState=all' : 'pageSize=1000';
      const reply = await sandbox.call('GET', `${path}?${query}`, undefined, company.administration);
      expectSame(getRows(reply), company.getRows(name as ResourceName));
    }
  }

  /** Runs a sequence, and returns its requests. Throws with them when something is wrong, at the end if not always. */
  async function run(
    commands: Iterable<Command>,
    { isPredicting, isCheckedAlways }: { readonly isPredicting: boolean; readonly isCheckedAlways: boolean },
  ): Promise<readonly SentRequest[]> {
    const real: RealSandbox = { call: sandbox.call, requests: [] };
    const companies = new Map([...initialCompanies].map(([id, company]) => [id, company.copy()]));
    await sandbox.call('POST', '/_sandbox/snapshots/start/restore');
    sandbox.loggedErrors.length = 0;
    const check = (requests: readonly SentRequest[]) =>
      checkBooks(
        companies,
        requests.map(({ administration }) => administration),
      );
    const checkedCommands = isCheckedAlways ? [...commands].map((command) => checkAfter(command, check)) : commands;
    try {
      await fc.asyncModelRun(() => ({ model: { companies, isPredicting }, real }), checkedCommands);
      if (isPredicting) for (const company of companies.values()) await checkRecords(company);
      await check(real.requests);
      return real.requests;
    } catch (error) {
      throw new Error(`${(error as Error).message}\n\n${real.requests.map(({ text }) => text).join('\n')}\n`);
    }
  }

  return {
    run,
    getData: () => data,
    getCall: () => sandbox.call,
    checkInitialBooks: () => checkBooks(initialCompanies, [...initialCompanies.keys()]),
  };
}

export const isChange = ({ method, status }: SentRequest): boolean => method !== 'GET' && status < 300;

const checkAfter = (command: Command, check: (requests: readonly SentRequest[]) => Promise<void>): Command => ({
  check: (model) => command.check(model),
  toString: () => command.toString(),
  async run(model, real) {
    const start = real.requests.length;
    await command.run(model, real);
    await check(real.requests.slice(start).filter(isChange));
  },
});

function sumReservations({ reservations }: Company): ReadonlyMap<number, number> {
  const total = new Map<number, number>();
  for (const order of reservations.values()) {
    for (const [id, quantity] of order) total.set(id, (total.get(id) ?? 0) + quantity);
  }
  return total;
}

const LIST_PARAMETERS = ['orderby', 'page', 'pageSize', 'fields', 'metaOnly', 'ActiveState'];

/** Tests that a sandbox answers as plain lists in memory do, and that its books satisfy all invariants then. */
export function testModel(start: StartFastSandbox): void {
  const { run, getData } = useSequences(start, 'empty', createInitialRecords);
  /** Parameters and statuses that sequences had something to do with. */
  const covered = new Set<string>();

  it('any sequence of requests matches the in-memory model', { timeout }, async () => {
    const property = fc.asyncProperty(createPredictedSequences(getData(), 60), async (commands) => {
      const requests = await run(commands, { isPredicting: true, isCheckedAlways: false });
      for (const { path, status } of requests) {
        for (const [, name] of path.matchAll(/[?&](\w+)=/g)) covered.add(String(name));
        covered.add(String(status));
      }
    });
    await assertProperty(property, 35);
  });

  it('the sequences cover all list parameters and statuses', () => {
    const expected = [...LIST_PARAMETERS, '200', '201', '204', '400'];
    expect(expected.filter((name) => !covered.has(name))).toEqual([]);
  });
}

export function testInvariants(start: StartFastSandbox): void {
  /** Successful changes without identifiers: `PATCH /v1/debtors/{}`. */
  const covered = new Set<string>();

  const assertInvariants = async (
    { run, getData }: ReturnType<typeof useSequences>,
    values: number,
    isCheckedAlways = false,
  ): Promise<void> => {
    const property = fc.asyncProperty(createSequences(getData(), 10), async (commands) => {
      const requests = await run(commands, { isPredicting: false, isCheckedAlways });
      for (const { method, path } of requests.filter(isChange)) {
        covered.add(`${method} ${path.replaceAll(/\b\d+\b/g, '{}')}`);
      }
    });
    await assertProperty(property, values);
  };

  describe('books of the demo companies', () => {
    const sequences = useSequences(start, 'demo', readCompany);

    it('satisfy all invariants initially', () => sequences.checkInitialBooks());

    it('satisfy all invariants after any sequence of commands', () => assertInvariants(sequences, 130), timeout);
  });

  describe('books with minimal records', () => {
    const sequences = useSequences(start, 'empty', createInitialRecords);

    it('satisfy all invariants after any sequence of commands', () => assertInvariants(sequences, 270), timeout);

    it('satisfy all invariants after each command of any sequence', { timeout }, () =>
      assertInvariants(sequences, 110, true),
    );
  });

  it('the sequences together perform every kind of change', () => {
    expect(listChanges().filter((change) => !covered.has(change))).toEqual([]);
  });
}

/** Returns the changes that the sequences must cover together. */
function listChanges(): string[] {
  const invoices = ['salesinvoices', 'purchaseinvoices'];
  const userActions = [
    'draftsalesinvoices/{}/finalize',
    'journalentries/{}/process',
    'bookyears/{}/close',
    'bookyears/{}/reopen',
    ...invoices.flatMap((name) => [`${name}/{}/recognize`, `${name}/{}/pay`]),
  ];
  const documents = Object.values(shapes).flatMap(({ path, headers }) => (headers ? [{ path, headers }] : []));
  const withLines = documents.filter(({ headers }) => headers !== '/v1/salesorders');
  const listRecordChanges = (path: string) => ['PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${path}/{}`);
  return [
    ...userActions.map((path) => `POST /_sandbox/administrations/{}/${path}`),
    'PATCH /_sandbox/administrations/{}/modules',
    ...documents.flatMap(({ path }) => [`POST ${path}`, `PUT ${path}/{}`, `PATCH ${path}/{}`]),
    ...documents.flatMap(({ headers }) => listRecordChanges(headers)),
    ...withLines.flatMap(({ headers }) => [
      `POST ${headers}`,
      `POST ${headers}/{}/lines`,
      ...listRecordChanges(`${headers}/{}/lines`),
    ]),
    ...['debtors', 'creditors', 'articles'].flatMap((name) => [`POST /v1/${name}`, `PATCH /v1/${name}/{}`]),
  ];
}
