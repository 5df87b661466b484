import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { lazy } from '../../../contract/memoize.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import type { Scenario, SeedRequest } from '../../seed/document.ts';
import type { SeedImage } from '../../seed/replay.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import type { Company, Demo } from './fill-tables.ts';

type File = Readonly<Record<string, unknown>>;

/** Folder with the demo companies and the scenarios. */
const seedFiles = new URL('../../seed/', import.meta.url);

/** @throws BuildError that names the file and the line. */
export function parseSeed(path: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new BuildError(`mocks/seed/${path}: ${(error as Error).message}`);
  }
}

const readYaml = (path: string): unknown => parseSeed(path, readFileSync(new URL(path, seedFiles), 'utf8'));

export const readScenarios = (): SeedImage['scenarios'] =>
  Object.fromEntries(
    SCENARIO_NAMES.map((name) => [name, readYaml(`scenarios/${name}.yaml`) as Scenario]),
  ) as SeedImage['scenarios'];

export const readDemo = lazy((): Demo => {
  const entries = readdirSync(new URL('demo/', seedFiles), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'standard');
  const { compactions, groups, referenceNames, ...standard } = readFolder('demo/standard');
  const getNumber = ({ tables }: Company) => String(tables.administrations?.[0]?.number);
  return {
    shared: readYaml('demo/shared.yaml') as Demo['shared'],
    standard: standard as Demo['standard'],
    chart: { compactions, groups, referenceNames } as Demo['chart'],
    companies: folders
      .map(({ name }) => toCompany(readFolder(`demo/${name}`)))
      .toSorted((a, b) => getNumber(a).localeCompare(getNumber(b))),
  };
});

function toCompany({ requests, bank, history, ...tables }: File): Company {
  return { requests, bank, history, tables } as Company;
}

/** Reads all files of a folder as one, and joins lists with the same name. */
function readFolder(folder: string): File {
  const joined: Record<string, unknown> = {};
  for (const name of readdirSync(new URL(folder, seedFiles)).toSorted()) {
    for (const [member, value] of Object.entries(readFile(`${folder}/${name}`))) {
      const earlier = joined[member];
      joined[member] = Array.isArray(earlier) && Array.isArray(value) ? [...earlier, ...value] : value;
    }
  }
  return joined;
}

/** Reads a file. Its time is the default of its requests. */
function readFile(path: string): File {
  const { at, requests, ...file } = readYaml(path) as File & { readonly requests?: readonly SeedRequest[] };
  return requests ? { ...file, requests: requests.map((request) => ({ at, ...request })) } : file;
}
