import { globSync } from 'node:fs';
import { repository, runTool } from './lib/run.ts';

/**
 * Lints hand-written files with Redocly: `redocly.yaml`, and the exceptions in `.redocly.lint-ignore.yaml`. The
 * workflows belong to the contract.
 *
 * @param api which of the documents that `redocly.yaml` names.
 */
export async function lintSource(folder = repository, api = 'contract'): Promise<string> {
  const workflows = api === 'contract' ? globSync('openapi/workflows/*.arazzo.yaml', { cwd: folder }).sort() : [];
  await runTool('@redocly/cli', 'redocly', ['lint', api, ...workflows, '--lint-config=error'], folder);
  return 'nothing to report';
}

/** Lints the published contract with Redocly: each recorded example must fit its schema. */
export async function lintPublished(folder = repository): Promise<string> {
  const config = 'scripts/bundle/published.redocly.yaml';
  await runTool('@redocly/cli', 'redocly', ['lint', 'generated/openapi.json', `--config=${config}`], folder);
  return 'nothing to report';
}

/**
 * Lints a bundle with Spectral: a ruleset, and the house rules in `rules/`. A hint is a failure too.
 *
 * @param bundle file of the bundle, and `ruleset` that of its rules, from the folder.
 */
export async function lintBundle(
  folder = repository,
  bundle = 'generated/openapi.internal.json',
  ruleset = '.spectral.yaml',
): Promise<string> {
  const settings = ['--ruleset', ruleset, '--fail-severity=hint', '--format=text'];
  await runTool('@stoplight/spectral-cli', 'spectral', ['lint', bundle, ...settings], folder);
  return 'nothing to report';
}
