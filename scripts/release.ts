import { InvalidArgumentError } from 'commander';
import { createCommand, runCommand } from '../programs/command.ts';
import { repository, runNode } from './lib/run.ts';
import { isRequest, type Requests } from './release/plan.ts';
import { PRODUCTS } from './release/products.ts';
import { release } from './release/release.ts';

const report = (text: string): void => void process.stdout.write(`${text}\n`);

async function run(requests: Requests): Promise<void> {
  const releases = await release({ repository, runScript: runNode, report, now: new Date() }, requests);
  const tags = releases.map(({ tag }) => tag).join(' ');
  report(`
Released: look at it with git show HEAD~1. Publish it with:
  git push --atomic origin main ${tags}
The tag of the packages starts the pipeline that publishes them. Take the release back before that with:
  git tag --delete ${tags} && git reset --hard HEAD~2`);
}

function parseRequest(text: string): string {
  if (isRequest(text)) return text;
  throw new InvalidArgumentError('It must be major, minor, patch or a version such as 1.2.0.');
}

const command = createCommand(
  'release',
  'Releases the contract and the packages; docs/releasing.md says when and what to choose.',
);
for (const { name } of PRODUCTS) {
  command.option(`--${name} <bump>`, 'major, minor, patch, or a version such as 1.2.0', parseRequest);
}
await runCommand(command.action(run));
