import { cp, glob, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../support/contract.ts';
import { WORKER } from '../support/start-workerd.ts';

/** The version that `createEarlierWorker` says that it has. */
export const EARLIER_VERSION = '0.9.0';

/** Creates a worker of an earlier version from the built one, which has the same tables. Returns its folder. */
export const createEarlierWorker = (): Promise<string> =>
  changeWorker((code) =>
    code.replace(`"info":{"version":"${bundle.info.version}"`, `"info":{"version":"${EARLIER_VERSION}"`),
  );

/** Creates another worker from the code of the built one. Returns its folder. */
export async function changeWorker(change: (code: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await cp(WORKER, folder, { recursive: true });
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
  return folder;
}
