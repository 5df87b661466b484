import { describe, expect, it } from 'vitest';
import { toClientContract } from '../../client/generator/client-contract.ts';
import type { OpenApiDocument } from '../../contract/document.ts';
import { readContract } from '../../scripts/bundle.ts';
import { smallContract, smallRecording } from '../../test/support/client/small-contract.ts';
import { emitExceptions } from './emit-classes.ts';
import { emitClasses } from './generate-php.ts';
import { createPhpModel } from './php-model.ts';

const contract = toClientContract(await readContract());

/** Replaces all descriptions. */
const reword = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'description' && typeof value === 'string' ? 'Other words.' : value,
  );

const listCases = (document: OpenApiDocument): string =>
  createPhpModel(document)
    .enums.flatMap(({ name, cases }) => cases.map((choice) => `${name}::${choice.name} = ${choice.value}\n`))
    .join('');

it('the classes of PHP follow from the contract', async () => {
  const files = { ...emitExceptions(), ...emitClasses(smallContract, smallRecording) };
  const texts = Object.entries(files).map(([path, code]) => `===== ${path} =====\n${code}`);
  const text = texts.join('\n').replace(/VERSION = '.*'/, "VERSION = '…'");
  await expect(text).toMatchFileSnapshot('__snapshots__/classes.txt');
});

describe('the cases of PHP enums', () => {
  it('have the names that programs use', async () => {
    await expect(listCases(contract)).toMatchFileSnapshot('__snapshots__/enums.txt');
  });

  it('do not follow from a description', () => {
    expect(listCases(reword(contract))).toBe(listCases(contract));
  });

  it('need names in the generator where their values are numbers', () => {
    const { schemas } = smallContract.components;
    const unnamed = {
      ...schemas,
      Thing: { ...schemas.Thing, properties: { kindId: { enum: [7], description: 'Kind.' } } },
    };
    const changed = { ...smallContract, components: { ...smallContract.components, schemas: unnamed } };
    expect(() => createPhpModel(toClientContract(changed))).toThrow(
      'ThingKindId: the case 7 needs a name in CASE_NAMES.',
    );
  });
});

it('the classes of PHP have the names of their schemas, also of those that end as a page does', () => {
  const { Debtor, DebtorList } = contract.components.schemas;
  const renamed: OpenApiDocument = JSON.parse(
    JSON.stringify({
      ...contract,
      components: { ...contract.components, schemas: { ...contract.components.schemas, PriceList: Debtor } },
    }).replaceAll('#/components/schemas/Debtor"', '#/components/schemas/PriceList"'),
  );
  expect(DebtorList?.properties).toHaveProperty('_data');
  expect(createPhpModel(renamed).classes.map(({ name }) => name)).toContain('PriceList');
});
