// `node resumed-worlds.js`: prints the median times of a request to an open world, and to one whose database was closed.
import { startSandbox } from '../generated/sandbox/dist/index.js';

const sandbox = await startSandbox({ port: 0, maxOpenWorlds: 1 });
const [first, second] = [await sandbox.createWorld(), await sandbox.createWorld()];

async function request({ url, token }) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/v1/debtors/1`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const times = { resumed: [], open: [] };
for (let round = 0; round < 150; round += 1) {
  const resumed = await request(first);
  const open = await request(first);
  await request(second);
  // The first rounds compile the code.
  if (round < 50) continue;
  times.resumed.push(resumed);
  times.open.push(open);
}
await sandbox.close();
process.stdout.write(JSON.stringify({ resumed: median(times.resumed), open: median(times.open) }));
