import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandLine } from '../../mocks/hosts/node/cli/command-line.ts';
import { runSteps } from '../../scripts/build/run-steps.ts';
import { repository } from '../../scripts/lib/run.ts';
import { updatePages } from './update-pages.ts';

// The program of `npm run dev`: the sandbox, and the site that it serves. The sandbox restarts when the contract or its code has
// changed; pages are built when their texts have. A mistake leaves both as they were.

const site = join(repository, 'generated', 'site');
const bundleFiles = ['openapi.internal.json', 'control.json'].map((name) => join(repository, 'generated', name));
const readBundles = () => bundleFiles.map((file) => [file, readFileSync(file)] as const);
const print = (line: string): unknown => process.stderr.write(`${line}\n`);

/** The bundles that the sandbox has read; before its start, the bundles of the last build. */
let goodBundles = readBundles();
let sandbox: ChildProcess | undefined;
const changedFiles = new Set(['']);
let work = Promise.resolve();

/** @throws Error with what the sandbox printed when it does not start. */
async function startSandbox(): Promise<void> {
  const args = ['mocks/hosts/node/cli/main.ts', '--docs', site, '--docs-later', ...process.argv.slice(2)];
  const started = spawn(process.execPath, args, { cwd: repository, stdio: ['inherit', 'pipe', 'pipe'] });
  const log: string[] = [];
  const collect = (text: string): unknown => log.push(text);
  started.stderr.setEncoding('utf8').on('data', collect);
  const [output] = await Promise.race([once(started.stdout, 'data'), once(started, 'close')]);
  if (!Buffer.isBuffer(output)) throw new Error(log.join(''));
  if (!sandbox) process.stdout.write(output);
  started.stderr.off('data', collect).pipe(process.stderr);
  sandbox = started;
}

/** Builds the pages that have changed; all of the site when there is none. */
async function buildPages(since: number): Promise<void> {
  if (!existsSync(join(site, 'index.html'))) {
    print('Building the documentation, which takes some minutes the first time.');
    await runSteps(['site'], { report: print });
  }
  for await (const pages of updatePages()) {
    print(`Built ${pages[0]} (pages: ${pages.length}) in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
    if (changedFiles.size > 0) return;
  }
}

/** Updates what changed files concern: the sandbox and the pages. */
async function update(files: readonly string[]): Promise<void> {
  const since = performance.now();
  const [bundled] = await Promise.allSettled([runSteps(['bundle', 'control', 'seed'])]);
  // The sandbox reads no guides.
  const current = readBundles();
  // Another build, such as one of the site, may have written them already.
  const isBundled = current.some(([, data], index) => !goodBundles[index]?.[1].equals(data));
  const isChanged = isBundled && files.some((file) => !file.endsWith('.md'));
  const needsStart = !sandbox || isChanged || files.some((file) => !file.startsWith('openapi'));
  if (needsStart && sandbox?.kill()) await once(sandbox, 'exit');
  const [served, built] = await Promise.allSettled([needsStart && startSandbox(), buildPages(since)]);
  if (served.status === 'rejected') {
    for (const [file, data] of goodBundles) writeFileSync(file, data);
    await Promise.allSettled([startSandbox(), buildPages(since)]);
  } else {
    goodBundles = current;
  }
  for (const result of [bundled, served, built]) if (result.status === 'rejected') throw result.reason;
}

/** Prints a problem in one message: the first that the lint of a changed contract finds, with file and line, or what failed. */
async function report(message: string, files: readonly string[]): Promise<void> {
  const isCode = files.every((file) => /^(?:contract|mocks|totals)/.test(file));
  const [, problem] = isCode ? [] : (await runSteps(['lint']).then(String, String)).split('\n\n');
  print(`\n${(problem ?? message).trim().replaceAll(repository, '')}\n`);
  if (!sandbox) process.exit(1);
}

/** Works through the files that have changed meanwhile. */
async function run(): Promise<void> {
  const files = [...changedFiles];
  changedFiles.clear();
  if (files.length > 0) await update(files).catch(({ message }: Error) => report(message, files));
}

function start(): void {
  for (const folder of ['openapi', 'contract', 'mocks', 'totals']) {
    watch(join(repository, folder), { recursive: true }, (_event, name) => {
      if (name === null || !/(?<!\.test)\.(?:ya?ml|md|json|[jt]s|css)$/.test(name)) return;
      changedFiles.add(join(folder, name));
      // An editor may save a file in several steps.
      setTimeout(() => (work = work.then(run)), 50);
    });
  }
  process.once('SIGTERM', () => process.exit()).once('exit', () => sandbox?.kill());
  work = run();
}

try {
  if ('options' in parseCommandLine(process.argv.slice(2))) start();
  // Prints its help or its version.
  else await import('../../mocks/hosts/node/cli/main.ts');
} catch (error) {
  print((error as Error).message);
  process.exitCode = 2;
}
