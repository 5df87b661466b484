// As a link that is added later: Astro would link the styles of a dynamic import from every page.
import stylesheet from 'swagger-ui-dist/swagger-ui.css?url&no-inline';
import createSwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { create } from '../../../mocks/pages/inspector/browser/dom.js';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import { withOutput } from './sandbox/output.ts';
import { openSandbox, sendRequest } from './sandbox/page-sandbox.ts';
import { openPanel } from './sandbox/panel.ts';

/** A server to which the form can send requests. */
export interface TryItServer {
  readonly name: string;
  /** The URL of the API and of its sign-in; none for the sandbox in the page. */
  readonly url?: string;
}

/** Where requests go, and with what. */
export interface TryItOptions {
  /** The folder of the site. */
  readonly root: URL;
  /** The first one is chosen at first. */
  readonly servers: readonly TryItServer[];
  readonly client?: string;
  readonly secret?: string;
  /** An access token that the server accepts. */
  readonly token?: string;
}

/** The part of the contract that is changed. */
interface Contract {
  readonly paths: Readonly<
    Record<string, { readonly parameters?: readonly object[] } & Readonly<Record<string, object>>>
  >;
  readonly components: { readonly parameters: object; readonly securitySchemes: object };
  readonly security: readonly object[];
}

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

/** A server as the form uses it. */
interface Target extends Pick<TryItOptions, 'client' | 'secret' | 'token'> {
  readonly url: string;
  /** Sends a request of the form. Everything that it sends goes through here. */
  readonly send: typeof fetch;
  /** Whether a user can sign in at a page of the server. */
  readonly hasSignIn: boolean;
}

const SCOPES = ['accounting-api', 'offline_access'];

/** The paths that only a sandbox has. */
const CONTROL_PLANE = '/_sandbox';

/** Shows a form that sends the request of an operation, and a choice of the server when there are several. */
export async function showTryIt(
  panel: HTMLElement,
  path: string,
  method: string,
  options: TryItOptions,
): Promise<void> {
  followColorScheme();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }));
  const file = path.startsWith(CONTROL_PLANE) ? 'control.json' : 'openapi.json';
  const contract = (await (await fetch(new URL(`downloads/${file}`, options.root))).json()) as Contract;
  const form = create('div');
  const show = (server: TryItServer | undefined): Promise<void> =>
    withOutput(form, async ({ say }) => {
      const target = await openTarget(server, options);
      const slot = create('div');
      form.replaceChildren(slot);
      showForm(slot, selectOperation(contract, path, method, target), target, options.root);
      say('');
    });
  panel.append(...createChoice(options.servers, (server) => void show(server)), form);
  await show(options.servers[0]);
}

function createChoice(
  servers: readonly TryItServer[],
  choose: (server: TryItServer | undefined) => void,
): HTMLElement[] {
  if (servers.length < 2) return [];
  const options = servers.map(({ name }) => create('option', {}, name));
  const select = create('select', {}, ...options) as HTMLSelectElement;
  select.addEventListener('change', () => choose(servers[select.selectedIndex]));
  return [create('label', { class: 'server-select' }, 'Send to ', select)];
}

async function openTarget(server: TryItServer | undefined, options: TryItOptions): Promise<Target> {
  if (server?.url !== undefined)
    return { ...options, url: server.url, send: (...call) => fetch(...call), hasSignIn: true };
  const { origin } = await openSandbox();
  openPanel();
  const send: typeof fetch = async (url, init) => {
    const { pathname, search } = new URL(String(url));
    return (await sendRequest(`${pathname}${search}`, init)).response;
  };
  return { url: origin, send, token: demoToken, hasSignIn: false };
}

function showForm(domNode: HTMLElement, spec: object, target: Target, root: URL): void {
  const { client, secret, token, send } = target;
  const ui = createSwaggerUi({
    domNode,
    spec,
    tryItOutEnabled: true,
    docExpansion: 'full',
    defaultModelsExpandDepth: -1,
    oauth2RedirectUrl: new URL('signed-in/', root).href,
    requestInterceptor: (request: object) => Object.assign(request, { userFetch: send }),
    onComplete: () => token && ui.preauthorizeApiKey('token', token),
  });
  ui.initOAuth({ clientId: client, clientSecret: secret, scopes: SCOPES, usePkceWithAuthorizationCodeGrant: true });
}

function selectOperation(contract: Contract, path: string, method: string, target: Target): object {
  const { [method]: operation, parameters = [] } = contract.paths[path] ?? {};
  const { parameters: own = [] } = (operation ?? {}) as { readonly parameters?: readonly object[] };
  // Swagger UI does not resolve references in the parameters of a path.
  const selected = {
    ...operation,
    servers: undefined,
    description: undefined,
    tags: undefined,
    parameters: [...parameters, ...own],
  };
  // The control plane has no sign-in.
  const { security, securitySchemes } = path.startsWith(CONTROL_PLANE)
    ? { security: contract.security, securitySchemes: contract.components.securitySchemes }
    : createSecurity(target);
  return {
    ...contract,
    info: { title: '', version: '' },
    tags: [],
    servers: [{ url: target.url }],
    security,
    paths: { [path]: { [method]: withoutExamples(selected) } },
    components: {
      ...contract.components,
      parameters: withoutExamples(contract.components.parameters),
      securitySchemes,
    },
  };
}

/** How a request gets a token: the user pastes one, or signs in on the server. */
function createSecurity({
  url,
  hasSignIn,
}: Target): Pick<Contract, 'security'> & Pick<Contract['components'], 'securitySchemes'> {
  const flow = { authorizationUrl: `${url}/connect/authorize`, tokenUrl: `${url}/connect/token` };
  const scopes = Object.fromEntries(SCOPES.map((scope) => [scope, '']));
  const signIn = { type: 'oauth2', flows: { authorizationCode: { ...flow, scopes } } };
  const token = { type: 'http', scheme: 'bearer', description: 'An access token that you have already.' };
  return {
    security: [{ token: [] }, ...(hasSignIn ? [{ signIn: SCOPES }] : [])],
    securitySchemes: { token, ...(hasSignIn && { signIn }) },
  };
}

/** Removes the examples of optional parameters, which the form would send: a list with every filter is empty. */
function withoutExamples<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(withoutExamples) as Part;
  const { in: location, required } = part as Parameter;
  const isOptional = (location === 'query' || location === 'header') && !required;
  const entries = Object.entries(part).filter(([key]) => !(isOptional && key === 'example'));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExamples(value)])) as Part;
}

/** Gives Swagger UI the color scheme of the page, under its own name. */
function followColorScheme(): void {
  const { classList, dataset } = document.documentElement;
  const follow = (): void => void classList.toggle('dark-mode', dataset.theme === 'dark');
  follow();
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
