import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

interface CycloneDx {
  readonly Spec: { readonly Version: { readonly v1dot5: string } };
  readonly Validation: {
    readonly JsonStrictValidator: new (version: string) => { validate(text: string): Promise<unknown> };
  };
}

/** Returns what is wrong with an SBOM in CycloneDX 1.5, and null when nothing is. */
export function validateSbom(text: string): Promise<unknown> {
  const { Spec, Validation }: CycloneDx = createRequire(join(repository, 'scripts/tools/'))(
    '@cyclonedx/cyclonedx-library',
  );
  return new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text);
}
