import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');

/** `[12:00:00 AM] › [HTTP SERVER] get /v1/debtors ℹ  info  Request received`: a mark, then the level. */
const information = /\] (?:\w+ \S+ )?\S+ +(?:awaiting|start|info|success) /;

/** Prism as anybody starts it, on a port of its own, for the tests of one file. */
export function usePlainPrism(file: () => string) {
  let prism: ChildProcess;
  let url = '';
  let log = '';

  beforeAll(async () => {
    prism = spawn(process.execPath, [cli, 'mock', file(), '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    url = await new Promise<string>((listening, failed) => {
      const read = (text: string): void => {
        log += text;
        const [, address] = /Prism is listening on (http:\S+)/.exec(log) ?? [];
        if (address !== undefined) listening(address);
      };
      prism.stdout?.setEncoding('utf8').on('data', read);
      prism.stderr?.setEncoding('utf8').on('data', read);
      prism.on('exit', (code) => failed(new Error(`Prism ended with code ${code}:\n${log}`)));
    });
  });

  afterAll(() => {
    prism.removeAllListeners('exit').kill();
  });

  return {
    getUrl: (): string => url,
    call: (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(url + path, { ...init, headers: { authorization: 'Bearer anything', ...init.headers } }),
    /** Output since it was started, without what is only for information. */
    getWarnings: (): string[] => log.split('\n').filter((line) => line.trim() !== '' && !information.test(line)),
  };
}
