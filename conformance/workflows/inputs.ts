import { requireUrl, toUrl } from '../../programs/command.ts';
import { CliError } from '../../programs/errors.ts';
import type { Environment, ServerOptions } from '../cli/options.ts';

export interface WorkflowOptions extends ServerOptions {
  readonly authUrl?: string;
  readonly code?: string;
  readonly controlKey?: string;
  readonly input?: readonly string[];
  readonly only?: readonly string[];
}

export type Inputs = Readonly<Record<string, string | number>>;

export type WorkflowSettings = ReturnType<typeof toWorkflowSettings>;

const inputNames = ['token', 'tenant', 'code', 'redirectUri', 'clientId', 'clientSecret', 'controlKey'] as const;

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @throws CliError for contradictory options. */
export function toWorkflowSettings(options: WorkflowOptions, environment: Environment) {
  requireUrl(options, ['authUrl', 'token', 'code', 'controlKey']);
  const { url, authUrl, only = [], input = [] } = options;
  const named = inputNames.flatMap((name) => {
    const variable = `ACCOUNTING_${toKebab(name).toUpperCase().replace('-', '_')}`;
    const fallback = url === undefined || name === 'tenant' ? undefined : environment[variable];
    const value = options[name] ?? fallback;
    return value ? [[name, value] as const] : [];
  });
  const inputs: Inputs = Object.fromEntries([...named, ...input.map(parseInput)]);
  return {
    /** URL of the server, without a slash at the end; undefined for a new sandbox. */
    url: url === undefined ? undefined : toUrl('url', url),
    authUrl: authUrl === undefined ? undefined : toUrl('auth-url', authUrl),
    only,
    inputs,
  };
}

/** Returns the option of an input: `--client-id` for `clientId`. */
export function formatOption(input: string): string {
  return (inputNames as readonly string[]).includes(input) ? `--${toKebab(input)}` : `--input ${input}=VALUE`;
}

function parseInput(pair: string): readonly [name: string, value: string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new CliError(`--input takes NAME=VALUE, not "${pair}".`);
  return [name, value];
}
