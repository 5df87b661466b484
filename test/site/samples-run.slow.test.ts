import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lazy } from '../../contract/memoize.ts';
import * as client from '../../generated/client/src/index.ts';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../programs/recording.ts';
import { repository } from '../../scripts/lib/run.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { parseCommands, parseCurl } from '../../site/run/curl.ts';
import { useSandbox } from '../support/sandbox.ts';
import { startPython } from './python.ts';
import { getCode, listExternalHosts, type Sample, samples } from './samples.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
afterAll(() => expect(sandbox.loggedErrors).toEqual([]));

const python = await startPython({ [samplePdf.name]: samplePdf.createBytes() });
afterAll(() => python?.stop());

const replaceServer = (text: string): string => text.replaceAll(SANDBOX_URL, sandbox.url);

const findSample = (name: string): Sample => {
  const sample = samples.find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`There is no sample ${name}`);
  return sample;
};

/** Gets the environment variables that a person sets before a token request. */
async function getEnvironment({ request }: Sample): Promise<Record<string, string>> {
  if (request.body?.kind !== 'form') return {};
  const authorize = readCurl(findSample('authorize'), {});
  const callback = await openBrowser(sandbox.url).signIn(authorize.request.url);
  const CODE = callback.searchParams.get('code') ?? '';
  if (request.name === 'requestTokenAuthorizationCode') return { CODE };
  const [[tokens] = []] = await runTypeScript(findSample('requestTokenAuthorizationCode'), { CODE });
  return { REFRESH_TOKEN: (tokens as { refresh_token: string }).refresh_token };
}

/** Reads the request of a curl sample, like the commands of the guides. */
function readCurl(sample: Sample, environment: Record<string, string>) {
  const [command = [], ...more] = parseCommands(
    replaceServer(getCode(sample, 'curl')),
    new Map(Object.entries({ ACCESS_TOKEN: demoToken, ...environment })),
  );
  expect(more).toEqual([]);
  return { request: parseCurl(command) };
}

type Printed = readonly unknown[];

// biome-ignore lint/complexity/useArrowFunction: an arrow function has no constructor of asynchronous functions.
const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

/**
 * Runs a sample, whose code has no type annotations, with files and environment of the test. Returns what it prints, and the
 * file it writes.
 */
async function runTypeScript(sample: Sample, environment: Record<string, string>): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const code = replaceServer(getCode(sample, 'TypeScript')).replaceAll(
    /^import (\{.*\}) from (".*");$/gm,
    'const $1 = modules[$2];',
  );
  const globals = {
    process: { env: { ACCESS_TOKEN: demoToken, ...environment } },
    console: { log: (...values: unknown[]) => printed.push(values) },
    modules: {
      '@accounting-platform/client': client,
      'node:fs/promises': {
        readFile: async () => samplePdf.createBytes(),
        writeFile: async (name: string, content: ConstructorParameters<typeof Response>[0]) =>
          printed.push([name, await new Response(content).text()]),
      },
    },
  };
  await new AsyncFunction(...Object.keys(globals), code)(...Object.values(globals));
  return printed;
}

describe('each sample on fresh demo data', () => {
  beforeEach(() => sandbox.reset());

  it.each(samples)('$name in TypeScript succeeds', async (sample) => {
    const [printed] = await runTypeScript(sample, await getEnvironment(sample));
    const { responseKind } = sample.request;
    if (responseKind === 'pdf') expect(printed).toEqual(['document.pdf', expect.stringMatching(/^%PDF-/)]);
    else if (responseKind === 'no-content') expect(printed).toBeUndefined();
    else if (responseKind === 'redirect')
      expect((await openBrowser(sandbox.url).visit(`${printed?.at(-1)}`)).response?.status).toBe(200);
    else expect(printed?.at(-1)).toBeTruthy();
  });

  it.skipIf(python === undefined).each(samples)('$name in Python succeeds', async (sample) => {
    const environment = { ACCESS_TOKEN: demoToken, ...(await getEnvironment(sample)) };
    expect(await python?.run(replaceServer(getCode(sample, 'Python')), environment)).toBe('succeeded');
  });

  it.each(samples)('$name with curl succeeds', async (sample) => {
    const { request } = readCurl(sample, await getEnvironment(sample));
    const { url, method, headers, upload } = request;
    const body = upload ? samplePdf.createBytes() : request.body;
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) });
    expect({ status: response.status, reason: await response.text() }).toMatchObject({
      status: expect.toSatisfy(
        (status) => isSuccess(status) || (status === 302 && sample.request.responseKind === 'redirect'),
      ),
    });
    expect(request.output).toBe(sample.request.responseKind === 'pdf' ? 'document.pdf' : undefined);
  });
});

const isSuccess = (status: unknown): boolean => status === 200 || status === 201 || status === 204;

const checks: Readonly<Record<string, RegExp>> = {
  curl: /--fail/,
  TypeScript: /createClient/,
  Python: /raise_for_status\(\)/,
  'C#': /EnsureSuccessStatusCode\(\)/,
  PHP: /new Client\(/,
};

it('a download with a wrong token writes no file', async () => {
  const printed = runTypeScript(findSample('downloadFile'), { ACCESS_TOKEN: 'wrong' });
  await expect(printed).rejects.toMatchObject({ status: 401 });
});

describe('the samples', () => {
  // One program: it takes seconds to read the client.
  const findDiagnostics = lazy(() => {
    const code = getCode(findSample('createDebtor'), 'TypeScript').replace('debtorKindId:', 'debtorKind:');
    return compile(
      new Map([
        ...samples.map((sample) => [`${sample.name}.ts`, getCode(sample, 'TypeScript')] as const),
        ['wrong.ts', code],
      ]),
    );
  });

  it('in TypeScript compile against the client, under every strict rule', () => {
    expect(findDiagnostics().filter((line) => !line.startsWith('wrong.ts '))).toEqual([]);
  });

  it('in TypeScript do not compile with an unknown field', () => {
    expect(findDiagnostics().filter((line) => line.startsWith('wrong.ts '))).toHaveLength(1);
  });

  it.each(samples)('of $name have no other host and no token, and check the response', (sample) => {
    for (const [language, code] of sample.code) {
      expect(listExternalHosts(code)).toEqual([]);
      expect(code).not.toMatch(/<[A-Z_]+>/);
      expect(code).not.toContain(demoToken);
      if (sample.request.responseKind !== 'redirect') expect(code).toMatch(checks[language] ?? /^$/);
    }
  });
});

/** @param sources by the names of their files. */
function compile(sources: ReadonlyMap<string, string>): string[] {
  const folder = join(repository, 'samples-of-the-site');
  const files = new Map([...sources].map(([name, text]) => [join(folder, name), text]));
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, repository);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file ? relative(folder, file.fileName) : ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
