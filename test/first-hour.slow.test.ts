import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../scripts/lib/free-port.ts';
import { repository } from '../scripts/lib/run.ts';
import { createClone } from './support/clone.ts';
import { readFences, runFences } from './walkthrough.ts';

it('the commands and edits of CONTRIBUTING, in their order in a new clone, show what it says', async () => {
  const fences = readFences(join(repository, 'CONTRIBUTING.md'));
  expect(fences.filter(({ language }) => language === 'diff')).not.toEqual([]);
  const { folder, commit, remove } = await createClone(join(tmpdir(), 'first-hour-'));
  onTestFinished(remove);
  await commit();
  const port = await findFreePort();
  const localize = (text: string): string =>
    text.replaceAll('localhost:4010', `localhost:${port}`).replace(/^npm run dev$/m, `$& -- --port ${port}`);
  await runFences(fences, folder, localize);
}, 0);
