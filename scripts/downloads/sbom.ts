import { Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { StepFailed } from '../lib/run.ts';
import type { Licensed } from '../supply-chain/licences.ts';

/** Something that is in a package of ours. */
export interface Component extends Licensed {
  readonly description?: string;
  /** Of the package as the registry has it: 128 hexadecimal digits. */
  readonly sha512?: string | undefined;
  /** What its makers put into it. */
  readonly parts?: readonly Component[];
}

/** A package of ours. */
export interface Product extends Licensed {
  readonly description: string;
  /** Of the tarball that is downloaded: 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * The bill of materials of a package: CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json), as JSON. It has no serial
 * number and no time, so that the same package has the same bill.
 *
 * @throws StepFailed when it breaks the schema of CycloneDX.
 */
export async function billOfMaterials(product: Product, components: readonly Component[]): Promise<string> {
  const bill = new Models.Bom();
  const root = modelOf(product, '');
  root.description = product.description;
  root.hashes.set(Enums.HashAlgorithm['SHA-256'], product.sha256);
  bill.metadata.component = root;
  for (const component of components) {
    const model = modelOf(component, '');
    bill.components.add(model);
    root.dependencies.add(model.bomRef);
  }
  const normalized = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const text = new Serialize.JsonSerializer(normalized).serialize(bill, { sortLists: true, space: 2 });
  const faults = await billFaults(text);
  if (faults.length > 0) throw new StepFailed(`The bill of materials of ${product.name} is not valid: ${faults[0]}`);
  return `${text}\n`;
}

/** Where a text breaks the schema of CycloneDX 1.6 and the formats that it names, strictly: it knows every field. */
export async function billFaults(text: string): Promise<readonly string[]> {
  const found = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  return ((found ?? []) as readonly { instancePath: string; message: string }[]).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
}

/** @param within tells a part from the same package elsewhere in the bill. */
function modelOf(component: Component, within: string): Models.Component {
  const { name, version, licence, description, sha512, parts = [] } = component;
  const [scope, bare] = name.startsWith('@') ? (name.split('/') as [string, string]) : [undefined, name];
  const purl = new PackageURL('npm', scope, bare, version, undefined, undefined).toString();
  const model = new Models.Component(Enums.ComponentType.Library, bare, {
    bomRef: `${within}${purl}`,
    version,
    purl,
    ...(scope !== undefined && { group: scope }),
    ...(description !== undefined && { description }),
  });
  if (licence !== undefined) model.licenses.add(licenceModel(licence));
  if (sha512 !== undefined) model.hashes.set(Enums.HashAlgorithm['SHA-512'], sha512);
  for (const part of parts) model.components.add(modelOf(part, `${purl}#`));
  return model;
}

const licenceModel = (licence: string): Models.License =>
  SPDX.isSupportedSpdxId(licence) ? new Models.SpdxLicense(licence) : new Models.LicenseExpression(licence);
