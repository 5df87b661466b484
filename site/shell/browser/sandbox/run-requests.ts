import { createButton } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import { demoToken } from '../../../../mocks/seed/demo-access.ts';
import { samplePdf } from '../../../requests/sample-pdf.ts';
import type { CurlRequest } from '../../../run/curl-request.ts';
import { type Output, withOutput } from './output.ts';
import { resetSandbox, type Sent, sendRequest } from './page-sandbox.ts';
import { openPanel } from './panel.ts';
import { createDownload, createResponse } from './show-response.ts';
import { issueRefreshToken, signIn } from './sign-in.ts';

/** Sends the requests of the commands before a button, and shows their responses. */
export async function runCommands(slot: HTMLElement): Promise<void> {
  openPanel();
  await withOutput(slot, async (output) => {
    await sendAll(await readRequests(slot), output);
    offerRunFromTop(slot);
  });
}

/** Reads the requests that the build has written, and fills in what a reader would paste: the demo user signs in for it. */
async function readRequests({ dataset: { requests = '[]' } }: HTMLElement): Promise<readonly CurlRequest[]> {
  const variables: Record<string, string> = { ACCESS_TOKEN: demoToken };
  if (requests.includes('__CODE__')) variables.CODE = await signIn();
  if (requests.includes('__REFRESH_TOKEN__')) variables.REFRESH_TOKEN = await issueRefreshToken();
  return JSON.parse(requests.replaceAll(/__([A-Z_]+?)__/g, (_all, name: string) => variables[name] ?? ''));
}

async function sendAll(requests: readonly CurlRequest[], { say, show }: Output): Promise<void> {
  for (const request of requests) {
    const sent = await send(request);
    const content = await sent.response.blob();
    const isFile = request.output !== undefined || content.type.startsWith('application/pdf');
    show(createResponse(sent, isFile ? '' : await content.text()));
    if (isFile) show(createDownload(content, request.output));
  }
  say('Response from the sandbox in this page:');
}

/** The files that commands send: one for trying, and those that other commands have saved. */
const files = new Map<string, Blob>([[samplePdf.name, new Blob([samplePdf.createBytes()])]]);

async function send({ url, method, headers, body, upload, output }: CurlRequest): Promise<Sent> {
  const { pathname, search } = new URL(url);
  const content = upload === undefined ? body : files.get(upload);
  if (upload !== undefined && !content) throw new Error(`Run the command that saves ${upload} first.`);
  const sent = await sendRequest(`${pathname}${search}`, { method, headers, ...(content && { body: content }) });
  if (output !== undefined) files.set(output, await sent.response.clone().blob());
  return sent;
}

/** The commands of a guide continue each other: a later one may need what an earlier one has created. */
function offerRunFromTop(slot: HTMLElement): void {
  const slots = [...document.querySelectorAll<HTMLElement>('.run')];
  const index = slots.indexOf(slot);
  if (index < 1 || slot.querySelector('.from-top')) return;
  const button = createButton('Reset, and run from the top', () => void runFromTop(slot, slots.slice(0, index + 1)));
  button.className = 'from-top';
  slot.querySelector('button')?.after(button);
}

const runFromTop = (slot: HTMLElement, slots: readonly HTMLElement[]): Promise<void> =>
  withOutput(slot, async (output) => {
    await resetSandbox();
    for (const before of slots.slice(0, -1)) {
      for (const request of await readRequests(before)) await send(request);
    }
    await sendAll(await readRequests(slot), output);
  });
