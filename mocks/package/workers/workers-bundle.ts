import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'rolldown';
import { repository } from '../../../scripts/lib/run.ts';
import { runStep } from '../../../scripts/lib/run-step.ts';
import { inspectorFiles } from '../../assets.ts';
import { readSeedImage } from '../../hosts/node/read-contract.ts';
import { INSPECTOR_FILES } from '../../insight/pages/inspector/serve.ts';
import { thirdPartyLicenses } from '../licenses.ts';
import { fontsPlugin } from '../portable/documents.ts';
import { type Contracts, readContracts, VALIDATORS, validatorsPlugin } from '../portable/validators.ts';
import { COMMON } from '../rolldown.config.ts';

/** Builds the sandbox for Durable Objects, `generated/workers`: a module and a workerd configuration. */
async function workersBundle(output: string): Promise<string> {
  const folder = join(output, 'generated', 'workers');
  const contracts = await readContracts();
  const file = join(folder, 'worker.js');
  await build({
    ...COMMON,
    platform: 'browser',
    input: 'mocks/hosts/workers/worker.ts',
    external: ['cloudflare:workers', 'node:async_hooks'],
    plugins: [await assetsPlugin(contracts), validatorsPlugin(contracts), fontsPlugin, thirdPartyLicenses(folder)],
    output: { file, format: 'esm', minify: true, codeSplitting: false },
  });
  await copyFile(join(repository, 'mocks/hosts/workers/workerd.capnp'), join(folder, 'workerd.capnp'));
  const bytes = await readFile(file);
  const [size, compressed] = [bytes.length, gzipSync(bytes).length].map((length) => Math.round(length / 1000));
  return `worker.js ${size} kB, ${compressed} kB (gzip)`;
}

/** Creates the module of `mocks/hosts/workers/assets.d.ts`. Texts are parsed on demand. */
async function assetsPlugin({ contract, control }: Contracts): Promise<Plugin> {
  const ASSETS = './assets.js';
  const inspector = INSPECTOR_FILES.map(async (name) => [name, await readFile(new URL(name, inspectorFiles), 'utf8')]);
  const toText = (value: unknown): string => JSON.stringify(JSON.stringify(value));
  const code = `
    import { validators } from '${VALIDATORS}';
    export const assets = {
      validators,
      contract: JSON.parse(${toText(contract.document)}),
      control: JSON.parse(${toText(control.document)}),
      seed: JSON.parse(${toText(readSeedImage())}),
      inspector: ${JSON.stringify(Object.fromEntries(await Promise.all(inspector)))},
    };`;
  return {
    name: 'assets',
    resolveId: (id) => (id === ASSETS ? `\0${ASSETS}` : undefined),
    load: (id) => (id === `\0${ASSETS}` ? { code, moduleType: 'js' } : undefined),
  };
}

if (import.meta.main) await runStep(workersBundle);
