import { describe, expect, it } from 'vitest';
import { CliError } from '../../programs/errors.ts';
import { formatOption, toWorkflowSettings, type WorkflowOptions } from './inputs.ts';

const url = 'https://api.accounting-platform.example';

describe('The options of workflows', () => {
  it('select all workflows on a new sandbox when they are left out', () => {
    const environment = { ACCOUNTING_TOKEN: 'from-outside' };
    expect(toWorkflowSettings({}, environment)).toEqual({ url: undefined, authUrl: undefined, only: [], inputs: {} });
  });

  it('name a server, workflows and inputs', () => {
    const options = { url: `${url}/`, tenant: 7, clientId: 'me', only: ['sign-in', 'period-*'], input: ['note=a=b'] };
    expect(toWorkflowSettings(options, {})).toEqual({
      url,
      authUrl: undefined,
      only: ['sign-in', 'period-*'],
      inputs: { tenant: 7, clientId: 'me', note: 'a=b' },
    });
  });

  it('come before the environment', () => {
    const environment = { ACCOUNTING_TOKEN: 'from-outside', ACCOUNTING_CLIENT_SECRET: 'secret' };
    const { inputs } = toWorkflowSettings({ url }, environment);
    expect(inputs).toEqual({ token: 'from-outside', clientSecret: 'secret' });
    expect(toWorkflowSettings({ url, token: 'own' }, environment).inputs.token).toBe('own');
  });

  it.each<[WorkflowOptions, string]>([
    [{ url: 'api.accounting-platform.example' }, '--url takes a URL such as https://'],
    [{ url, authUrl: 'ftp://x.example' }, '--auth-url takes a URL such as https://'],
    [{ token: 'x' }, '--token is for a server. Name it with --url.'],
    [{ authUrl: 'http://localhost' }, '--auth-url is for a server. Name it with --url.'],
    [{ input: ['bookyear'] }, '--input takes NAME=VALUE, not "bookyear".'],
  ])('reject %j with a sentence', (options, message) => {
    expect(() => toWorkflowSettings(options, {})).toThrow(CliError);
    expect(() => toWorkflowSettings(options, {})).toThrow(message);
  });

  it('exist for each input of a sign-in', () => {
    expect(formatOption('redirectUri')).toBe('--redirect-uri');
    expect(formatOption('bookyear')).toBe('--input bookyear=VALUE');
  });
});
