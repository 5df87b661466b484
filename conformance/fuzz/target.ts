import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import type { Judge } from './judge.ts';
import type { Request } from './request.ts';
import { type Reply, type Sender, senderTo } from './send.ts';

/** How a request was answered. */
export interface Outcome {
  /** Undefined when the connection broke. */
  readonly reply: Reply | undefined;
  /** What is wrong with the answer. */
  readonly faults: readonly string[];
}

/** A sandbox that is asked, and whose answers are judged. */
export interface Target {
  readonly sandbox: Sandbox;
  readonly sender: Sender;
  readonly ask: (request: Request) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** Starts a sandbox of its own, always on the same day. */
export async function openTarget(judge: Judge): Promise<Target> {
  const complaints: string[] = [];
  const log = (line: string): void => void complaints.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onViolation: 'refuse', log });
  const sender = senderTo(sandbox.url);

  async function answerTo(request: Request): Promise<Outcome> {
    try {
      const reply = await sender.send(request);
      return { reply, faults: judge(request, reply) };
    } catch (error) {
      return { reply: undefined, faults: [`broke the connection: ${(error as Error).message}`] };
    }
  }

  return {
    sandbox,
    sender,
    async ask(request) {
      complaints.length = 0;
      const { reply, faults } = await answerTo(request);
      return { reply, faults: [...faults, ...complaints.map((complaint) => `complained: ${complaint}`)] };
    },
    async close() {
      sender.close();
      await sandbox.close();
    },
  };
}
