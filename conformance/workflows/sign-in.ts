import { demoClient, demoRedirectUri } from '../../mocks/demo-access.ts';
import { openBrowser } from '../../mocks/oauth/browser.ts';

/** The client that every sandbox has. Any address of this machine is a redirect URI of it; nobody need listen there. */
const sandboxClient = {
  clientId: demoClient.id,
  clientSecret: demoClient.secret,
  redirectUri: demoRedirectUri,
} as const;

/**
 * Signs the demo user of a sandbox in, as the user would in a browser.
 *
 * @param url of the sandbox, without a slash at the end.
 * @returns the inputs of the workflow that goes on from there; none when no code came back.
 */
export async function signInToSandbox(url: string): Promise<Record<string, string>> {
  const request = new URLSearchParams({
    client_id: sandboxClient.clientId,
    redirect_uri: sandboxClient.redirectUri,
    scope: 'accounting-api offline_access',
    response_type: 'code',
  });
  const callback = await openBrowser(url).signIn(`${url}/connect/authorize?${request}`);
  const code = callback.searchParams.get('code');
  return code === null ? {} : { ...sandboxClient, code };
}
