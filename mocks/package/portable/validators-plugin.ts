import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { repository } from '../../../scripts/lib/run.ts';
import type { Contracts } from './read-contracts.ts';
import { createInputModule, createOutputModule } from './standalone-validators.ts';

/** The module that `validators.d.ts` of a host declares. */
export const VALIDATORS = './validators.js';

const PREFIX = '\0validators:';

export function validatorsPlugin({ contract, control }: Contracts): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    contractInput: () => createInputModule(contract),
    contractOutput: () => createOutputModule(contract),
    controlInput: () => createInputModule(control),
    controlOutput: () => createOutputModule(control),
  };
  const index = [
    ...Object.keys(modules).map((name) => `import { validators as ${name} } from '${PREFIX}${name}';`),
    'export const validators = {',
    '  contract: { input: contractInput, output: contractOutput },',
    '  control: { input: controlInput, output: controlOutput },',
    '};',
  ].join('\n');
  return {
    name: 'validators',
    resolveId(id, importer = '') {
      // A package may have a module of the same name.
      if (id === VALIDATORS && !importer.includes('/node_modules/')) return `${PREFIX}index`;
      if (id.startsWith(PREFIX)) return id;
      return /^\/(?:contract|mocks)\//.test(id) ? join(repository, id) : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return { code: name === 'index' ? index : String(modules[name]?.()), moduleType: 'js' };
    },
  };
}
