import { describe, expect, it } from 'vitest';
import { billFaults, billOfMaterials } from './sbom.ts';

const product = {
  name: '@accounting-platform/sandbox',
  version: '1.2.3',
  licence: 'MIT',
  description: 'A sandbox.',
  sha256: 'ab'.repeat(32),
};
const components = [
  { name: '@faker-js/faker', version: '10.6.0', licence: 'MIT', sha512: 'cd'.repeat(64) },
  { name: 'type-fest', version: '5.0.0', licence: '(MIT OR CC0-1.0)', description: 'Types.' },
  { name: 'yaml', version: '2.9.0', licence: 'ISC', parts: [{ name: 'type-fest', version: '5.0.0', licence: 'MIT' }] },
];

const read = async () => JSON.parse(await billOfMaterials(product, components));

describe('a bill of materials', () => {
  it('is CycloneDX 1.6, about the tarball with that hash', async () => {
    const bill = await read();
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.metadata.component).toMatchObject({
      group: '@accounting-platform',
      name: 'sandbox',
      version: '1.2.3',
      purl: 'pkg:npm/%40accounting-platform/sandbox@1.2.3',
      hashes: [{ alg: 'SHA-256', content: product.sha256 }],
    });
  });

  it('has name, version, address, licence and hash of each component', async () => {
    const { components: found } = await read();
    expect(found).toHaveLength(3);
    expect(found[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40faker-js/faker@10.6.0',
      group: '@faker-js',
      name: 'faker',
      version: '10.6.0',
      purl: 'pkg:npm/%40faker-js/faker@10.6.0',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: 'cd'.repeat(64) }],
    });
    expect(found[1]).toMatchObject({ licenses: [{ expression: '(MIT OR CC0-1.0)' }], description: 'Types.' });
  });

  it('tells a part of a component from the same package elsewhere', async () => {
    const { components: found } = await read();
    const part = found[2].components[0];
    expect(part.purl).toBe(found[1].purl);
    expect(part['bom-ref']).not.toBe(found[1]['bom-ref']);
  });

  it('says that the product needs them', async () => {
    const { dependencies, components: found } = await read();
    const refs = found.map((one: { 'bom-ref': string }) => one['bom-ref']);
    expect(dependencies).toContainEqual({ ref: 'pkg:npm/%40accounting-platform/sandbox@1.2.3', dependsOn: refs });
  });

  it('is the same for the same product, whatever the order and the time', async () => {
    expect(await billOfMaterials(product, components.toReversed())).toBe(await billOfMaterials(product, components));
    expect(await read()).not.toHaveProperty('serialNumber');
    expect((await read()).metadata).not.toHaveProperty('timestamp');
  });

  it('breaks the schema with a hash that is none, or a field that there is not', async () => {
    const text = await billOfMaterials(product, components);
    expect(await billFaults(text)).toEqual([]);
    expect(await billFaults(text.replace(product.sha256, 'abc'))).not.toEqual([]);
    expect(await billFaults(text.replace('"purl"', '"pearl"'))).not.toEqual([]);
  });
});
