import { runWorkflowsCommand } from './command.ts';

/** `npm run workflows`: runs the workflows of `openapi/workflows` with Redocly Respect. */
const { env: environment, stdout, stderr } = process;
process.exitCode = await runWorkflowsCommand(process.argv.slice(2), { environment, stdout, stderr });
