import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Option } from 'commander';
import { readBundle } from '../../scripts/check-breaking.ts';
import { CliError, createCommand, runCommand } from '../../scripts/lib/command.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type ConcernedRequest, prepareRehearsal, type Rehearsal } from './rehearse.ts';
import { readJournal, readTraffic } from './traffic.ts';

interface RehearseOptions {
  readonly contract?: string;
  readonly base: string;
  readonly traffic: string;
  readonly controlKey?: string;
  readonly save?: string;
  readonly format: 'text' | 'json';
}

const DETAILS = `
Run your integration or its tests against a sandbox first. Its journal holds the latest 1,000 requests; keep it with
--traffic http://localhost:4010 --save journal.json. The contracts are bundles with the keywords of this repository, JSON or
YAML: generated/openapi.internal.json of a branch, or that of a release. The exit code is 1 when a change concerns the
integration.`;

async function runRehearsal({ contract, base, traffic, controlKey, save, format }: RehearseOptions): Promise<void> {
  if (save !== undefined) await writeFile(save, `${JSON.stringify(await readJournal(traffic, controlKey), null, 2)}\n`);
  if (contract === undefined) {
    if (save === undefined) throw new CliError('Name the new contract with --contract.');
    return;
  }
  const exchanges = await readTraffic(save ?? traffic, controlKey);
  const [{ document }, { document: revision }] = [await readBundle(base), await readBundle(contract)];
  const rehearsal = await (await prepareRehearsal(document, revision))(exchanges);
  const text = format === 'json' ? JSON.stringify(rehearsal, null, 2) : printRehearsal(rehearsal);
  process.stdout.write(`${text}\n`);
  if (rehearsal.breaking.length + rehearsal.unexplained.length > 0) process.exitCode = 1;
}

/** The second depends on what the integration reads of a response, or on the books. */
const LABELS = { breaks: 'BREAKS', check: 'CHECK ' } as const;

/** The most requests that are shown of a change. */
const MAX_SHOWN = 5;

function printRehearsal({ breaking, unconcerned, unexplained, ...rest }: Rehearsal): string {
  const { from, to, requestCount, unsent, failure } = rest;
  const changes = breaking.length + unconcerned.length;
  return [
    `${requestCount} requests, from ${from} to ${to}: ${breaking.length} of ${changes} breaking changes concern the integration.`,
    ...breaking.flatMap(({ change, verdict, requests }) => [
      '',
      `${LABELS[verdict]}  ${change}`,
      ...printRequests(requests),
    ]),
    ...(failure === undefined ? [] : ['', `Nothing was sent to the new sandbox, which cannot be started: ${failure}`]),
    ...(unexplained.length > 0
      ? ['', 'Other replies, which may follow from those above:', ...printRequests(unexplained)]
      : []),
    ...(unsent.length > 0
      ? ['', `Not sent again, because the journal cut their bodies off: ${unsent.join(', ')}.`]
      : []),
    ...(unconcerned.length > 0 ? ['', 'Not concerned:', ...unconcerned.map((change) => `  ${change}`)] : []),
  ].join('\n');
}

function printRequests(requests: readonly ConcernedRequest[]): readonly string[] {
  const lines = requests.slice(0, MAX_SHOWN).map(({ number, request, fields, replies }) => {
    const parts = [fields.join(', '), replies.slice(0, MAX_SHOWN).join('; ')].filter((part) => part !== '');
    return `  request ${number}, ${request}${parts.length > 0 ? `: ${parts.join('. ')}` : ''}`;
  });
  return requests.length > MAX_SHOWN ? [...lines, `  and ${requests.length - MAX_SHOWN} more`] : lines;
}

await runCommand(
  createCommand(
    'rehearse',
    'Says which breaking changes of a contract concern an integration, by its recorded requests.',
  )
    .option('--contract <file>', 'the new contract')
    .option('--base <file>', 'the contract of the recording', join(repository, 'generated/openapi.internal.json'))
    .requiredOption('--traffic <source>', 'a journal in a file, a HAR file, or the URL of a sandbox')
    .option('--control-key <key>', 'the key of a sandbox that was started with one')
    .option('--save <file>', 'write the journal of the sandbox to a file')
    .addOption(new Option('--format <format>', 'the format of the result').choices(['text', 'json']).default('text'))
    .addHelpText('after', DETAILS)
    .action(runRehearsal),
);
