import { createWorldLocator } from '../../worlds/locate-world.ts';
import { type Bindings, ROOT } from './settings.ts';

export { SandboxObject } from './sandbox-object.ts';

/** Sends each request to the object of its world, or of the sandbox itself. */
// biome-ignore lint/style/noDefaultExport: the engine calls it.
export default {
  fetch(request: Request, { SANDBOX, SETTINGS }: Bindings): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    const location = createWorldLocator(SETTINGS?.worldHosts)({ origin, path: pathname });
    return SANDBOX.getByName(location?.id ?? ROOT).fetch(request);
  },
};
