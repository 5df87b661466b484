import { expect, it } from 'vitest';
import { formatOption, toWorkflowSettings, type WorkflowOptions } from './inputs.ts';

const url = 'https://api.accounting-platform.example';
const environment = { ACCOUNTING_TOKEN: 'from-outside', ACCOUNTING_CLIENT_SECRET: 'secret' };

it.each<[WorkflowOptions, Partial<ReturnType<typeof toWorkflowSettings>>]>([
  // All workflows, on a new sandbox.
  [{}, { url: undefined, authUrl: undefined, only: [], inputs: {} }],
  [{ url }, { url, inputs: { token: 'from-outside', clientSecret: 'secret' } }],
  [
    { url: `${url}/`, token: 'own', tenant: 7, clientId: 'me', only: ['sign-in', 'period-*'], input: ['note=a=b'] },
    {
      url,
      only: ['sign-in', 'period-*'],
      inputs: { token: 'own', tenant: 7, clientId: 'me', clientSecret: 'secret', note: 'a=b' },
    },
  ],
])('The options of workflows come before the environment: %j', (options, settings) => {
  expect(toWorkflowSettings(options, environment)).toMatchObject(settings);
});

it.each<[WorkflowOptions, string]>([
  [{ url: 'api.accounting-platform.example' }, '--url takes a URL such as https://'],
  [{ url, authUrl: 'ftp://x.example' }, '--auth-url takes a URL such as https://'],
  [{ token: 'x' }, '--token is for a server. Name it with --url.'],
  [{ authUrl: 'http://localhost' }, '--auth-url is for a server. Name it with --url.'],
  [{ input: ['bookyear'] }, '--input takes NAME=VALUE, not "bookyear".'],
])('The options %j are rejected with a sentence', (options, message) => {
  expect(() => toWorkflowSettings(options, {})).toThrow(
    expect.objectContaining({ name: 'CliError', message: expect.stringContaining(message) }),
  );
});

it('Each input of a sign-in has an option', () => {
  expect(['redirectUri', 'bookyear'].map(formatOption)).toEqual(['--redirect-uri', '--input bookyear=VALUE']);
});
