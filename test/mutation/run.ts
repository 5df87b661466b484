import { Stryker } from '@stryker-mutator/core';
import { createCommand, runCommand } from '../../scripts/lib/command.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Part, parts } from './parts.ts';

/** Percentage of the mutants of a part that its tests must notice. */
const MIN_SCORE = 85;

const FOLDER = 'coverage/mutation';

/** Mutates the code of a part, prints the mutants that survive and the score of each file, and writes an HTML report. */
async function mutatePart(name: string, { mutate }: Part): Promise<void> {
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

const ALL = Object.keys(parts);

const command = createCommand(
  'npm run test:slow -- mutation',
  'Changes the code in small ways, and expects that a test fails.',
)
  .argument('[parts...]', ALL.join(', '))
  .action(async (names: readonly string[]) => {
    for (const name of names.length === 0 ? ALL : names) {
      const part = parts[name];
      if (!part) throw new BuildError(`There is no part ${name}. Parts: ${ALL.join(', ')}.`);
      await mutatePart(name, part);
    }
  });

await runCommand(command);
