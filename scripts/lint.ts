import { globSync } from 'node:fs';
import { Argument } from 'commander';
import { createCommand, runCommand } from './lib/command.ts';
import { repository, runTool } from './lib/run.ts';

/** A lint of the files in a folder; its error has the findings. */
type Lint = (folder?: string) => Promise<unknown>;

const runRedocly = (args: readonly string[], folder: string): Promise<string> =>
  runTool('@redocly/cli', 'redocly', ['lint', ...args], folder);

/**
 * Lints the hand-written files with Redocly: the contract, the control plane and the workflows, by `redocly.yaml`, the custom
 * rules in `rules/` and the exceptions in `.redocly.lint-ignore.yaml`.
 */
export const lintSource: Lint = (folder = repository) => {
  const workflows = globSync('openapi/workflows/*.arazzo.yaml', { cwd: folder }).sort();
  return runRedocly(['contract', 'control', ...workflows, '--lint-config=error', '--max-problems=1000'], folder);
};

/** Lints the published contract with Redocly, in both versions: each recorded example must fit its schema. */
const lintPublished: Lint = (folder = repository) =>
  runRedocly(
    ['generated/openapi.json', 'generated/openapi-3.0.json', '--config=scripts/bundle/published.redocly.yaml'],
    folder,
  );

/** Lints the bundles of the contract and the control plane with Spectral, by `.spectral.yaml`. A hint is a failure too. */
export const lintBundles: Lint = (folder = repository) => {
  const bundles = ['generated/openapi.internal.json', 'generated/control.json'];
  const settings = ['--ruleset=.spectral.yaml', '--fail-severity=hint', '--format=text'];
  return runTool('@stoplight/spectral-cli', 'spectral', ['lint', ...bundles, ...settings], folder);
};

const lints: Readonly<Record<string, Lint>> = {
  source: lintSource,
  bundles: lintBundles,
  published: lintPublished,
};

if (import.meta.main) {
  const command = createCommand('lint', 'Lints one part of the contract.')
    .addArgument(new Argument('<part>', 'what to lint').choices(Object.keys(lints)))
    .action(async (part: string) => {
      await lints[part]?.();
      process.stdout.write('nothing to report\n');
    });
  await runCommand(command);
}
