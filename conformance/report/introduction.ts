import { contract } from '../contract.ts';
import type { Settings } from '../settings.ts';

export interface IntroductionOptions {
  /** Whether the sandbox was started for this run. */
  readonly own: boolean;
  /** The name of the administration, where the server says it. */
  readonly administration: string | undefined;
  /** How many operations the contract has. */
  readonly all: number;
}

/** What a run is going to do, before it does it. */
export function introduction(settings: Settings, { own, administration, all }: IntroductionOptions): string {
  const { tenant, operations, concurrency, rate } = settings;
  const name = administration === undefined ? '' : `, ${administration}`;
  const facts: readonly (readonly [string, string])[] = [
    ['server', own ? 'a sandbox of its own' : `${settings.url}${settings.sandbox ? ', a sandbox' : ''}`],
    ['contract', `version ${contract.document.info.version}`],
    ['administration', `${tenant ?? 'the one of the token'}${name}`],
    ['operations', operations.length === all ? `all ${all}` : `${operations.length} of ${all}`],
    ['what it does', whatItDoes(settings)],
    [
      'pace',
      `${concurrency} at once, ${rate === undefined ? 'as fast as it is answered' : `${rate} a second at most`}`,
    ],
  ];
  const lines = facts.map(([label, value]) => `  ${label.padEnd(16)}${value}`);
  return `Checks a server against the contract.\n\n${lines.join('\n')}\n\n`;
}

function whatItDoes({ write, leaveFiles }: Settings): string {
  if (!write) return 'reads, and writes nothing';
  const files = leaveFiles ? '; leaves PDFs in the inbox' : '';
  return `reads; creates, changes and removes records of its own${files}`;
}
