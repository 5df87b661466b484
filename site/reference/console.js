/** Renders the contract with Scalar, for requests to the sandbox that serves the page, or to a server that allows it. */
const container = document.querySelector('#console');
const load = (file) => fetch(file).then((response) => response.text());
const [status, text] = await Promise.all([load('../site.json'), load('../downloads/openapi.json')]);
// Only a sandbox on the loopback interface says that it has a token, and only a sandbox that it has a client.
const { token = '', client = '', secret = '' } = JSON.parse(status);
const origin = container.dataset.server || location.origin;
// The pages have the guides.
const contract = JSON.parse(text.replaceAll('](#', '](../reference/#'));

const { security, components } = contract;
const { authorizationCode } = components.securitySchemes.oauth2.flows;
const signIn = `${origin}/connect`;
Object.assign(authorizationCode, {
  authorizationUrl: `${signIn}/authorize`,
  tokenUrl: `${signIn}/token`,
  refreshUrl: `${signIn}/token`,
});
components.securitySchemes.token = { type: 'http', scheme: 'bearer', description: 'Your own token.' };
const scopes = Object.keys(authorizationCode.scopes);

const introduction = `Choose an operation, press **Test Request**, then **Send**: the request goes straight to this
sandbox. *Authorize via oauth2* signs you in as a user of the sandbox. The header \`X-Tenant-Id\` chooses the administration,
\`Accept-Language\` the language of the messages. The [reference](../reference/) describes the operations, and has the guides.`;

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const used = new Set(operations.flatMap(({ tags = [] }) => tags));
// Scalar sends every parameter with an example, and a list with an example of every filter is empty.
const parameters = [...Object.values(components.parameters), ...operations.flatMap(({ parameters: own = [] }) => own)];
for (const parameter of parameters) {
  if (parameter.in === 'query' && !parameter.required && parameter.name !== 'pageSize') delete parameter.example;
}
components.parameters.acceptLanguage.example = 'en';
const isUsed = (name) => used.has(name);

// Otherwise zod in Scalar checks whether it may compile code, which the policy forbids.
globalThis.__zod_globalConfig = { jitless: true };
await new Promise((resolve, reject) => {
  const script = document.createElement('script');
  Object.assign(script, { src: container.dataset.script, onload: resolve, onerror: reject });
  document.head.append(script);
});

// Scalar would keep the loading text.
container.replaceChildren();
window.Scalar.createApiReference(container, {
  content: {
    ...contract,
    info: { title: contract.info.title, version: contract.info.version, description: introduction },
    tags: contract.tags.filter(({ name }) => isUsed(name)),
    'x-tagGroups': contract['x-tagGroups'].filter(({ tags }) => tags.some(isUsed)),
    // The policy of the page allows no other server.
    servers: [{ url: origin, description: 'The server of this page.' }],
    security: [{ token: [] }, ...security],
  },
  authentication: {
    preferredSecurityScheme: token ? 'token' : 'oauth2',
    securitySchemes: {
      token: { token },
      oauth2: {
        flows: {
          authorizationCode: {
            'x-scalar-client-id': client,
            'x-scalar-redirect-uri': new URL('../signed-in/', document.baseURI).href,
            'x-usePkce': 'SHA-256',
            clientSecret: secret,
            selectedScopes: scopes,
          },
        },
      },
    },
  },
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideDarkModeToggle: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  hideModels: true,
  defaultOpenFirstTag: false,
  persistAuth: false,
});
