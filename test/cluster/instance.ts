import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { workerd } from '../support/start-workerd.ts';
import type { Clock } from './clock.ts';

/** Characters of the log. */
const MAX_LOG = 10_000;

export interface InstanceOptions {
  /** Its access key of the bucket, by which the bucket knows it. */
  readonly name: string;
  /** Its disk, which it may lose. */
  readonly disk: string;
  /** A port of the loopback interface; 0 is any free one, and the same after a restart. */
  readonly port: number;
  readonly storageUrl: string;
  /** The operator's key. */
  readonly controlKey: string;
  /** Default: the machine's clock. */
  readonly clock: Clock | undefined;
  /** Returns the folder with the configuration, of each start. */
  readonly getFolder: () => string;
}

/** A workerd of a cluster. */
export interface Instance {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** Resolves when it listens. @throws Error with what it printed when it ends before. */
  start(): Promise<void>;
  /** Ends it as a service manager does: it hands its worlds to the others. */
  stop(): Promise<void>;
  /** Ends it as a loss of power does; with its disk when it is not to come back with it. */
  kill(options?: { readonly isDiskLost?: boolean }): Promise<void>;
  /** Resolves when it has ended: an instance that loses the bucket ends itself. */
  waitForEnd(): Promise<void>;
  /** Reads its resident memory, in bytes. */
  readMemory(): Promise<number>;
  /** The end of what it has printed. */
  readonly log: string;
}

/** Creates an instance that is not started. */
export function createInstance(options: InstanceOptions): Instance {
  const { name, disk } = options;
  let port = options.port;
  let child: ChildProcess | undefined;
  let log = '';

  async function waitForEnd(): Promise<void> {
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    child?.kill(signal);
    await waitForEnd();
  }

  return {
    name,
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    async start() {
      await mkdir(disk, { recursive: true });
      child = spawn(workerd, toArguments(disk, port), {
        cwd: options.getFolder(),
        env: toEnvironment(options),
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        log = (log + text).slice(-MAX_LOG);
      });
      const listening = await readPort(child);
      if (listening === undefined) throw new Error(`${name} of workerd has ended:\n${log}`);
      port = listening;
    },
    get log() {
      return log;
    },
    stop: () => end('SIGTERM'),
    waitForEnd,
    async kill({ isDiskLost = false } = {}) {
      await end('SIGKILL');
      if (isDiskLost) await rm(disk, { recursive: true });
    },
    async readMemory() {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
  };
}

/** Differences between instances are on the command line, so that all have the same configuration. */
const toArguments = (disk: string, port: number): string[] => [
  'serve',
  '--experimental',
  `--directory-path=disk=${disk}`,
  `--socket-addr=http=127.0.0.1:${port}`,
  '--cluster-addr=127.0.0.1:0',
  '--control-fd=3',
  'instance.capnp',
];

const toEnvironment = ({ name, storageUrl, controlKey, clock }: InstanceOptions): Record<string, string> => ({
  ...clock?.environment,
  CONTROL_KEY: controlKey,
  AWS_ENDPOINT_URL: storageUrl,
  AWS_REGION: 'auto',
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: 'the bucket of a test verifies no signature',
});

/** Returns undefined when it ends before it listens. */
async function readPort(child: ChildProcess): Promise<number | undefined> {
  let messages = '';
  for await (const text of (child.stdio[3] as Readable).setEncoding('utf8')) {
    messages += text;
    const [, port] = /"socket":"http","port":(\d+)/.exec(messages) ?? [];
    if (port) return Number(port);
  }
  return undefined;
}
