import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStatements, type Statement } from '../../programs/statements.ts';
import { readContract } from '../bundle.ts';
import { repository } from '../lib/run.ts';
import { findDeadCarriers } from './dead-carriers.ts';

const contract = await readContract();
const folder = join(repository, 'openapi/provenance');
const [statement] = readStatements(folder);

it.each([
  ['a field that does not exist', '#/components/schemas/Debtor/properties/nam'],
  ['a path that does not exist', '#/paths/~1v1~1debtor/get'],
  ['a parameter that does not exist', '#/paths/~1v1~1debtors/get/parameters/ordrby'],
  ['a guide that does not exist', '#tag/error'],
])('names %s, by the file and the line of the statement', (_title, pointer) => {
  const broken = { ...(statement as Statement), carriedBy: ['#tag/errors', '#/info/title', pointer] };
  const [found, ...others] = findDeadCarriers(contract, [broken], folder);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ message: `Correct carriedBy of ${broken.id}: ${pointer} leads nowhere.` });
  expect(found?.file).toMatch(/documented[/\\].*\.yaml$/);
  expect(found?.line).toBeGreaterThan(1);
});
