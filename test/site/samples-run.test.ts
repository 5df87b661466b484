import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { openBrowser } from '../../scripts/lib/fake-browser.ts';
import { repository } from '../../scripts/lib/run.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { commandsOf, requestOf } from '../contract/curl.ts';
import { useSandbox } from '../support/sandbox.ts';
import { getCode, listExternalHosts, type Sample, samples } from './samples.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
afterAll(() => expect(sandbox.loggedErrors).toEqual([]));

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
  const [[, tokens] = []] = await runJavaScript(findSample('requestTokenAuthorizationCode'), { CODE });
  return { REFRESH_TOKEN: (tokens as { refresh_token: string }).refresh_token };
}

const shortOptions: Readonly<Record<string, string>> = {
  '--request': '-X',
  '--header': '-H',
  '--data': '-d',
  '--output': '-o',
  '--include': '-i',
};

const encodeField = (field: string): string => {
  const [name = '', ...value] = field.split('=');
  return new URLSearchParams({ [name]: value.join('=') }).toString();
};

/** Reads the request of a curl sample, like the commands of the guides. */
function readCurl(sample: Sample, environment: Record<string, string>) {
  const [command = [], ...more] = commandsOf(
    replaceServer(getCode(sample, 'curl')),
    new Map(Object.entries(environment)),
  );
  expect(more).toEqual([]);
  const words = command.map((word, index) => (command[index - 1] === '--data-urlencode' ? encodeField(word) : word));
  const request = requestOf(words.map((word) => (word === '--data-urlencode' ? '-d' : (shortOptions[word] ?? word))));
  return { request };
}

type Printed = readonly unknown[];

// biome-ignore lint/complexity/useArrowFunction: an arrow function has no constructor of asynchronous functions.
const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs a sample as a module, with files and environment of the test. Returns what it prints, and the file it writes. */
async function runJavaScript(sample: Sample, environment: Record<string, string>): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const code = replaceServer(getCode(sample, 'JavaScript')).replace(/^import .* from 'node:fs\/promises';\n/, '');
  const globals = {
    process: { env: { ACCESS_TOKEN: demoToken, ...environment } },
    console: { log: (...values: unknown[]) => printed.push(values) },
    readFile: async () => samplePdf.createBytes(),
    writeFile: async (name: string, content: ReadableStream) =>
      printed.push([name, await new Response(content).text()]),
  };
  await new AsyncFunction(...Object.keys(globals), code)(...Object.values(globals));
  return printed;
}

describe('each sample on fresh demo data', () => {
  beforeEach(() => sandbox.reset());

  it.each(samples)('$name in JavaScript succeeds', async (sample) => {
    const [[first, second] = []] = await runJavaScript(sample, await getEnvironment(sample));
    if (sample.request.responseKind === 'pdf')
      expect([first, second]).toEqual(['document.pdf', expect.stringMatching(/^%PDF-/)]);
    else if (sample.request.responseKind === 'redirect')
      expect((await openBrowser(sandbox.url).visit(`${second}`)).response?.status).toBe(200);
    else expect({ status: first, body: second }).toEqual({ status: expect.toSatisfy(isSuccess), body: second });
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

describe('the samples', () => {
  it('in TypeScript compile against the client, under every strict rule', () => {
    const files = new Map(
      samples.map((sample) => [
        join(repository, 'samples-of-the-site', `${sample.name}.ts`),
        getCode(sample, 'TypeScript'),
      ]),
    );
    expect(compile(files)).toEqual([]);
  });

  it('in TypeScript do not compile with an unknown field', () => {
    const code = getCode(findSample('createDebtor'), 'TypeScript').replace('debtorKindId:', 'debtorKind:');
    expect(compile(new Map([[join(repository, 'samples-of-the-site', 'wrong.ts'), code]]))).toHaveLength(1);
  });

  it.each(samples)('of $name have no other host, and no token except the demo token in curl', (sample) => {
    for (const [language, code] of sample.code) {
      expect(listExternalHosts(code)).toEqual([]);
      expect(code).not.toMatch(/<[A-Z_]+>/);
      if (language !== 'curl') expect(code).not.toContain(demoToken);
    }
  });
});

/** Compiles files in memory, and returns the errors. */
function compile(files: ReadonlyMap<string, string>): string[] {
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
    .map(({ file, messageText }) => `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
