import { AsyncEventEmitter, safeBuild } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

// node run-kubb.ts CONTRACT OUTPUT: runs kubb by its functions, and prints what it complains of. Its own command asks the
// registry for a newer version and sends telemetry. In a process of its own because it reads the redocly.yaml that is
// where it runs.

const [contract = '', output = ''] = process.argv.slice(2);

const complain = (fault: unknown): void => void process.stdout.write(`${fault}\n`);

const events = new AsyncEventEmitter();
events.on('warn', complain);
events.on('error', complain);

const { error, failedPlugins } = await safeBuild({
  config: {
    root: '.',
    input: { path: contract },
    output: { path: output },
    // The version of zod, which it would otherwise look for where it runs.
    plugins: [pluginOas(), pluginTs(), pluginZod({ version: '4' }), pluginClient()],
  },
  events,
});
for (const fault of [error, ...[...failedPlugins].map((failed) => failed.error)]) if (fault) complain(fault);
