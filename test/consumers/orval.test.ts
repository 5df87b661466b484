import { join } from 'node:path';
import { generate, type OptionsExport, type OrvalReporter, withReporter } from 'orval';
import { clientTrials } from './support/client.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';
import { createOutputFolder } from './support/output.ts';
import { schemaTrials } from './support/schemas.ts';

const contract = copyContract();
const output = {
  query: createOutputFolder('orval-react-query'),
  zod: createOutputFolder('orval-zod'),
};

async function runOrval(settings: OptionsExport): Promise<string[]> {
  const diagnostics: string[] = [];
  const keep = ({ message }: { message: string }): void => void diagnostics.push(message);
  const ignore = (): void => {};
  const reporter: OrvalReporter = { info: ignore, verbose: ignore, debug: ignore, warn: keep, error: keep };
  // Its workspace is this folder, where package.json says which version of react-query there is.
  const messages = await captureDiagnostics(() =>
    withReporter(reporter, () => generate(settings, import.meta.dirname, { throwOnError: true })),
  );
  return [...diagnostics, ...messages];
}

const input = { target: contract.json };

defineChecks(
  'orval react-query',
  clientTrials({
    output: output.query,
    program: 'orval-react-query',
    generate: () => runOrval({ input, output: { target: join(output.query, 'api.ts'), client: 'react-query' } }),
  }),
);

defineChecks(
  'orval zod',
  schemaTrials({
    output: output.zod,
    file: join(output.zod, 'api.ts'),
    nameOf: (operation) => `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`,
    generate: () => runOrval({ input, output: { target: join(output.zod, 'api.ts'), client: 'zod' } }),
  }),
);
