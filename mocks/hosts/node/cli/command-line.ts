import { type Command, CommanderError, Option } from 'commander';
import { createCommand } from '../../../../programs/command.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { DEFAULT_PORT } from '../../../seed/demo-access.ts';
import { checkOption } from '../check-options.ts';
import { commandName } from '../commands.ts';
import { FLAGS, type FlagSpec } from '../option-table.ts';
import type { SandboxOptions } from '../options.ts';

export type CommandLine =
  | { readonly help: true }
  | { readonly version: true }
  | {
      readonly options: SandboxOptions;
      readonly verbose: boolean;
    };

type Arguments = SandboxOptions &
  Readonly<Partial<Record<'tlsCert' | 'tlsKey', string> & Record<'verbose' | 'version', boolean>>>;

function createSandboxCommand(): Command {
  const command = createCommand(commandName, 'The sandbox of the Accounting Platform API.')
    .usage('[options]')
    .configureHelp({ helpWidth: 120, optionTerm: ({ flags }) => flags.replaceAll(/[<>]/g, '') })
    .addHelpOption(new Option('-h, --help', 'print this help').helpGroup('Other'));
  for (const [, spec] of FLAGS) command.addOption(createOption(spec).helpGroup(spec.group));
  return command;
}

function createOption({ flags, text: description, variable, parse = (text) => text, item, ...rule }: FlagSpec): Option {
  const option = new Option(flags, description.replaceAll(/\[(.+?)\]\(.+?\)|`/g, '$1'));
  if (variable !== undefined) option.env(variable);
  if (!option.required) return option;
  return option.argParser((text: string, previous: unknown): unknown => {
    if (previous !== undefined && !item) throw new StartupError(`${option.long} may be given only once.`);
    requireValue(option, text);
    const value = parse(text);
    checkOption(`${option.long} takes`, item ?? rule, value, text);
    return item ? [...((previous ?? []) as readonly string[]), text] : value;
  });
}

/** Rejects an option in place of a value, which Commander would take. */
function requireValue({ long, flags }: Option, text: string): void {
  if (/^--?[a-z]/.test(text)) throw new StartupError(`${long} needs a value: ${/<(.*)>/.exec(flags)?.[1]}.`);
}

export const HELP = `${createSandboxCommand().helpInformation()}
Without options it listens on http://localhost:${DEFAULT_PORT}, and stores its data in memory until it stops.
`;

/** Parses the arguments. `--help` wins over unknown options. Throws a StartupError with the option and its values. */
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
  const values = command.opts<Readonly<Record<string, unknown>>>();
  const { version, verbose, tlsCert, tlsKey, ...options } = Object.fromEntries(
    FLAGS.map(([name, { flags }]) => [name, values[new Option(flags).attributeName()]] as const).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Arguments;
  if (version) return { version: true };
  const certificate = toTlsOption(tlsCert, tlsKey);
  return { options: { ...options, ...(certificate && { tls: certificate }) }, verbose: verbose === true };
}

function toTlsOption(cert: string | undefined, key: string | undefined): SandboxOptions['tls'] {
  if (cert === undefined && key === undefined) return undefined;
  if (cert && key) return { cert, key };
  throw new StartupError(`--tls-cert and --tls-key go together. Add ${cert ? '--tls-key' : '--tls-cert'}.`);
}
