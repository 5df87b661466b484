import { demoToken } from '../../../../mocks/seed/demo-access.ts';
import { samplePdf } from '../../../requests/sample-pdf.ts';
import { type CodeRequest, getHeaders, getUrl } from '../../../samples/code/code-request.ts';
import { type Sent, sendRequest } from '../sandbox/page-sandbox.ts';
import { openPanel } from '../sandbox/panel.ts';
import { issueRefreshToken, signIn } from '../sandbox/sign-in.ts';
import { setShown } from '../sandbox/visit.ts';
import { toRecorded } from '../sandbox/visit-link.ts';
import type { Server } from '../servers.ts';

/** The text or the file of a body, as the reader has it; undefined for none. */
export type Content = string | Blob | undefined;

/** Sends a request to the sandbox in the page, for the demo user. */
export async function sendToPage(request: CodeRequest, content: Content): Promise<Sent> {
  openPanel();
  const target = getUrl(request, '');
  const init = {
    method: request.method,
    headers: fillToken(request, demoToken),
    ...createBody(await fillSecrets(request), content),
  };
  const sent = await sendRequest(target, init);
  setShown(await toRecorded(target, init, sent.response.status));
  return sent;
}

/**
 * Sends a request to a server.
 *
 * @throws Error with a sentence for the reader when there is no response.
 */
export async function sendToServer(
  request: CodeRequest,
  content: Content,
  server: Server,
  token: string,
): Promise<Sent> {
  const startedAt = performance.now();
  const origin = request.path.startsWith('/connect') ? server.signIn : server.api;
  try {
    const response = await fetch(getUrl(request, origin), {
      method: request.method,
      headers: fillToken(request, token),
      ...createBody(request, content),
    });
    return { response, durationMs: Math.round(performance.now() - startedAt), postings: [] };
  } catch {
    throw new Error(
      `${origin} did not respond, or does not allow this site to call it (CORS). The policy of this host (connect-src) can forbid it too.`,
    );
  }
}

/** The control plane takes a key in place of a token. */
function fillToken(request: CodeRequest, token: string): Record<string, string> {
  const headers = Object.entries(getHeaders(request)).map(([name, value]) => [
    name,
    value.replace('<ACCESS_TOKEN>', token),
  ]);
  const isControl = request.path.startsWith('/_sandbox');
  const key = isControl && token !== '' && token !== demoToken ? { 'X-Sandbox-Key': token } : {};
  return { ...Object.fromEntries(headers), ...key };
}

function createBody({ body }: CodeRequest, content: Content): { body?: BodyInit } {
  if (!body) return {};
  if (body.kind === 'form') return { body: new URLSearchParams(body.fields) };
  return { body: content ?? (body.kind === 'file' ? new Blob([samplePdf.createBytes()]) : '') };
}

/** Signs the demo user in for a code or a refresh token that the request exchanges. */
async function fillSecrets(request: CodeRequest): Promise<CodeRequest> {
  const { body } = request;
  if (body?.kind !== 'form') return request;
  const values: Record<string, string> = {};
  const { code, refresh_token: refreshToken } = body.fields;
  if (code === '<CODE>') values.code = await signIn();
  if (refreshToken === '<REFRESH_TOKEN>') values.refresh_token = await issueRefreshToken();
  return { ...request, body: { kind: 'form', fields: { ...body.fields, ...values } } };
}
