import { ask } from '../bench/http.ts';

/** The memory of a process, in bytes. */
export interface Memory {
  /** All that the process holds of the memory of the machine. */
  readonly rss: number;
  /** Objects of JavaScript, with those that the next collection takes away. */
  readonly heapUsed: number;
  /** What belongs to objects of JavaScript and lies outside their heap, buffers among it. */
  readonly external: number;
}

/** Looks into a Node that runs with `--inspect`. */
export interface Inspector {
  memory(): Promise<Memory>;
  /** Memory after all that can be collected was collected. */
  memoryInUse(): Promise<Memory>;
  close(): void;
}

interface Message {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

/**
 * Connects to the inspector that listens on a port of the loopback interface.
 *
 * @throws Error when nothing listens there.
 */
export async function connectInspector(port: number): Promise<Inspector> {
  const { body } = await ask(`http://127.0.0.1:${port}/json/list`);
  const [target] = JSON.parse(body.toString()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The inspector has nothing to look into');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((done, failed) => {
    socket.addEventListener('open', () => done(), { once: true });
    socket.addEventListener('error', () => failed(new Error('The inspector takes no connection')), { once: true });
  });
  const call = calling(socket);
  const memory = async (): Promise<Memory> => {
    const expression = 'process.memoryUsage()';
    const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
    return result?.result?.value as Memory;
  };
  return {
    memory,
    async memoryInUse() {
      await call('HeapProfiler.collectGarbage');
      return memory();
    },
    close: () => socket.close(),
  };
}

type Call = (method: string, params?: object) => Promise<Message>;

/** Requests and answers of the inspector's protocol, which are told apart by a number. */
function calling(socket: WebSocket): Call {
  const waiting = new Map<number, { done: (message: Message) => void; failed: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) asked?.failed(new Error(message.error.message));
    else asked?.done(message);
  });
  socket.addEventListener('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('The process has ended'));
  });
  return (method, params = {}) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
