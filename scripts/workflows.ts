import { help, parseOptions, UsageError, WorkflowsFailed, type WorkflowsOptions } from './workflows/options.ts';
import { report } from './workflows/report.ts';
import { runWorkflows } from './workflows/run.ts';

/** `npm run workflows`: runs the workflows of `openapi/workflows` on a sandbox, or on any server. */

const say = (text: string): void => void process.stdout.write(text);

async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions(args, process.env);
  if (!options) return say(help);
  if (options.url) return runOn({ ...options, url: options.url });
  const { startSandbox } = await import('../mocks/sandbox.ts');
  const sandbox = await startSandbox({ port: 0 });
  try {
    await runOn({ ...options, url: sandbox.url }, true);
  } finally {
    await sandbox.close();
  }
}

async function runOn(options: WorkflowsOptions & { readonly url: string }, isOwn = false): Promise<void> {
  const { outcomes, secrets, secretInputs } = await runWorkflows(options);
  const shown = Object.entries(options.inputs).filter(([name]) => !secretInputs.has(name));
  const invocation = { ...options, url: isOwn ? undefined : options.url, inputs: Object.fromEntries(shown) };
  say(report(outcomes, invocation, secrets));
  if (outcomes.some(({ status }) => status === 'failed')) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const { message, stack } = error as Error;
  const isExpected = error instanceof UsageError || error instanceof WorkflowsFailed;
  process.stderr.write(`${isExpected ? message : stack}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
