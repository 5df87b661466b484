import { join } from 'node:path';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { repository } from '../../scripts/lib/run.ts';
import { scan } from '../../site/downloads/scan.ts';
import { sandboxUrl } from '../../site/samples/calls.ts';
import { commandsOf, requestOf } from '../contract/curl.ts';
import { useSandbox } from '../support/sandbox.ts';
import { codeOf, outsideHosts, type Sampled, sampled } from './samples.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });

const here = (text: string): string => text.replaceAll(sandboxUrl, sandbox.url);

const sampleOf = (name: string): Sampled => {
  const found = sampled.find((sample) => sample.name === name);
  if (!found) throw new Error(`There is no sample ${name}`);
  return found;
};

/** What a person has set before a sample that exchanges something. */
async function environmentFor({ call }: Sampled): Promise<Record<string, string>> {
  if (call.body?.kind !== 'form') return {};
  const { request } = readCurl(sampleOf('authorize'), {});
  const callback = await openBrowser(sandbox.url).signIn(request.url);
  const CODE = callback.searchParams.get('code') ?? '';
  if (call.name === 'requestTokenAuthorizationCode') return { CODE };
  const [[, tokens] = []] = await runJavaScript(sampleOf('requestTokenAuthorizationCode'), { CODE });
  return { REFRESH_TOKEN: (tokens as { refresh_token: string }).refresh_token };
}

const long: Readonly<Record<string, string>> = {
  '--request': '-X',
  '--header': '-H',
  '--data': '-d',
  '--output': '-o',
  '--include': '-i',
};

const encoded = (field: string): string => {
  const [name = '', ...value] = field.split('=');
  return new URLSearchParams({ [name]: value.join('=') }).toString();
};

/** The request of a curl sample, by the reader of the commands in the guides. */
function readCurl(sample: Sampled, environment: Record<string, string>) {
  const [command = [], ...more] = commandsOf(here(codeOf(sample, 'curl')), new Map(Object.entries(environment)));
  expect(more).toEqual([]);
  const words = command.map((word, index) => (command[index - 1] === '--data-urlencode' ? encoded(word) : word));
  const request = requestOf(words.map((word) => (word === '--data-urlencode' ? '-d' : (long[word] ?? word))));
  return { request };
}

type Printed = readonly unknown[];

// biome-ignore lint/complexity/useArrowFunction: an arrow function has no constructor of asynchronous functions.
const AsyncFunction = async function () {}.constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs a sample as a module would, with files and environment of the test. What it printed, and the file it wrote. */
async function runJavaScript(sample: Sampled, environment: Record<string, string>): Promise<readonly Printed[]> {
  const printed: Printed[] = [];
  const code = here(codeOf(sample, 'JavaScript')).replace(/^import .* from 'node:fs\/promises';\n/, '');
  const globals = {
    process: { env: { ACCESS_TOKEN: demoToken, ...environment } },
    console: { log: (...values: unknown[]) => printed.push(values) },
    readFile: async () => scan.bytes(),
    writeFile: async (name: string, content: ReadableStream) =>
      printed.push([name, await new Response(content).text()]),
  };
  await new AsyncFunction(...Object.keys(globals), code)(...Object.values(globals));
  return printed;
}

/** Sends what a sample says has to be sent before. */
async function prepare({ call }: Sampled): Promise<void> {
  if (call.after) await runJavaScript(sampleOf(call.after), {});
}

describe('each sample on the demo companies as they are', () => {
  beforeEach(() => sandbox.reset());

  it.each(sampled)('$name in JavaScript', async (sample) => {
    await prepare(sample);
    const [[first, second] = []] = await runJavaScript(sample, await environmentFor(sample));
    if (sample.call.outcome === 'pdf')
      expect([first, second]).toEqual(['document.pdf', expect.stringMatching(/^%PDF-/)]);
    else if (sample.call.outcome === 'page')
      expect((await openBrowser(sandbox.url).visit(`${second}`)).response?.status).toBe(200);
    else expect({ status: first, body: second }).toEqual({ status: expect.toSatisfy(isSuccess), body: second });
  });

  it.each(sampled)('$name with curl', async (sample) => {
    await prepare(sample);
    const { request } = readCurl(sample, await environmentFor(sample));
    const { url, method, headers, upload } = request;
    const body = upload ? Uint8Array.from(scan.bytes()) : request.body;
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) });
    expect({ status: response.status, why: await response.text() }).toMatchObject({
      status: expect.toSatisfy((status) => isSuccess(status) || (status === 302 && sample.call.outcome === 'page')),
    });
    expect(request.output).toBe(sample.call.outcome === 'pdf' ? 'document.pdf' : undefined);
  });
});

const isSuccess = (status: unknown): boolean => status === 200 || status === 201 || status === 204;

describe('the samples', () => {
  it('in TypeScript compile against the client, under every strict rule', () => {
    const files = new Map(
      sampled.map((sample) => [
        join(repository, 'samples-of-the-site', `${sample.name}.ts`),
        codeOf(sample, 'TypeScript'),
      ]),
    );
    expect(compiled(files)).toEqual([]);
  });

  it('in TypeScript are checked: a field that is not there is an error', () => {
    const code = codeOf(sampleOf('createDebtor'), 'TypeScript').replace('debtorKindId:', 'debtorKind:');
    expect(compiled(new Map([[join(repository, 'samples-of-the-site', 'wrong.ts'), code]]))).toHaveLength(1);
  });

  it.each(sampled)('of $name name no other host, and no token but the public one in curl', (sample) => {
    for (const [language, code] of sample.code) {
      expect(outsideHosts(code)).toEqual([]);
      expect(code).not.toMatch(/<[A-Z_]+>/);
      if (language !== 'curl') expect(code).not.toContain(demoToken);
    }
  });
});

/** What the compiler says against files that are not on the disk. */
function compiled(files: ReadonlyMap<string, string>): string[] {
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
