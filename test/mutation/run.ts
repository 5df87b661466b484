import { Stryker } from '@stryker-mutator/core';
import { createCommand, createNamesArgument, runCommand } from '../../programs/command.ts';
import { parts } from './parts.ts';

/** Percentage of the mutants of a part that its tests must notice. */
const MIN_SCORE = 85;

const FOLDER = 'coverage/mutation';

/** Mutates the code of a part, prints the mutants that survive and the score of each file, and writes an HTML report. */
async function mutatePart(name: string, mutate: readonly string[]): Promise<void> {
  process.env.MUTATION_PART = name;
  const stryker = new Stryker({
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Code that runs once when a module is loaded would need a process for each mutant.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine must not count as a mutant that was noticed.
    timeoutMS: 20_000,
    thresholds: { high: 100, low: MIN_SCORE, break: MIN_SCORE },
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    tempDirName: `${FOLDER}/tmp`,
    ignorePatterns: [
      'generated/{downloads,sandbox,site}',
      'releases',
      'test/{consumers,tools}',
      'coverage',
      '*.sqlite*',
    ],
    disableTypeChecks: false,
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}

const command = createCommand(
  'npm run test:slow -- mutation',
  'Changes the code in small ways, and expects that a test fails.',
)
  .addArgument(createNamesArgument('part', Object.keys(parts)))
  .action(async (names: readonly string[]) => {
    for (const [name, { mutate }] of Object.entries(parts)) {
      if (names.length === 0 || names.includes(name)) await mutatePart(name, mutate);
    }
  });

await runCommand(command);
