/** Shows the document that the page names, with Scalar, aimed at the sandbox that serves the page. */
const place = document.querySelector('#console');
const { token, client, secret, redirect } = place.dataset;
const origin = location.origin;
const text = await fetch(place.dataset.document).then((response) => response.text());
// The guides are in the reference, and what leads to them goes there.
const contract = JSON.parse(text.replaceAll('](#', '](reference.html#'));

const { security, components } = contract;
const { authorizationCode } = components.securitySchemes.oauth2.flows;
const signIn = `${origin}/connect`;
// Others can reach any other address, and there the demo token is off.
const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

Object.assign(authorizationCode, {
  authorizationUrl: `${signIn}/authorize`,
  tokenUrl: `${signIn}/token`,
  refreshUrl: `${signIn}/token`,
});
components.securitySchemes.token = { type: 'http', scheme: 'bearer', description: 'A token that you have.' };
const scopes = Object.keys(authorizationCode.scopes);

const introduction = `Choose an operation, press **Test Request**, then **Send**: the call goes straight to this
sandbox. *Authorize via oauth2* signs you in as a user of the sandbox. The header \`X-Tenant-Id\` chooses the administration,
\`Accept-Language\` the language of the messages. What an operation does, and the guides, stand in the
[reference](reference.html).`;

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const used = new Set(operations.flatMap(({ tags = [] }) => tags));
// Scalar writes its own, with the server and the token that were chosen.
for (const operation of operations) delete operation['x-codeSamples'];
// Scalar sends what has an example, and a list with an example of every filter is empty.
const parameters = [...Object.values(components.parameters), ...operations.flatMap(({ parameters: own = [] }) => own)];
for (const parameter of parameters) {
  if (parameter.in === 'query' && !parameter.required && parameter.name !== 'pageSize') delete parameter.example;
}
components.parameters.acceptLanguage.example = 'en';
const isUsed = (name) => used.has(name);

// A library in Scalar would try whether it may compile code, which this page forbids.
globalThis.__zod_globalConfig = { jitless: true };
await new Promise((done, failed) => {
  const script = document.createElement('script');
  Object.assign(script, { src: place.dataset.script, onload: done, onerror: failed });
  document.head.append(script);
});

// What stands there while it loads would be taken for its own.
place.replaceChildren();
window.Scalar.createApiReference(place, {
  content: {
    ...contract,
    info: { title: contract.info.title, version: contract.info.version, description: introduction },
    tags: contract.tags.filter(({ name }) => isUsed(name)),
    'x-tagGroups': contract['x-tagGroups'].filter(({ tags }) => tags.some(isUsed)),
    // Its policy lets the page call no other.
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
