import { demoUser } from '../../../mocks/seed/demo-access.ts';
import type { ChainedRequest } from './chained-requests.ts';

/** What a user does on the sign-in page of the sandbox, so that a run needs no browser. */
const chooseUser: ChainedRequest = {
  name: 'chooseUserOfSandbox',
  title: `Sandbox only: Choose the user ${demoUser}`,
  description: 'What the form of the sign-in page sends. The response redirects to the application, with the `code`.',
  method: 'POST',
  server: 'signInPage',
  path: '',
  pathVariables: {},
  query: {},
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  parameters: [],
  body: { kind: 'form', fields: { user: demoUser } },
  isPublic: true,
  isRedirect: true,
  expected: { status: 303, mediaType: undefined, members: [] },
  captures: [{ variable: 'code', header: 'Location', parameter: 'code' }],
};

/** Adds the sign-in on the sandbox's page after the request that opens it. */
export const followWithSignIn = (chained: ChainedRequest): readonly ChainedRequest[] =>
  chained.isRedirect ? [chained, chooseUser] : [chained];
