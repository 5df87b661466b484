import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { repository, runNode } from '../../scripts/lib/run.ts';
import { needed } from './needed.ts';

/** Bundles a package without the settings of the packages, and returns the code. */
async function bundle(name: string): Promise<string> {
  const input = 'probe';
  const plugin = {
    name: 'probe',
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? `export * as probe from '${name}'; ` : null),
  };
  const build = await rolldown({ cwd: repository, input, platform: 'node', plugins: [plugin], onLog: () => undefined });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return output[0].code;
}

const config = 'mocks/package/rolldown.config.ts';

describe('rolldown', () => {
  it('does not see the imports of the UMD form of jsonc-parser', async () => {
    expect(await bundle('jsonc-parser'), needed(`the alias in ${config}`)).toContain('require("./impl/format")');
  });

  it('leaves `this` in uri-template-lite, which is undefined in a module', async () => {
    expect(await bundle('uri-template-lite'), needed(`transform in ${config}`)).toContain('(void 0).URI');
  });
});

describe('Node', () => {
  it('warns of its own punycode', async () => {
    const warnings = await printWarnings("import 'node:punycode'");
    expect(warnings, needed(`the alias of punycode in ${config}`)).toContain('DEP0040');
  });

  it('is no supported runtime for oidc-provider before it is a long-term support release', async () => {
    const source =
      "const { warn } = console; console.warn = (...x) => console.log(...x); await import('oidc-provider')";
    const output = await runNode(['--input-type=module', '--eval', source]);
    const isSupported = process.release.lts !== undefined;
    expect(output.includes('Unsupported runtime'), needed('importProvider of the sandbox')).toBe(!isSupported);
  });
});

/** Returns the warnings of Node for a module. */
const printWarnings = (source: string): Promise<string> =>
  runNode([
    ...['--input-type=module', '--eval'],
    `process.on('warning', ({ code }) => console.log(code)); await (async () => { ${source.replace(/import ('.*')/, 'await import($1)')} })();`,
  ]);
