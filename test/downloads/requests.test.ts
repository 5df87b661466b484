import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/lib/fake-browser.ts';
import { pathParamOverrides } from '../../site/requests/path-params.ts';
import { operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';
import { exceptions, expectedNames, expectedStatus } from './expected.ts';
import type { Request, Variables } from './request.ts';
import { runScript, send, type Tool, texts, tools } from './tools.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
afterAll(() => expect(sandbox.loggedErrors).toEqual([]));

/** Hosts in identifiers of a format, to which no tool sends a request. */
const formats: Readonly<Record<string, readonly string[]>> = { 'the Postman collection': ['schema.getpostman.com'] };

const getServers = (): Variables => ({ baseUrl: sandbox.url, authUrl: sandbox.url });

function findRequest(tool: Tool, name: string, variables: Variables = {}): Request {
  const request = tool.requests({ ...getServers(), ...variables }).find((candidate) => candidate.name === name);
  if (!request) throw new Error(`There is no ${name} in ${tool.file}`);
  return request;
}

/** Signs in as a person does: opens the address of the file in a browser, and copies the code. */
async function signIn(tool: Tool): Promise<Variables> {
  const callback = await openBrowser(sandbox.url).signIn(findRequest(tool, 'authorize').url);
  return { code: callback.searchParams.get('code') ?? '' };
}

/** Gets the variables that a person sets before a token request. */
async function getVariables(tool: Tool, name: string): Promise<Variables> {
  if (!name.startsWith('requestToken')) return {};
  const code = await signIn(tool);
  if (name === 'requestTokenAuthorizationCode') return code;
  const { text } = await send(findRequest(tool, 'requestTokenAuthorizationCode', code));
  return { refreshToken: JSON.parse(text).refresh_token };
}

async function expectResponse(request: Request) {
  const response = await send(request);
  expect({ status: response.status, reason: response.text }).toMatchObject({ status: expectedStatus(request) });
  return response;
}

describe.each(tools)('$file', (tool) => {
  it('has every operation once, and nothing else', () => {
    expect(
      tool
        .requests()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expectedNames.toSorted());
  });

  it('sends requests only to the sandbox', () => {
    expect(new Set(tool.requests().map(({ url }) => new URL(url).host))).toEqual(new Set(['localhost:4010']));
  });

  describe('each request on fresh demo data', () => {
    beforeEach(() => sandbox.reset());

    it.each(expectedNames)('%s has the expected status', async (name) => {
      await expectResponse(findRequest(tool, name, await getVariables(tool, name)));
    });
  });

  it('can be sent from the first request to the last', async () => {
    await sandbox.reset();
    let variables = await getVariables(tool, 'requestTokenAuthorizationCode');
    for (const { name } of tool.requests()) {
      // Without a script that saves the refresh token, a person copies it.
      if (name === 'requestTokenRefresh' && !variables.refreshToken) {
        variables = { ...variables, ...(await getVariables(tool, name)) };
      }
      const request = findRequest(tool, name, variables);
      variables = { ...variables, ...runScript(request, await expectResponse(request)) };
    }
  });

  it('names no host but localhost and those of examples', () => {
    const hosts = [...tool.text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
    expect(hosts).toContain('localhost');
    expect(hosts.filter((host) => !/^localhost$|\.example$/.test(host ?? ''))).toEqual(formats[tool.file] ?? []);
  });
});

describe('the sources of the files', () => {
  it('give the same bytes each time', async () => {
    expect([await texts.collection(), await texts.httpFile()]).toEqual(tools.map(({ text }) => text));
  });

  it('name only existing operations', () => {
    const known = operations.flatMap(({ method, path }) => [path, `${method} ${path}`]);
    expect(known).toEqual(expect.arrayContaining(Object.keys(pathParamOverrides)));
    expect(expectedNames).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  });
});
