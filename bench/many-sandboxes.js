// `node --expose-gc many-sandboxes.js COUNT`: prints the time and the resident memory that one of many sandboxes takes. Each
// serves a request. JavaScript, because stripping types would count as memory.
import { startSandbox } from '../generated/sandbox/dist/index.js';

const count = Number(process.argv[2]);
const headers = { authorization: 'Bearer sandbox-demo-token' };

async function start() {
  const sandbox = await startSandbox({ port: 0 });
  const response = await fetch(`${sandbox.url}/v1/debtors?pageSize=1`, { headers });
  await response.arrayBuffer();
  return sandbox;
}

function readMemory() {
  globalThis.gc();
  return process.memoryUsage().rss;
}

// The code is loaded once.
const sandboxes = [await start()];
const memory = readMemory();
const startedAt = performance.now();
while (sandboxes.length <= count) sandboxes.push(await start());
const milliseconds = (performance.now() - startedAt) / count;
const megabytes = (readMemory() - memory) / count / 2 ** 20;
await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
process.stdout.write(JSON.stringify({ milliseconds, megabytes }));
