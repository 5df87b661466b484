import { createCommand, parseInteger, runCommand } from '../../programs/command.ts';
import { type Cluster, startCluster } from './cluster.ts';

interface Options {
  readonly instances: number;
  readonly port: number;
}

const command = createCommand(
  'npm run cluster --',
  'Starts a cluster of sandboxes on this machine, with a bucket in memory. Ctrl+C ends it, and nothing is left.',
)
  .option('--instances <count>', 'how many instances of workerd', parseInteger(1), 2)
  .option('--port <number>', 'port of the first instance; the next ones have those after it', parseInteger(0), 4011)
  .action(async ({ instances, port }: Options) => {
    const stopped = waitForSignal();
    const cluster = await startCluster({ instances, port });
    process.stdout.write(describe(cluster));
    await stopped;
    await cluster.close();
  });

/** Resolves when the process is to end. */
const waitForSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    // `npm run bench` ends what it starts by closing the channel.
    process.once('disconnect', () => resolve());
  });

const describe = ({ instances, controlKey }: Cluster): string => `
${instances.map(({ url }, index) => `  Instance ${index + 1}      ${url}`).join('\n')}
  Operator key    ${controlKey}

Create a world through one instance, and use it through any:

  curl -X POST ${instances[0]?.url}/_sandbox/worlds -H 'X-Sandbox-Key: ${controlKey}' \\
    -H 'Content-Type: application/json' -d '{ "name": "shop-1" }'

Everything is in memory and temporary files. Ctrl+C ends the cluster and removes them.
`;

if (import.meta.main) await runCommand(command);
