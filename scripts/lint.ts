import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { OpenApiDocument } from '../contract/document.ts';
import { formatPointer } from '../contract/json-pointer.ts';
import { createCommand, runPrinting } from '../programs/command.ts';
import { readStatements } from '../programs/statements.ts';
import { INTERNAL_BUNDLE } from './bundle.ts';
import { BuildError, runProgram } from './lib/run.ts';
import { formatProblem, type Problem, selectCauses } from './lint/problems.ts';
import { type Finding, findSimilarNames } from './lint/similar-names.ts';
import { createSourceMap, type SourceMap } from './lint/source-map.ts';
import { findMissingOrigins } from './provenance/coverage.ts';
import { findDeadCarriers } from './provenance/dead-carriers.ts';

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';
const SPECTRAL = 'scripts/tools/node_modules/@stoplight/spectral-cli/dist/index.js';

/** Roots of the documents, by their bundles. */
const BUNDLES: Readonly<Record<string, string>> = {
  [INTERNAL_BUNDLE]: 'openapi/openapi.yaml',
  'generated/control.json': 'mocks/api/control/openapi.yaml',
};
const ROOTS = Object.values(BUNDLES);

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly suggest: readonly string[];
    readonly location: readonly [{ source: { ref: string }; pointer?: string; start: { line: number } }];
  }[];
}

type SpectralReport = readonly {
  readonly code: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly source: string;
}[];

const folder = process.cwd();

const maps = new Map<string, SourceMap>();

function getMap(root: string): SourceMap {
  const map = maps.get(root) ?? createSourceMap(join(folder, root));
  maps.set(root, map);
  return map;
}

/** Names a file from the folder of the repository. */
const toName = (file: string): string => relative(folder, file).replaceAll('\\', '/');

/** Creates a problem at the hand-written place of a part of a bundle. The message names a part that the build has made. */
function createProblem(root: string, { rule, message, pointer }: Finding): Problem {
  const { file, line } = getMap(root).find(pointer);
  const text = line === 1 ? `${pointer}: ${message}` : message;
  return { rule, message: text, file: toName(file), line };
}

/** Lints the hand-written files, with Redocly and the custom rules. */
async function lintSources(): Promise<readonly Problem[]> {
  const documents = ['contract', 'control', ...globSync('openapi/workflows/*.arazzo.yaml')];
  const options = ['--lint-config=error', '--max-problems=1000', '--format=json'];
  const command = [REDOCLY, 'lint', ...documents, ...options];
  const { stdout, output, code } = await runProgram(process.execPath, command, { cwd: folder });
  // Redocly prints a report of each document.
  const reports = [...stdout.matchAll(/\{\n {2}"totals".*?^\}/gms)].map(
    ([report]) => JSON.parse(report) as RedoclyReport,
  );
  const found = reports.flatMap(({ problems }) => problems);
  if (code !== 0 && found.length === 0) throw new BuildError(output.replace(/^file:.*/ms, ''));
  return found.map(({ ruleId: rule, message, suggest, location: [{ source, pointer = '', start }] }) => {
    const hint = suggest.length > 0 ? ` Did you mean ${suggest.join(' or ')}?` : '';
    const text = `${message}${hint}`.replaceAll(`${folder}/`, '');
    if (ROOTS.includes(source.ref) && pointer.startsWith('#/components/schemas/')) {
      return { ...createProblem(source.ref, { rule, message: text, pointer }), isGenerated: true };
    }
    // A missing keyword is reported where it should be.
    const isGenerated = ROOTS.some((root) => getMap(root).countMissing(join(folder, source.ref), pointer) > 1);
    return { rule, message: text, file: source.ref, line: start.line, isGenerated };
  });
}

/** Lints the bundles: with Spectral, by the names of their components, and the contract by its provenance. */
async function lintBundles(): Promise<readonly Problem[]> {
  const command = [SPECTRAL, 'lint', '--fail-severity=hint', '--format=json', ...Object.keys(BUNDLES)];
  const { stdout, output } = await runProgram(process.execPath, command, { cwd: folder });
  if (!stdout.startsWith('[')) throw new BuildError(output);
  const results = JSON.parse(stdout.slice(0, stdout.lastIndexOf(']') + 1)) as SpectralReport;
  const problems = results.map(({ code: rule, message, path, source }) => {
    const root = BUNDLES[toName(source)] ?? '';
    return createProblem(root, { rule, message, pointer: formatPointer(path.map(String)) });
  });
  const others = Object.entries(BUNDLES).map(async ([file, root]): Promise<readonly Problem[]> => {
    const document = JSON.parse(await readFile(join(folder, file), 'utf8')) as OpenApiDocument;
    const similar = findSimilarNames(document).map((finding) => createProblem(root, finding));
    return file === INTERNAL_BUNDLE ? [...similar, ...lintProvenance(document, root)] : similar;
  });
  return [...problems, ...(await Promise.all(others)).flat()];
}

/** Compares the contract with the statements that say where each part comes from. */
function lintProvenance(document: OpenApiDocument, root: string): Problem[] {
  const provenance = join(folder, 'openapi/provenance');
  const statements = readStatements(provenance);
  return [
    ...findMissingOrigins(document, statements).map((finding) => createProblem(root, finding)),
    ...findDeadCarriers(document, statements, provenance).map((carrier) => ({
      ...carrier,
      rule: 'provenance',
      file: toName(carrier.file),
    })),
  ];
}

/** @throws BuildError with the problems. */
async function lint(lintFiles: () => Promise<readonly Problem[]>): Promise<string> {
  const problems = selectCauses(await lintFiles());
  if (problems.length === 0) return 'no problems';
  throw new BuildError(problems.map((problem) => formatProblem(problem, folder)).join('\n'));
}

if (import.meta.main) {
  const command = createCommand('lint', 'Lints the hand-written files of the contract, or its bundles.');
  const lintFiles = process.argv[2] === 'bundles' ? lintBundles : lintSources;
  await runPrinting(command.argument('[files]'), () => lint(lintFiles));
}
