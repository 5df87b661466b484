/** What `--help` prints. */
export const help = `Runs the workflows of openapi/workflows with Redocly Respect.

  npm run workflows                                     all of them, on a sandbox of its own
  npm run workflows -- --url URL --token TOKEN          on a server: those that can run there
  npm run workflows -- --only first-invoice             some, by the name of a workflow or of a document

They create what they need, and delete it at the end where the API can. Workflows that do what a person does inside the
platform run on a sandbox only. On a sandbox the user signs in without a browser. Elsewhere send a user to sign in, and
give the code that comes back. Tokens, codes and secrets are never printed.

  --url URL             the server, without /v1
  --auth-url URL        the authorization service, when it is another server
  --token TOKEN         the access token
  --tenant N            the administration; the token's own when left out
  --code CODE           the code that came back to the redirect URI when a user signed in
  --redirect-uri URI    the redirect URI of that sign-in
  --client-id ID        your client ID
  --client-secret S     your client secret
  --control-key KEY     the key of a sandbox that was started with one
  --input NAME=VALUE    another input of the workflows, such as bookyear=2027; repeatable
  --only NAME,NAME      some workflows or documents: first-invoice,sign-in or 'journal-*'; repeatable
  --help, -h            this text

With --url these are also read from ACCOUNTING_TOKEN, _CODE, _REDIRECT_URI, _CLIENT_ID, _CLIENT_SECRET and _CONTROL_KEY.
It ends with code 0, with 1 when a workflow fails, and with 2 when it could not run.
`;
