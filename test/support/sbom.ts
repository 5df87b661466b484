import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../../scripts/lib/run.ts';

const requireTool = createRequire(join(repository, 'scripts/tools/'));

/** Returns what is wrong with an SBOM in CycloneDX 1.5, and null when nothing is. */
export function validateSbom(text: string): Promise<unknown> {
  const { Spec, Validation } = requireTool('@cyclonedx/cyclonedx-library');
  return new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text);
}
