/** Renders the document of the page with Scalar, for requests to the sandbox that serves the page. */
const container = document.querySelector('#console');
const { token, client, secret, redirect } = container.dataset;
const origin = location.origin;
const text = await fetch(container.dataset.document).then((response) => response.text());
// The reference has the guides.
const contract = JSON.parse(text.replaceAll('](#', '](reference.html#'));

const { security, components } = contract;
const { authorizationCode } = components.securitySchemes.oauth2.flows;
const signIn = `${origin}/connect`;
// The sandbox accepts the demo token on the loopback interface only.
const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

Object.assign(authorizationCode, {
  authorizationUrl: `${signIn}/authorize`,
  tokenUrl: `${signIn}/token`,
  refreshUrl: `${signIn}/token`,
});
components.securitySchemes.token = { type: 'http', scheme: 'bearer', description: 'Your own token.' };
const scopes = Object.keys(authorizationCode.scopes);

const introduction = `Choose an operation, press **Test Request**, then **Send**: the request goes straight to this
sandbox. *Authorize via oauth2* signs you in as a user of the sandbox. The header \`X-Tenant-Id\` chooses the administration,
\`Accept-Language\` the language of the messages. The [reference](reference.html) describes the operations, and has the guides.`;

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const used = new Set(operations.flatMap(({ tags = [] }) => tags));
// Scalar prints code with the chosen server and token.
for (const operation of operations) delete operation['x-codeSamples'];
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
    servers: [{ url: origin, description: 'The sandbox that serves this page.' }],
    security: [{ token: [] }, ...security],
  },
  authentication: {
    preferredSecurityScheme: isLocal ? 'token' : 'oauth2',
    securitySchemes: {
      token: { token: isLocal ? token : '' },
      oauth2: {
        flows: {
          authorizationCode: {
            'x-scalar-client-id': client,
            'x-scalar-redirect-uri': new URL(redirect, document.baseURI).href,
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
