import { CannotRun, parseOptions, parseUrl } from '../arguments.ts';

export interface WorkflowsArguments {
  /** The server, without a slash at the end; a sandbox of its own when left out. */
  readonly url: string | undefined;
  /** The authorization service, when it is a server of its own. */
  readonly authUrl: string | undefined;
  /** Names of workflows and documents, or globs; all when empty. */
  readonly only: readonly string[];
  /** Inputs of the workflows, by name. */
  readonly inputs: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

/** `--client-id` gives the input `clientId`, as `ACCOUNTING_CLIENT_ID` does. */
const inputOptions = {
  ...{ token: text, tenant: text, code: text, 'redirect-uri': text },
  ...{ 'client-id': text, 'client-secret': text, 'control-key': text },
};

const options = {
  ...{ ...inputOptions, url: text, 'auth-url': text, input: texts, only: texts },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that a sandbox of its own has no use for. */
const serverOptions = ['auth-url', 'token', 'code', 'control-key'] as const;

/**
 * Reads the command line and the environment.
 *
 * @returns undefined when help is asked for.
 * @throws CannotRun that names the option and says what it takes.
 */
export function readArguments(args: readonly string[], environment: Environment): WorkflowsArguments | undefined {
  if (args.includes('--help') || args.includes('-h')) return undefined;
  const given = parseOptions(args, options);
  const { url, 'auth-url': authUrl, only = [], input = [] } = given;
  const alone = serverOptions.find((name) => given[name] !== undefined);
  if (alone && url === undefined) throw new CannotRun(`--${alone} is for a server. Name it with --url.`);
  const own = (Object.keys(inputOptions) as (keyof typeof inputOptions)[]).flatMap((name) => {
    const variable = `ACCOUNTING_${name.toUpperCase().replace('-', '_')}`;
    const value = given[name] ?? (url === undefined || name === 'tenant' ? undefined : environment[variable]);
    return value ? [[toInput(name), value] as const] : [];
  });
  const inputs = Object.fromEntries([...own, ...input.map(parseInput)]);
  if (inputs.tenant !== undefined && !/^[1-9]\d*$/.test(inputs.tenant)) {
    throw new CannotRun(`--tenant takes the number of an administration, not "${inputs.tenant}".`);
  }
  return {
    url: url === undefined ? undefined : parseUrl('url', url),
    authUrl: authUrl === undefined ? undefined : parseUrl('auth-url', authUrl),
    only: only.flatMap((names) => names.split(',').map((name) => name.trim())),
    inputs,
  };
}

/** `--client-id` for `clientId`. */
export function formatOption(input: string): string {
  const name = Object.keys(inputOptions).find((one) => toInput(one) === input);
  return name ? `--${name}` : `--input ${input}=VALUE`;
}

const toInput = (name: string): string => name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());

function parseInput(pair: string): readonly [name: string, value: string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new CannotRun(`--input takes NAME=VALUE, not "${pair}".`);
  return [name, value];
}
