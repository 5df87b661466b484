import { globSync } from 'node:fs';
import { repository, runTool } from './lib/run.ts';

/**
 * Lints the hand-written files with Redocly: the contract, the control plane and the workflows, by `redocly.yaml`, the custom
 * rules in `rules/` and the exceptions in `.redocly.lint-ignore.yaml`.
 */
export async function lintSource(folder = repository): Promise<string> {
  const workflows = globSync('openapi/workflows/*.arazzo.yaml', { cwd: folder }).sort();
  await runTool(
    '@redocly/cli',
    'redocly',
    ['lint', 'contract', 'control', ...workflows, '--lint-config=error'],
    folder,
  );
  return 'nothing to report';
}

/** Lints the published contract with Redocly: each recorded example must fit its schema. */
export async function lintPublished(folder = repository): Promise<string> {
  const config = 'scripts/bundle/published.redocly.yaml';
  await runTool('@redocly/cli', 'redocly', ['lint', 'generated/openapi.json', `--config=${config}`], folder);
  return 'nothing to report';
}

/** Lints the bundles of the contract and the control plane with Spectral, by `.spectral.yaml`. A hint is a failure too. */
export async function lintBundles(folder = repository): Promise<string> {
  const bundles = ['generated/openapi.internal.json', 'generated/control.json'];
  const settings = ['--ruleset=.spectral.yaml', '--fail-severity=hint', '--format=text'];
  await runTool('@stoplight/spectral-cli', 'spectral', ['lint', ...bundles, ...settings], folder);
  return 'nothing to report';
}
