// As a link that is added later: Astro would link the styles of a dynamic import from every page.
import stylesheet from 'swagger-ui-dist/swagger-ui.css?url&no-inline';
import createSwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** Where requests go, and with what. */
export interface TryItOptions {
  /** The folder of the site. */
  readonly root: URL;
  /** The URL of the API and of its sign-in. */
  readonly server: string;
  readonly client?: string;
  readonly secret?: string;
  /** An access token that the server accepts. */
  readonly token?: string;
}

/** The part of the contract that is changed. */
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly parameters: object; readonly securitySchemes: Readonly<Record<string, unknown>> };
}

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

/** Sends a request of the form. Everything that it sends goes through here. */
const send = (url: string, request: RequestInit): Promise<Response> => fetch(url, request);

const SCOPES = ['accounting-api', 'offline_access'];

/** Shows a form that sends the request of an operation. */
export async function showTryIt(
  panel: HTMLElement,
  path: string,
  method: string,
  options: TryItOptions,
): Promise<void> {
  const { root, client, secret, token } = options;
  const contract = (await (await fetch(new URL('downloads/openapi.json', root))).json()) as Contract;
  followColorScheme();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }));
  const ui = createSwaggerUi({
    ...{ domNode: panel, spec: selectOperation(contract, path, method, options.server) },
    ...{ tryItOutEnabled: true, docExpansion: 'full', defaultModelsExpandDepth: -1 },
    oauth2RedirectUrl: new URL('signed-in/', root).href,
    requestInterceptor: (request: object) => Object.assign(request, { userFetch: send }),
    onComplete: () => token && ui.preauthorizeApiKey('token', token),
  });
  ui.initOAuth({ clientId: client, clientSecret: secret, scopes: SCOPES, usePkceWithAuthorizationCodeGrant: true });
}

/** The contract with one operation on one server, which signs in there. */
function selectOperation(contract: Contract, path: string, method: string, server: string): object {
  const { [method]: operation, parameters } = withoutExamples(contract.paths[path] ?? {});
  const flow = { authorizationUrl: `${server}/connect/authorize`, tokenUrl: `${server}/connect/token` };
  const scopes = Object.fromEntries(SCOPES.map((scope) => [scope, '']));
  const signIn = { type: 'oauth2', flows: { authorizationCode: { ...flow, scopes } } };
  const token = { type: 'http', scheme: 'bearer', description: 'An access token that you have already.' };
  return {
    ...contract,
    ...{
      info: { title: '', version: '' },
      tags: [],
      servers: [{ url: server }],
      security: [{ token: [] }, { signIn: SCOPES }],
    },
    paths: {
      [path]: { parameters, [method]: { ...operation, servers: undefined, description: undefined, tags: undefined } },
    },
    components: {
      ...contract.components,
      parameters: withoutExamples(contract.components.parameters),
      securitySchemes: { token, signIn },
    },
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
