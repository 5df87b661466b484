import { parseArgs } from 'node:util';

/** Arguments that cannot work; the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What cannot go on, such as a server that is not there; the message says what to do. */
export class WorkflowsFailed extends Error {
  override readonly name = 'WorkflowsFailed';
}

/** An input of the workflows that has an option of its own. */
interface InputOption {
  /** The input that it gives. */
  readonly input: string;
  readonly value: string;
  /** The environment variable that gives it too. */
  readonly variable?: string;
  readonly about: string;
}

/** By the option. What is secret has a variable, so that it need not be in the command line. */
const inputOptions: Readonly<Record<string, InputOption>> = {
  token: { input: 'token', value: 'T', variable: 'ACCOUNTING_TOKEN', about: 'the access token' },
  tenant: { input: 'tenant', value: 'N', about: "the administration; the client's default one when left out" },
  code: {
    input: 'code',
    value: 'C',
    variable: 'ACCOUNTING_CODE',
    about: 'what came back to the redirect URI when a user signed in',
  },
  'redirect-uri': {
    input: 'redirectUri',
    value: 'URI',
    variable: 'ACCOUNTING_REDIRECT_URI',
    about: 'the redirect URI of that sign-in',
  },
  'client-id': { input: 'clientId', value: 'ID', variable: 'ACCOUNTING_CLIENT_ID', about: 'your client ID' },
  'client-secret': {
    input: 'clientSecret',
    value: 'S',
    variable: 'ACCOUNTING_CLIENT_SECRET',
    about: 'your client secret',
  },
  'control-key': {
    input: 'controlKey',
    value: 'KEY',
    variable: 'ACCOUNTING_CONTROL_KEY',
    about: 'the key of a sandbox that was started with one',
  },
};

/** Options that a sandbox of our own has no use for. */
const ofServers = ['auth-url', 'token', 'code', 'control-key'];

export interface WorkflowsOptions {
  /** The server, without a slash at the end; a sandbox of our own when left out. */
  readonly url: string | undefined;
  /** The authorization service, when it is a server of its own. */
  readonly authUrl: string | undefined;
  /** Names of documents and workflows; all when empty. */
  readonly only: readonly string[];
  /** Inputs of the workflows, by name. */
  readonly inputs: Readonly<Record<string, string>>;
}

const optionLines = Object.entries(inputOptions).map(([name, { value, variable, about }]) => {
  const option = `--${name} ${value}`.padEnd(20);
  return `  ${option}${about}${variable ? `, also from ${variable}` : ''}`;
});

/** What `--help` prints. */
export const help = `Runs the workflows of openapi/workflows with Redocly Respect.

  npm run workflows                                     all of them, on a sandbox of its own
  npm run workflows -- --url URL --token T              on a server: those that can run there
  npm run workflows -- --only first-invoice             some, by the name of a workflow or of a document; repeatable

They create what they need, and delete it at the end where the API can. Workflows that do what a person does inside the
platform run on a sandbox only. On a sandbox the user signs in without a browser. Elsewhere send a user to sign in, and
give the code that comes back.

  --url URL           the server, without /v1
  --auth-url URL      the authorization service, when it is another server
${optionLines.join('\n')}
  --input NAME=VALUE  another input of the workflows, such as bookyear=2027; repeatable
  --only NAME         only this workflow, or this document
  --help, -h          this text

The exit code is 1 when a workflow fails or the server cannot be reached, and 2 when the arguments are wrong.
`;

/**
 * Reads the command line and the environment.
 *
 * @returns nothing when help is asked for.
 * @throws UsageError that names the option and says what it takes.
 */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): WorkflowsOptions | undefined {
  const { help: wantsHelp, url, 'auth-url': authUrl, only = [], input = [], ...rest } = parsed(args);
  if (wantsHelp) return undefined;
  const given: Readonly<Record<string, string | undefined>> = { ...rest, 'auth-url': authUrl };
  const stray = ofServers.find((name) => given[name] !== undefined);
  if (stray && !url) throw new UsageError(`--${stray} goes with --url, which names the server.`);
  const own = Object.entries(inputOptions).flatMap(([name, { input: key, variable }]) => {
    const value = given[name] ?? (url && variable ? environment[variable] : undefined);
    return value ? [[key, value] as const] : [];
  });
  const inputs = Object.fromEntries([...own, ...input.map(pair)]);
  if (inputs.tenant && !/^[1-9]\d*$/.test(inputs.tenant)) {
    throw new UsageError(`--tenant takes the number of an administration, not "${inputs.tenant}".`);
  }
  return { url: url && address('--url', url), authUrl: authUrl && address('--auth-url', authUrl), only, inputs };
}

/** The option that gives an input: `--client-id ID` for `clientId`. */
export function optionFor(input: string, value?: string): string {
  const [name, option] = Object.entries(inputOptions).find(([, one]) => one.input === input) ?? [];
  return option ? `--${name} ${value ?? option.value}` : `--input ${input}=${value ?? 'VALUE'}`;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        'auth-url': { type: 'string' },
        only: { type: 'string', multiple: true },
        input: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(Object.keys(inputOptions).map((name) => [name, { type: 'string' as const }])),
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}. See --help.`.replace('..', '.'));
  }
}

function pair(text: string): readonly [name: string, value: string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new UsageError(`--input takes NAME=VALUE, not "${text}".`);
  return [name, value];
}

function address(option: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.username === '') {
    return url.href.replace(/\/+$/, '');
  }
  throw new UsageError(`${option} takes an address such as https://api.accounting-platform.example, not "${text}".`);
}
