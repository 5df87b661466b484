// Starts the sandbox, and hands its URL and token to the steps that follow. No dependencies: the runner has only Node.
import { spawn } from 'node:child_process';
import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 120_000;
const INTERVAL_MS = 200;
const TOKEN = 'sandbox-demo-token';

const { INPUT_PACKAGE, INPUT_PORT = '4010', INPUT_OPTIONS = '', RUNNER_TEMP = tmpdir() } = process.env;
const url = `http://127.0.0.1:${INPUT_PORT}`;
// A name alone would be looked for in the registry, where anybody may have it.
if (!/[\\/]/.test(INPUT_PACKAGE ?? '')) {
  process.stdout.write('::error::The input package is the path or the URL of a file, such as ./sandbox.tgz.\n');
  process.exit(1);
}
const options = INPUT_OPTIONS.split('\n').map((line) => line.trim());
const logFile = join(RUNNER_TEMP, `accounting-sandbox-${INPUT_PORT}.log`);

const log = openSync(logFile, 'a');
const args = [
  'exec',
  '--yes',
  // npm reads a relative path from the folder of the next package.json above.
  `--package=${/^https?:/.test(INPUT_PACKAGE) ? INPUT_PACKAGE : resolve(INPUT_PACKAGE)}`,
  '--',
  'sandbox',
  '--port',
  INPUT_PORT,
  ...options.filter(Boolean),
];
// On Windows, npm is a script of the shell, which takes a quoted argument as one.
const isWindows = process.platform === 'win32';
const sandbox = spawn('npm', isWindows ? args.map((arg) => `"${arg}"`) : args, {
  detached: true,
  shell: isWindows,
  stdio: ['ignore', log, log],
});
let isEnded = false;
sandbox.on('error', () => (isEnded = true)).on('exit', () => (isEnded = true));

/** Passes a value to later steps, by a file of the runner. */
function set(file, name, value) {
  if (file) appendFileSync(file, `${name}=${value}\n`);
}

const { GITHUB_ENV, GITHUB_OUTPUT, GITHUB_STATE } = process.env;
set(GITHUB_STATE, 'pid', sandbox.pid);
set(GITHUB_STATE, 'url', url);

const isReady = () =>
  fetch(`${url}/_sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const deadline = Date.now() + TIMEOUT_MS;
while (!(await isReady())) {
  if (isEnded || Date.now() > deadline) {
    process.stdout.write(`::error::The sandbox does not start.\n${readFileSync(logFile, 'utf8')}\n`);
    process.exit(1);
  }
  await wait(INTERVAL_MS);
}
set(GITHUB_OUTPUT, 'url', url);
set(GITHUB_OUTPUT, 'token', TOKEN);
set(GITHUB_ENV, 'ACCOUNTING_URL', url);
set(GITHUB_ENV, 'ACCOUNTING_TOKEN', TOKEN);
process.stdout.write(`The sandbox runs at ${url}.\n`);
process.exit(0);
