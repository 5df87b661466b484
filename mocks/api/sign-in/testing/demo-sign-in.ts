import { demoClient, demoRedirectUri } from '../../../seed/demo-access.ts';
import { openBrowser } from './fake-browser.ts';

/** Signs the demo user in, as a browser does. Returns the inputs of the next workflow; none without a code. */
export async function signInToSandbox(url: string): Promise<Record<string, string>> {
  const request = new URLSearchParams({
    client_id: demoClient.id,
    redirect_uri: demoRedirectUri,
    scope: 'accounting-api offline_access',
    response_type: 'code',
  });
  const callback = await openBrowser(url).signIn(`${url}/connect/authorize?${request}`);
  const code = callback.searchParams.get('code');
  if (code === null) return {};
  return { clientId: demoClient.id, clientSecret: demoClient.secret, redirectUri: demoRedirectUri, code };
}
