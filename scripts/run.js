/**
 * The program of npm scripts: `node scripts/run.js NAME` runs a command of `tasks.ts`. In JavaScript, so that a Node that reads
 * no TypeScript can say what is wrong.
 */
import '../programs/check-node.js';

const { runCommandLine } = await import('./run-command.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));
