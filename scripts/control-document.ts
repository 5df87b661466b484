import { join } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { runStep } from './lib/command.ts';
import { repository } from './lib/run.ts';

/**
 * Bundles the document of the control plane, `mocks/api/control/openapi.yaml`, to `generated/control.json`. It is apart from the
 * contract: nothing that is generated for clients contains `/_sandbox`.
 */
export async function bundleControl(file = join(repository, 'generated', 'control.json')): Promise<string> {
  const document = await bundleDocument('control', file);
  return `${Object.keys(document.paths).length} paths`;
}

if (import.meta.main) await runStep(() => bundleControl());
