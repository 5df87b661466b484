import { type Command, CommanderError, Option } from 'commander';
import { createCommand } from '../../../../scripts/lib/command.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { DEFAULT_CAPACITY } from '../../../requests/journal.ts';
import { DEFAULT_PORT } from '../../../seed/demo-access.ts';
import { SCENARIO_NAMES } from '../../../seed/scenario-names.ts';
import {
  ALLOWED_HOST,
  ALLOWED_ORIGIN,
  checkOption,
  OPTION_RULES,
  type OptionRule,
  parseTime,
} from '../check-options.ts';
import type { SandboxOptions } from '../options.ts';
import { commandName } from './command.ts';

/** What the arguments request. */
export type CommandLine =
  | { readonly help: true }
  | { readonly version: true }
  | {
      readonly options: SandboxOptions;
      /** Whether to log each request to standard error. */
      readonly verbose: boolean;
    };

/** The options as Commander has them, with its names. */
interface Arguments extends SandboxOptions {
  readonly allowHost?: readonly string[];
  readonly allowOrigin?: readonly string[];
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly verbose?: boolean;
  readonly version?: boolean;
}

/** Flags, description and, for an option with a value, what converts it; `list` for one that can be repeated. */
type OptionText = readonly [flags: string, description: string, convert?: ((text: string) => unknown) | 'list'];

const OPTIONS: Readonly<Record<string, readonly OptionText[]>> = {
  Server: [
    ['--port <N>', `port to listen on; 0 for a free one (default: ${DEFAULT_PORT})`, parseInteger],
    [
      '--host <ADDRESS>',
      'address to listen on (default: localhost, on 127.0.0.1 and ::1); any but a loopback address disables the demo token, and /_sandbox without --control-key',
      // An IPv6 address may have the brackets of a URL.
      (text) => text.replace(/^\[(.*)\]$/, '$1'),
    ],
    [
      '--trust-network',
      'keep both on every address; only where nobody else reaches the port, as in a container that publishes it on the loopback interface',
    ],
    ['--allow-host <NAME>', 'accept this name in Host too, on a loopback address; repeatable', 'list'],
    [
      '--allow-origin <ORIGIN>',
      'let web pages of this origin use the demo token, such as https://app.example; repeatable',
      'list',
    ],
    ['--tls', 'serve HTTPS (TLS 1.3) with a self-signed certificate'],
    ['--tls-cert <FILE>', 'serve HTTPS (TLS 1.3) with this certificate (PEM)'],
    ['--tls-key <FILE>', 'private key of the certificate (PEM)'],
  ],
  Data: [
    ['--data <FILE>', 'store the data in this file, and continue with the data in it (default: in memory)'],
    [
      '--seed <FILE>',
      'initial data: a file from GET /_sandbox/state (.json), or with requests (.yaml); demo, the demo companies (default); or empty, the same administrations without books',
    ],
    ['--scenario <NAME>', `initial data for a test: ${SCENARIO_NAMES.join(', ')}`],
    ['--extra-ledger-lines <N>', 'add N ledger lines, in balance, to the first administration', parseInteger],
    ['--clock <TIME>', 'initial time of the clock: 2026-03-01T09:00:00Z, or a date (default: now)', parseTime],
  ],
  Worlds: [
    ['--max-worlds <N>', 'the most worlds (default: 200)', parseInteger],
    [
      '--world-rate-limit <LIMITS>',
      'requests that each world takes, of all its clients together, such as 50/second (default: any number)',
    ],
    ['--max-world-bytes <N>', 'bytes that the database of each world may have (default: any number)', parseInteger],
    [
      '--open-worlds',
      'let everybody create worlds, each with a key of its own; everything else under /_sandbox asks for a key',
    ],
  ],
  Other: [
    [
      '--rate-limit <LIMITS>',
      'requests that a client may send: 100/minute, or a list with second, hour and day, such as 100/minute,5000/day (default: no limit)',
    ],
    ['--control-key <KEY>', 'require this key in X-Sandbox-Key under /_sandbox; enables /_sandbox on every address'],
    ['--docs <FOLDER>', 'serve this documentation site under /docs'],
    ['--docs-later', 'start before the site of --docs is built'],
    [
      '--journal <N>',
      `number of requests that the journal holds, for /_sandbox/requests; 0 for none (default: ${DEFAULT_CAPACITY})`,
      parseInteger,
    ],
    ['--verbose', 'log each request to standard error, as a line of JSON'],
    ['--version', 'print its version and that of the contract'],
  ],
};

function createSandboxCommand(): Command {
  const command = createCommand(commandName, 'The sandbox of the Accounting Platform API.')
    .usage('[options]')
    .configureHelp({ helpWidth: 120, optionTerm: ({ flags }) => flags.replaceAll(/[<>]/g, '') })
    .addHelpOption(new Option('-h, --help', 'print this help').helpGroup('Other'));
  for (const [group, options] of Object.entries(OPTIONS)) {
    for (const option of options) command.addOption(createOption(option).helpGroup(group));
  }
  return command;
}

/** The rules of values, by the names of the options. */
const RULES: Readonly<Record<string, OptionRule>> = {
  ...OPTION_RULES,
  allowHost: ALLOWED_HOST,
  allowOrigin: ALLOWED_ORIGIN,
  tlsCert: OPTION_RULES.data,
  tlsKey: OPTION_RULES.data,
};

/** Creates an option, whose values are checked by the rule of its name. */
function createOption([flags, description, convert = (text) => text]: OptionText): Option {
  const option = new Option(flags, description);
  if (!option.required) return option;
  return option.argParser((text: string, previous: unknown): unknown => {
    if (previous !== undefined && convert !== 'list') throw new StartupError(`${option.long} may be given only once.`);
    requireValue(option, text);
    const value = convert === 'list' ? text : convert(text);
    checkOption(`${option.long} takes`, RULES[option.attributeName()] as OptionRule, value, text);
    return convert === 'list' ? [...((previous ?? []) as readonly string[]), text] : value;
  });
}

/** Rejects the next option in place of a value, which Commander would take. */
function requireValue({ long, flags }: Option, text: string): void {
  if (/^--?[a-z]/.test(text)) throw new StartupError(`${long} needs a value: ${/<(.*)>/.exec(flags)?.[1]}.`);
}

function parseInteger(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** The text that `--help` prints. */
export const HELP = `${createSandboxCommand().helpInformation()}
Without options it listens on http://localhost:${DEFAULT_PORT}, and stores its data in memory until it stops.
`;

/**
 * Parses the arguments of the command. `--help` wins over unknown options.
 *
 * @throws StartupError that names the option and the values that it accepts.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  let problem = '';
  const command = createSandboxCommand().configureOutput({
    writeOut: () => undefined,
    writeErr: (text) => {
      problem += text;
    },
  });
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { help: true };
    throw new StartupError(problem.trim());
  }
  const { version, verbose, allowHost, allowOrigin, tls, tlsCert, tlsKey, ...options } = command.opts<Arguments>();
  if (version) return { version: true };
  const certificate = toTlsOption(tlsCert, tlsKey) ?? tls;
  return {
    options: {
      ...options,
      ...(allowHost && { allowedHosts: allowHost }),
      ...(allowOrigin && { allowedOrigins: allowOrigin }),
      ...(certificate && { tls: certificate }),
    },
    verbose: verbose === true,
  };
}

function toTlsOption(cert: string | undefined, key: string | undefined): SandboxOptions['tls'] {
  if (cert === undefined && key === undefined) return undefined;
  if (cert && key) return { cert, key };
  throw new StartupError(`--tls-cert and --tls-key go together. Add ${cert ? '--tls-key' : '--tls-cert'}.`);
}
