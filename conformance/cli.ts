#!/usr/bin/env node
import { ignoreClosedPipes } from '../programs/command.ts';
import { processContext } from './cli/process-context.ts';
import { runCli } from './cli/program.ts';

ignoreClosedPipes();
/** Runs `npm run conformance`, `npm run workflows`, and the `bin` of the package. */
process.exitCode = await runCli(process.argv.slice(2), processContext);
