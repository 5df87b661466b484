import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as schemas from '../../generated/client/src/schemas/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { checkTypes } from '../support/client/type-check.ts';

/** Lists the types that the client and `/schemas` both have. */
async function listCommonNames(): Promise<string[]> {
  const path = join(repository, 'generated', 'client', 'src', 'operations', 'contract.schemas.ts');
  const types = await readFile(path, 'utf8');
  return [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) =>
    name in schemas ? [name] : [],
  );
}

it('what every schema returns is assignable to the type of the client with the same name', async () => {
  const names = await listCommonNames();
  expect(names.length).toBeGreaterThan(80);
  const imports = `import type * as z from 'zod';
import type * as client from '../../generated/client/src/types.ts';
import type * as schemas from '../../generated/client/src/schemas/index.ts';
`;
  const lines = names.map((name) => `export const ${name}: client.${name} = {} as z.output<typeof schemas.${name}>;`);
  expect(checkTypes(imports + lines.join('\n'))).toEqual([]);
});
