import { type Command, Option } from 'commander';
import { SCENARIO_NAMES } from '../mocks/seed/scenario-names.ts';
import {
  createCommand,
  parseInteger,
  parseLanguage,
  requireUrl,
  TOKEN_VARIABLE,
  toToken,
  toUrl,
} from '../programs/command.ts';
import { CliError } from '../programs/errors.ts';
import { CONTROL_KEY_VARIABLE, SECRET_VARIABLE, type Settings } from './settings.ts';

const DETAILS = `
It talks to its client on standard input and output, or with --port on HTTP. Without --url it starts a sandbox of its own,
and without --write it changes nothing. Tokens, keys and secrets are never shown.`;

export interface Options extends Omit<Settings, 'http'> {
  readonly port?: number;
  readonly host?: string;
  readonly allowedHosts?: readonly string[];
}

export const createMcpCommand = (
  environment: NodeJS.ProcessEnv,
  onSettings: (settings: Settings) => Promise<void>,
): Command =>
  createCommand('mcp', 'Serves the contract, its guides and a sandbox to AI agents, by the Model Context Protocol.')
    .option('--url <url>', 'the server, without /v1; a new sandbox when left out')
    .option('--token <token>', `the access token; better in ${TOKEN_VARIABLE}`)
    .option('--tenant <n>', "the administration; the token's own when left out", parseInteger(1))
    .option('--administrations <list>', 'the only administrations that tools may use: 1,2', parseList(parseInteger(1)))
    .option('--language <tag>', 'the language of messages', parseLanguage)
    .option('--control-key <key>', `the key of a sandbox with one; better in ${CONTROL_KEY_VARIABLE}`)
    .option('--write', 'let tools change data')
    .option('--allow-platform', 'with --write: also change data of a server that is no sandbox')
    .option('--files <folder>', 'the folder from which tools may upload PDFs')
    .option('--log <file>', 'add a line for each call to this file, not to the standard error output')
    .option('--port <n>', `serve on HTTP; clients send the secret that is in ${SECRET_VARIABLE}`, parseInteger(0))
    .option('--host <address>', 'with --port: the address to listen on; 127.0.0.1 when left out')
    .option('--allowed-hosts <list>', 'with --port: names of this server behind a proxy', parseList(String))
    .addOption(new Option('--scenario <name>', 'initial data of the new sandbox').choices(SCENARIO_NAMES))
    .option('--clock <time>', 'initial time of the new sandbox')
    .addHelpText('after', DETAILS)
    .action((options: Options) => onSettings(toSettings(options, environment)));

const parseList =
  <Value>(parse: (text: string) => Value) =>
  (text: string): readonly Value[] =>
    text.split(',').map((item) => parse(item.trim()));

/** @throws CliError for contradictory options. */
export function toSettings(given: Options, environment: NodeJS.ProcessEnv): Settings {
  const { port, host, allowedHosts, ...options } = given;
  requireUrl(options, ['token', 'controlKey', 'allowPlatform']);
  if (options.allowPlatform && !options.write) throw new CliError('--allow-platform needs --write.');
  const { tenant, administrations } = options;
  if (tenant !== undefined && administrations?.includes(tenant) === false) {
    throw new CliError('--tenant is not among --administrations.');
  }
  const settings = { ...options, ...toHttpSettings(given, environment) };
  if (options.url === undefined) return settings;
  const own = (['scenario', 'clock'] as const).find((name) => options[name] !== undefined);
  if (own) throw new CliError(`--${own} is for a new sandbox. Leave out --url.`);
  const token = options.token ?? environment[TOKEN_VARIABLE];
  const controlKey = options.controlKey ?? environment[CONTROL_KEY_VARIABLE];
  return {
    ...settings,
    url: toUrl('url', options.url),
    token: token === undefined ? undefined : toToken(token),
    controlKey,
  };
}

/** Minimum length: a short secret can be guessed. */
const MIN_SECRET = 16;

function toHttpSettings({ port, host, allowedHosts = [] }: Options, environment: NodeJS.ProcessEnv) {
  if (port === undefined) {
    if (host === undefined && allowedHosts.length === 0) return {};
    throw new CliError('--host and --allowed-hosts need --port.');
  }
  const secret = environment[SECRET_VARIABLE]?.trim() ?? '';
  if (secret.length >= MIN_SECRET) return { http: { port, host: host ?? '127.0.0.1', allowedHosts, secret } };
  throw new CliError(`Set a secret of at least ${MIN_SECRET} characters in ${SECRET_VARIABLE}.`);
}
