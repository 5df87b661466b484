import { join } from 'node:path';
import { bundleDocument } from './bundle.ts';
import { runStep } from './lib/run-step.ts';

/**
 * Bundles the document of the control plane, `mocks/api/control/openapi.yaml`, to `generated/control.json`. It is apart from the
 * contract: nothing that is generated for clients contains `/_sandbox`.
 */
export async function bundleControl(output: string): Promise<string> {
  const document = await bundleDocument('control', join(output, 'generated', 'control.json'));
  return `${Object.keys(document.paths).length} paths`;
}

if (import.meta.main) await runStep(bundleControl);
