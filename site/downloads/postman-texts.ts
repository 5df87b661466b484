import type { Call } from './calls.ts';
import { scan } from './scan.ts';

/** What a person who opens the collection should know first. */
export const aboutCollection = `Every operation of the contract as a request, with the examples of the contract.

Start the sandbox with \`npm start\`, and send any of them: they carry its demo token and ask about its demo company. The
variables of the collection say where the requests go, with which token, for which administration and in which language.

To sign in as a user, open the tab Authorization of the folder Authentication, and press *Get New Access Token*. Users of
the sandbox are \`demo\` and \`other\`. Copy the token to the variable \`token\`, or let the collection authorize by
OAuth 2.0 itself.

Optional parameters are there, switched off. \`POST {{baseUrl}}/_sandbox/reset\` puts the sandbox back to its demo
companies.`;

/** What a tool needs to know beside the description of the operation. */
export function noteOn({ body, redirects, isSignIn }: Call): string | undefined {
  if (body?.kind === 'file') {
    return `Choose a PDF as the body. \`${scan.name}\`, which lies beside the collection, is one.`;
  }
  if (redirects) {
    return 'The address that the browser ends at has the `code`: copy it to the variable `code`.';
  }
  if (isSignIn && body) return 'The tokens of the answer become the variables `token` and `refreshToken`.';
  return undefined;
}
