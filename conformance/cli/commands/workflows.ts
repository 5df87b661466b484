import type { Command } from 'commander';
import { startSandbox } from '../../../mocks/index.ts';
import { toWorkflowSettings, type WorkflowOptions } from '../../workflows/inputs.ts';
import { formatResults } from '../../workflows/results.ts';
import { runWorkflows } from '../../workflows/run.ts';
import { addOnlyOption, addServerOptions, appendValue, type CliContext, type SetExitCode } from '../options.ts';

const DETAILS = `
Workflows that need a person inside the platform run on a sandbox only. On a sandbox the user signs in without a browser;
elsewhere sign in first, and give the code of the callback. Tokens, codes and secrets are never printed.
With --url these are also read: ACCOUNTING_TOKEN, _CODE, _REDIRECT_URI, _CLIENT_ID, _CLIENT_SECRET and _CONTROL_KEY.`;

export function addWorkflowsCommand(program: Command, context: CliContext, setExitCode: SetExitCode): void {
  const command = program
    .command('workflows')
    .description('Runs the workflows of openapi/workflows with Redocly Respect, and deletes what they create.')
    .option('--auth-url <url>', 'the authorization service, when it is another server')
    .option('--code <code>', 'the code of the callback after a sign-in at the redirect URI')
    .option('--control-key <key>', 'the key of a sandbox that was started with one')
    .option('--input <name=value>', 'another input, such as bookyear=2027; repeatable', appendValue)
    .addHelpText('after', DETAILS);
  addOnlyOption(addServerOptions(command), 'workflows or documents').action(async (options: WorkflowOptions) => {
    setExitCode(await run(options, context));
  });
}

async function run(options: WorkflowOptions, context: CliContext): Promise<number> {
  const settings = toWorkflowSettings(options, context.environment);
  const { stop, quit } = stopOnInterrupt(context);
  const sandbox = settings.url === undefined ? await startSandbox({ port: 0 }) : undefined;
  const url = settings.url ?? sandbox?.url ?? '';
  const runOptions = { ...settings, url, stop, quit };
  const { results, redact, remaining } = await runWorkflows(runOptions).finally(() => sandbox?.close());
  context.stdout.write(redact(formatResults(results)));
  if (remaining.length > 0)
    context.stdout.write(`These records remain:\n${remaining.map((path) => `  ${path}\n`).join('')}`);
  if (stop.aborted) return 130;
  return results.some(({ status }) => status === 'failed') ? 1 : 0;
}

/** Stops after the current document at the first interrupt, and at once at the second. */
function stopOnInterrupt({ stdout, onInterrupt }: CliContext) {
  const [stop, quit] = [new AbortController(), new AbortController()];
  onInterrupt(() => {
    if (stop.signal.aborted) return quit.abort();
    stdout.write('Stopping when what was created is deleted. Press Ctrl+C again to quit at once.\n');
    stop.abort();
  });
  return { stop: stop.signal, quit: quit.signal };
}
