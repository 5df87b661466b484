import { processContext } from './process-context.ts';
import { runCli } from './program.ts';

/** `npm run conformance`, `npm run fuzz` and `npm run workflows`. */
process.exitCode = await runCli(process.argv.slice(2), processContext);
