import { repository, runTool } from './lib/run.ts';

/** Lints the hand-written files with Redocly: `redocly.yaml`, and the exceptions in `.redocly.lint-ignore.yaml`. */
export async function lintSource(folder = repository): Promise<string> {
  await runTool('@redocly/cli', 'redocly', ['lint', 'contract', '--lint-config=error'], folder);
  return 'nothing to report';
}

/** Lints the bundle with Spectral: `.spectral.yaml`, and the house rules in `rules/`. A hint is a failure too. */
export async function lintBundle(folder = repository): Promise<string> {
  const settings = ['--fail-severity=hint', '--format=text'];
  await runTool('@stoplight/spectral-cli', 'spectral', ['lint', 'generated/openapi.json', ...settings], folder);
  return 'nothing to report';
}
