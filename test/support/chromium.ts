import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium as playwright } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import manifest from '../browser/package.json' with { type: 'json' };
import { skipUnlessInstalled } from './requirements.ts';

export interface NoBrowser {
  readonly missing: string;
}

/** Only the machine itself has a name, so no page reaches another one. */
const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

/**
 * Starts the browser that `BROWSER_PATH` names, or the Chromium of `test/browser`.
 *
 * @throws Error when the browser does not start, except that the Chromium of `test/browser` cannot run here at all.
 */
export async function launchBrowser(): Promise<Browser | NoBrowser> {
  const chosen = process.env.BROWSER_PATH;
  if (chosen) return playwright.launch({ executablePath: chosen, args });
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return noBrowser(`The Chromium of test/browser is for Linux on x64, not ${process.platform} on ${process.arch}`);
  }
  const executablePath = await unpacked();
  return playwright.launch({ executablePath, args }).catch((error: Error) => {
    const library = /error while loading shared libraries: ([^:\s]+)/.exec(error.message)?.[1];
    if (!library) throw error;
    return noBrowser(`Chromium needs the library ${library}, which is not installed`);
  });
}

/** Starts a browser for the tests of one file. Where none runs they are skipped, but not in CI. */
export async function useChromium(): Promise<Browser> {
  const launched = await launchBrowser();
  const missing = 'missing' in launched ? launched.missing : '';
  const isSkipped = skipUnlessInstalled(missing, 'browsers');
  beforeEach(({ skip }) => skip(isSkipped, missing));
  afterAll(() => ('missing' in launched ? undefined : launched.close()));
  return launched as Browser;
}

const noBrowser = (why: string): NoBrowser => ({
  missing: `${why}: set BROWSER_PATH to the program of Chrome, Chromium or Edge.`,
});

const run = promisify(execFile);

/**
 * The program of Chromium. Unpacking takes some seconds, so it is kept; the package would keep it where another user or
 * another version finds it, and would hand it out while another process still writes it.
 */
async function unpacked(): Promise<string> {
  const cache = join(repository, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${manifest.dependencies['@sparticuz/chromium']}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const ownFolder = await mkdtemp(`${folder}-`);
  const unpack = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  try {
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: join(repository, 'test', 'browser'),
      env: { ...process.env, TMPDIR: ownFolder },
    });
    // Another process may have been first; then its folder is as good.
    await rename(ownFolder, folder).catch((error: unknown) => {
      if (!existsSync(program)) throw error;
    });
  } finally {
    await rm(ownFolder, { recursive: true, force: true });
  }
  return program;
}
