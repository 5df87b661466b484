import type { Command } from 'commander';
import {
  parseInteger,
  parseLanguage,
  parsePositiveNumber,
  requireUrl,
  TOKEN_VARIABLE,
  toToken,
  toUrl,
} from '../../../programs/command.ts';
import { CliError } from '../../../programs/errors.ts';
import {
  DECISIONS,
  type OAuthClient,
  PROFILES,
  type RateLimits,
  REQUIREMENTS,
  SECRET_VARIABLE,
  type Settings,
} from '../../session/settings.ts';
import {
  addOnlyOption,
  addPublicUrlOption,
  addReportOptions,
  addServerOptions,
  appendValue,
  createChoice,
  type Environment,
  type ReportOptions,
  type ServerOptions,
  selectOperations,
  toHeader,
} from '../options.ts';

type SettingOptions =
  | 'profile'
  | 'publicUrl'
  | 'decisions'
  | 'language'
  | 'require'
  | 'maxTime'
  | Exclude<keyof RateLimits, 'onWait'>;

export interface CheckOptions extends ServerOptions, ReportOptions, Pick<Settings, SettingOptions> {
  readonly write?: boolean;
  readonly allowPermanent?: boolean;
  readonly cleanup?: boolean;
  readonly journal?: string;
  readonly only?: readonly string[];
  readonly refreshToken?: string;
  readonly header?: readonly string[];
  readonly requireCoverage?: boolean;
}

const PROFILE_HELP = 'all of the contract, or what a mock server made from it can do';
const DECISIONS_HELP = 'assert decisions of the contract of samples, or of every operation';
const REQUIRE_HELP = 'what no server may leave out: endpoints that are absent are violations';

export const addCheckOptions = (command: Command): Command =>
  addReportOptions(
    addOnlyOption(addPublicUrlOption(addServerOptions(command)), 'operations'),
    'the latter for a sandbox',
  )
    .addOption(createChoice('--profile <name>', PROFILE_HELP, PROFILES).default('full'))
    .addOption(createChoice('--decisions <which>', DECISIONS_HELP, DECISIONS).default('sampled'))
    .option('--write', 'also create, change and delete records, only those of the run; numbers of series are used up')
    .option(
      '--allow-permanent',
      'also upload PDFs to the inbox, which the API cannot delete, and try to delete read-only records',
    )
    .option('--cleanup', 'only delete the records that earlier runs left')
    .option('--journal <file>', 'where a run notes what it creates; a file of the user for each server when left out')
    .option('--language <tag>', 'the language of messages', parseLanguage, 'en')
    .option('--refresh-token <token>', 'a refresh token of the client, which is used up')
    .option('--header <header>', 'a header that a gateway needs, in every request; repeatable', appendValue)
    .option('--concurrency <n>', 'concurrent requests', parseInteger(1), 4)
    .option('--rps <n>', 'requests per second; no limit when left out', parsePositiveNumber)
    .option('--max-retry-wait <seconds>', 'how long a request waits for 429', parseInteger(0), 60)
    .option('--timeout <seconds>', 'how long a response may take', parseInteger(1), 30)
    .option('--max-time <seconds>', 'how long the run may take', parsePositiveNumber, 3600)
    .addOption(createChoice('--require <what>', REQUIRE_HELP, REQUIREMENTS))
    .option('--require-coverage', 'exit with 1 when a status that can be provoked is not covered, too');

/** Returns the settings of the command line; the URL of a new sandbox is empty. */
export function toSettings(options: CheckOptions, environment: Environment): Settings {
  requireUrl(options, [
    'publicUrl',
    'token',
    'clientId',
    'clientSecret',
    'redirectUri',
    'refreshToken',
    'cleanup',
    'journal',
    'header',
  ]);
  const { url, publicUrl, header, only } = options;
  const isOwn = url === undefined;
  if (isOwn && options.profile === 'stateless')
    throw new CliError('--profile stateless is for a mock server: name its --url.');
  return {
    ...options,
    url: isOwn ? '' : toUrl('url', url),
    publicUrl: publicUrl === undefined ? undefined : toUrl('public-url', publicUrl),
    token: isOwn ? '' : toToken(options.token ?? environment[TOKEN_VARIABLE]),
    tenant: options.tenant,
    gatewayHeaders: header?.map(toHeader),
    write: options.write ?? isOwn,
    allowPermanent: options.allowPermanent ?? isOwn,
    operations: selectOperations(only),
    client: toClient(options, environment),
  };
}

function toClient(options: CheckOptions, environment: Environment): OAuthClient | undefined {
  const { clientId: id, redirectUri, refreshToken } = options;
  const secret = options.clientSecret ?? environment[SECRET_VARIABLE];
  if (id !== undefined && secret) return { id, secret, redirectUri, refreshToken };
  if (id !== undefined) throw new CliError(`--client-id needs --client-secret, or ${SECRET_VARIABLE}.`);
  const names = { clientSecret: '--client-secret', redirectUri: '--redirect-uri', refreshToken: '--refresh-token' };
  const [, flag] = Object.entries(names).find(([name]) => name in options) ?? [];
  if (flag) throw new CliError(`${flag} needs --client-id.`);
  return undefined;
}
