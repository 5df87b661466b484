import { join } from 'node:path';
import { generate, type OptionsExport, type OrvalReporter, withReporter } from 'orval';
import { expect } from 'vitest';
import { clientTrials } from './support/client.ts';
import { compile, sources } from './support/compile.ts';
import { complaintsOf } from './support/complaints.ts';
import { copyOfContract } from './support/contract.ts';
import { few } from './support/few.ts';
import { once } from './support/once.ts';
import { outputFolder } from './support/output.ts';
import { schemaTrials } from './support/schemas.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = {
  query: outputFolder('orval-react-query'),
  zod: outputFolder('orval-zod'),
  msw: outputFolder('orval-msw'),
};

async function complaintsOfOrval(settings: OptionsExport): Promise<string[]> {
  const complaints: string[] = [];
  const keep = ({ message }: { message: string }): void => void complaints.push(message);
  const ignore = (): void => {};
  const reporter: OrvalReporter = { info: ignore, verbose: ignore, debug: ignore, warn: keep, error: keep };
  // Its workspace is this folder, where package.json says which version of react-query there is.
  const said = await complaintsOf(() =>
    withReporter(reporter, () => generate(settings, import.meta.dirname, { throwOnError: true })),
  );
  return [...complaints, ...said];
}

const input = { target: contract.json };

verdicts(
  'orval react-query',
  clientTrials({
    output: output.query,
    program: 'orval-react-query',
    generate: () =>
      complaintsOfOrval({ input, output: { target: join(output.query, 'api.ts'), client: 'react-query' } }),
  }),
);

verdicts(
  'orval zod',
  schemaTrials({
    output: output.zod,
    file: join(output.zod, 'api.ts'),
    nameOf: (operation) => `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`,
    generate: () => complaintsOfOrval({ input, output: { target: join(output.zod, 'api.ts'), client: 'zod' } }),
  }),
);

// In more than one file: in one, 8.38.0 writes mocks that lack the imports of their types.
const makeMocks = once(() =>
  complaintsOfOrval({
    input,
    output: { target: join(output.msw, 'api.ts'), mode: 'split', client: 'fetch', mock: true },
  }),
);

verdicts('orval msw', {
  loads: async () => expect(few(await makeMocks())).toEqual([]),
  compiles: async () => {
    await makeMocks();
    expect(few(compile(sources(output.msw)).map(({ text }) => text))).toEqual([]);
  },
});
