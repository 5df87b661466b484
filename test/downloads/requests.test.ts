import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { identifiers } from '../../site/downloads/identifiers.ts';
import { operations } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';
import { exceptions, expectedNames, expectedStatus } from './expected.ts';
import type { Request, Variables } from './request.ts';
import { runScript, send, type Tool, texts, tools } from './tools.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });

/** Addresses that are the name of a format, and called by nobody. */
const formats: Readonly<Record<string, readonly string[]>> = { 'the Postman collection': ['schema.getpostman.com'] };

const here = (): Variables => ({ baseUrl: sandbox.url, authUrl: sandbox.url });

function requestOf(tool: Tool, name: string, variables: Variables = {}): Request {
  const found = tool.requests({ ...here(), ...variables }).find((request) => request.name === name);
  if (!found) throw new Error(`There is no ${name} in ${tool.file}`);
  return found;
}

/** Signs in as a person does: opens the address of the file in a browser, and copies the code. */
async function codeBy(tool: Tool): Promise<Variables> {
  const callback = await openBrowser(sandbox.url).signIn(requestOf(tool, 'authorize').url);
  return { code: callback.searchParams.get('code') ?? '' };
}

/** What a person sets before a request that exchanges something. */
async function variablesFor(tool: Tool, name: string): Promise<Variables> {
  if (!name.startsWith('requestToken')) return {};
  const code = await codeBy(tool);
  if (name === 'requestTokenAuthorizationCode') return code;
  const { text } = await send(requestOf(tool, 'requestTokenAuthorizationCode', code));
  return { refreshToken: JSON.parse(text).refresh_token };
}

async function expectAnswer(request: Request) {
  const answer = await send(request);
  expect({ status: answer.status, why: answer.text }).toMatchObject({ status: expectedStatus(request) });
  return answer;
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

  it('asks nobody but the sandbox', () => {
    expect(new Set(tool.requests().map(({ url }) => new URL(url).host))).toEqual(new Set(['localhost:4010']));
  });

  describe('each request on the demo companies as they are', () => {
    beforeEach(() => sandbox.reset());

    it.each(expectedNames)('%s', async (name) => {
      await expectAnswer(requestOf(tool, name, await variablesFor(tool, name)));
    });
  });

  it('can be sent from the first to the last', async () => {
    await sandbox.reset();
    let variables = await variablesFor(tool, 'requestTokenAuthorizationCode');
    for (const { name } of tool.requests()) {
      // Where no script keeps the refresh token, a person copies it.
      if (name === 'requestTokenRefresh' && !variables.refreshToken) {
        variables = { ...variables, ...(await variablesFor(tool, name)) };
      }
      const request = requestOf(tool, name, variables);
      variables = { ...variables, ...runScript(request, await expectAnswer(request)) };
    }
  });

  it('names no host but localhost and those of examples', () => {
    const hosts = [...tool.text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
    expect(hosts).toContain('localhost');
    expect(hosts.filter((host) => !/^localhost$|\.example$/.test(host ?? ''))).toEqual(formats[tool.file] ?? []);
  });
});

describe('what the files are made from', () => {
  it('gives the same bytes each time', async () => {
    expect([await texts.collection(), await texts.httpFile()]).toEqual(tools.map(({ text }) => text));
  });

  it('names only operations that there are', () => {
    const known = operations.flatMap(({ method, path }) => [path, `${method} ${path}`]);
    expect(known).toEqual(expect.arrayContaining(Object.keys(identifiers)));
    expect(expectedNames).toEqual(expect.arrayContaining(Object.keys(exceptions)));
  });
});
