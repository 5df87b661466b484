import { type Command, Option } from 'commander';
import { SCENARIO_NAMES } from '../mocks/seed/scenario-names.ts';
import {
  CliError,
  createCommand,
  parseInteger,
  parseLanguage,
  requireUrl,
  TOKEN_VARIABLE,
  toToken,
  toUrl,
} from '../scripts/lib/command.ts';
import { CONTROL_KEY_VARIABLE, type Settings } from './settings.ts';

const DETAILS = `
It talks to its client on standard input and output. Without --url it starts a sandbox of its own, and without --write it
changes nothing. The token and the key are never shown.`;

/** Creates the command; `onSettings` gets the settings. */
export const createMcpCommand = (
  environment: NodeJS.ProcessEnv,
  onSettings: (settings: Settings) => Promise<void>,
): Command =>
  createCommand('mcp', 'Serves the contract, its guides and a sandbox to AI agents, by the Model Context Protocol.')
    .option('--url <url>', 'the server, without /v1; a new sandbox when left out')
    .option('--token <token>', `the access token; better in ${TOKEN_VARIABLE}`)
    .option('--tenant <n>', "the administration; the token's own when left out", parseInteger(1))
    .option('--language <tag>', 'the language of messages', parseLanguage)
    .option('--control-key <key>', `the key of a sandbox with one; better in ${CONTROL_KEY_VARIABLE}`)
    .option('--write', 'let tools change data')
    .option('--allow-platform', 'with --write: also change data of a server that is no sandbox')
    .addOption(new Option('--scenario <name>', 'initial data of the new sandbox').choices(SCENARIO_NAMES))
    .option('--clock <time>', 'initial time of the new sandbox')
    .addHelpText('after', DETAILS)
    .action((options: Settings) => onSettings(toSettings(options, environment)));

/** @throws CliError for options that do not fit together. */
export function toSettings(options: Settings, environment: NodeJS.ProcessEnv): Settings {
  requireUrl(options, ['token', 'controlKey', 'allowPlatform']);
  if (options.allowPlatform && !options.write) throw new CliError('--allow-platform needs --write.');
  if (options.url === undefined) return options;
  const own = (['scenario', 'clock'] as const).find((name) => options[name] !== undefined);
  if (own) throw new CliError(`--${own} is for a new sandbox. Leave out --url.`);
  const token = options.token ?? environment[TOKEN_VARIABLE];
  const controlKey = options.controlKey ?? environment[CONTROL_KEY_VARIABLE];
  return {
    ...options,
    url: toUrl('url', options.url),
    token: token === undefined ? undefined : toToken(token),
    controlKey,
  };
}
