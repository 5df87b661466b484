import { demoUser } from '../../../mocks/demo-access.ts';
import type { ChainedRequest } from './chained-requests.ts';

const request = {
  method: 'GET',
  path: '',
  pathVariables: {},
  query: {},
  headers: {},
  parameters: [],
  body: undefined,
  isPublic: true,
  isRedirect: true,
  expected: { status: 303, mediaType: undefined, members: [] },
} satisfies Partial<ChainedRequest>;

/** What a browser and a user do on the sign-in page of the sandbox, so that a run needs neither. */
const steps: readonly ChainedRequest[] = [
  {
    ...request,
    name: 'chooseUserOfSandbox',
    title: `Sandbox only: Choose the user ${demoUser}`,
    description: 'What the form of the sign-in page sends.',
    method: 'POST',
    server: 'signInPage',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: { kind: 'form', fields: { user: demoUser } },
    captures: [{ variable: 'resumeUrl', header: 'Location' }],
  },
  {
    ...request,
    name: 'finishSignInOfSandbox',
    title: 'Sandbox only: Return to the application',
    description: 'Where the browser goes on. The response redirects to the application, with the `code`.',
    server: 'resumeUrl',
    expected: { ...request.expected, status: 302 },
    captures: [{ variable: 'code', header: 'Location', parameter: 'code' }],
  },
];

/** Adds the sign-in on the sandbox's page after the request that opens it. */
export const followWithSignIn = (chained: ChainedRequest): readonly ChainedRequest[] =>
  chained.isRedirect ? [chained, ...steps] : [chained];
