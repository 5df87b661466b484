// `node --expose-gc many-worlds.js COUNT`: prints the medians of the times, and the resident memory, that the worlds of one
// sandbox take. Each serves reads and a write. JavaScript, because stripping types would count as memory.
import { startSandbox } from '../generated/sandbox/dist/index.js';

const count = Number(process.argv[2]);
const sandbox = await startSandbox({ port: 0 });

async function use({ url, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Lunchroom', debtorKindId: 1 });
  const responses = [
    await fetch(`${url}/v1/debtors?pageSize=25`, { headers }),
    await fetch(`${url}/v1/salesinvoices?pageSize=25`, { headers }),
    await fetch(`${url}/v1/debtors`, { method: 'POST', headers, body }),
  ];
  for (const response of responses) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    await response.arrayBuffer();
  }
}

async function create() {
  const startedAt = performance.now();
  const response = await fetch(`${sandbox.url}/_sandbox/worlds`, { method: 'POST' });
  const world = await response.json();
  return { ...world, milliseconds: performance.now() - startedAt };
}

async function createAndUse() {
  const world = await create();
  await use(world);
  return world;
}

function readMemory() {
  globalThis.gc();
  return process.memoryUsage().rss / 2 ** 20;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

// The code is loaded once, and compiled for the requests that follow.
for (let number = 0; number < 20; number += 1) {
  const { name } = await createAndUse();
  await fetch(`${sandbox.url}/_sandbox/worlds/${name}`, { method: 'DELETE' });
}
const before = readMemory();
const worlds = [];
while (worlds.length < count) worlds.push(await createAndUse());
const total = readMemory();
await sandbox.close();
const milliseconds = median(worlds.map((world) => world.milliseconds));
process.stdout.write(JSON.stringify({ milliseconds, megabytes: (total - before) / count, total }));
