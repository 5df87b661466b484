import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { NoBrowser } from '../chromium.ts';
import type { OpenPage, RunningBrowser } from './pages.ts';

// Playwright drives a Firefox of its own, which no registry has. The Firefox of a system speaks WebDriver BiDi:
// https://www.w3.org/TR/webdriver-bidi/

const { FIREFOX_PATH } = process.env;
const programs = FIREFOX_PATH ? [FIREFOX_PATH] : ['firefox', 'firefox-esr'];

export async function launchFirefox(): Promise<RunningBrowser | NoBrowser> {
  const program = programs.find((name) => !spawnSync(name, ['--version']).error);
  if (program === undefined) return { missing: 'Firefox is not installed: set FIREFOX_PATH to its program.' };
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const { send, onEvent } = await connect(`${await findEndpoint(child)}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openPage: createOpenPage(send, onEvent),
    async close() {
      const closed = once(child, 'close');
      await send('browser.close', {});
      await closed;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function findEndpoint(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
    lines.push(line);
    const [endpoint] = /(?<=WebDriver BiDi listening on )ws:\S+/.exec(line) ?? [];
    if (endpoint === undefined) continue;
    child.stderr?.resume();
    return endpoint;
  }
  throw new Error(`Firefox does not start: ${lines.join('\n')}`);
}

type Send = (method: string, params: object) => Promise<unknown>;

interface LogEntry {
  readonly level: string;
  readonly text: string;
}

interface BidiMessage {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: LogEntry;
}

/** Connects to a WebDriver BiDi server. The only events are entries of the log. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let onLogEntry: (entry: LogEntry) => void = () => {};
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, params } = JSON.parse(String(data)) as BidiMessage;
    if (type === 'event' && params) onLogEntry(params);
    const call = pending.get(id ?? 0);
    if (type === 'success') call?.resolve(result);
    else call?.reject(new Error(message));
  });
  const send: Send = (method, params) => {
    lastId += 1;
    const call = Promise.withResolvers<unknown>();
    pending.set(lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return call.promise;
  };
  return {
    send,
    onEvent: (listener: (entry: LogEntry) => void): void => {
      onLogEntry = listener;
    },
  };
}

interface ScriptResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Code that `script.callFunction` runs: functions of the page take and return JSON. */
const CALL = 'async (name, input) => JSON.stringify(await globalThis.bridge[name](JSON.parse(input)))';

function createOpenPage(send: Send, onEvent: (listener: (entry: LogEntry) => void) => void): OpenPage {
  return async (url, onError) => {
    onEvent(({ level, text }) => level === 'error' && onError(text));
    const { context } = (await send('browsingContext.create', { type: 'tab' })) as { readonly context: string };
    // The module of the page has run when the page is loaded.
    await send('browsingContext.navigate', { context, url, wait: 'complete' });
    return {
      async call(name, input) {
        const values = [name, JSON.stringify(input)].map((value) => ({ type: 'string', value }));
        const { result, exceptionDetails } = (await send('script.callFunction', {
          functionDeclaration: CALL,
          awaitPromise: true,
          target: { context },
          arguments: values,
        })) as ScriptResult;
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result?.value ?? 'null');
      },
      close: async () => void (await send('browsingContext.close', { context })),
    };
  };
}
