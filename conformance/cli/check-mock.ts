import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { processContext } from './process-context.ts';
import { runCli } from './program.ts';

/** Milliseconds between two attempts to reach the server. */
const INTERVAL = 250;

/** Checks stock Prism with the published contract, as in `npm run prism`: `npm run conformance -- mock`. */
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const quit = new AbortController();
const prism = ['mock', 'generated/openapi.yaml', '--port', String(port)];
const ended = runTool('@stoplight/prism-cli', 'prism', prism, repository, {}, quit.signal).catch(
  ({ message }: Error) => message,
);
const failure = await Promise.race([waitUntilReady(), ended]);
if (failure === undefined) {
  const options = ['--profile', 'stateless', '--fail-on', 'any', '--token', 'any-token', ...process.argv.slice(2)];
  process.exitCode = await runCli(['check', '--url', url, ...options], processContext);
} else {
  process.stderr.write(`Prism does not start: ${failure}\n`);
  process.exitCode = 2;
}
quit.abort();

async function waitUntilReady(): Promise<undefined> {
  while (!(await fetch(url).catch(() => undefined))) await delay(INTERVAL);
}
