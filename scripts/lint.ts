import { runTool } from './lib/run.ts';

/** Lints the hand-written files with Redocly: `redocly.yaml`, and the exceptions in `.redocly.lint-ignore.yaml`. */
export async function lintSource(): Promise<string> {
  await runTool('@redocly/cli', 'redocly', ['lint', 'contract', '--lint-config=error']);
  return 'nothing to report';
}

/** Lints the bundle with Spectral: `.spectral.yaml`, and the house rules in `rules/`. A hint is a failure too. */
export async function lintBundle(): Promise<string> {
  await runTool('@stoplight/spectral-cli', 'spectral', [
    'lint',
    'generated/openapi.json',
    '--fail-severity=hint',
    '--format=text',
  ]);
  return 'nothing to report';
}
