import { demoToken } from '../../../../mocks/demo-access.ts';
import { create, createButton } from '../../../../mocks/server/inspector/browser/dom.js';
import { samplePdf } from '../../../requests/sample-pdf.ts';
import { type CurlRequest, parseRequests, type Variables } from '../../../run/curl.ts';
import { type Output, withOutput } from './output.ts';
import { resetSandbox, type Sent, sendRequest } from './page-sandbox.ts';
import { createResponse } from './show-response.ts';
import { issueRefreshToken, signIn } from './sign-in.ts';

/** Sends the requests of the commands before a button, and shows their responses. */
export const runCommands = (slot: HTMLElement): Promise<void> =>
  withOutput(slot, async (output) => {
    await sendAll(await readCommands(slot), output);
    offerRunFromTop(slot);
  });

/** Reads the commands as the build has written them; a button of the code block copies them. */
async function readCommands(slot: HTMLElement): Promise<readonly CurlRequest[]> {
  const button = slot.previousElementSibling?.querySelector<HTMLElement>('[data-code]');
  const script = (button?.dataset.code ?? '').replaceAll('\u007f', '\n');
  return parseRequests(script, await getVariables(script)) ?? [];
}

/** Gets the values that a reader would paste: those of the demo user, who signs in for them. */
async function getVariables(script: string): Promise<Variables> {
  const variables = new Map([['ACCESS_TOKEN', demoToken]]);
  if (script.includes('$CODE')) variables.set('CODE', (await signIn()).code ?? '');
  if (script.includes('$REFRESH_TOKEN')) variables.set('REFRESH_TOKEN', await issueRefreshToken());
  return variables;
}

async function sendAll(requests: readonly CurlRequest[], { say, show }: Output): Promise<void> {
  for (const request of requests) {
    const { exchange, response } = await send(request);
    const content = await response.blob();
    const isFile = request.output !== undefined || content.type.startsWith('application/pdf');
    show(createResponse(exchange, isFile ? '' : await content.text()));
    if (isFile) show(createDownload(content, request.output));
  }
  say('The response of the sandbox in this page:');
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

/** Creates a link that saves a response. */
function createDownload(content: Blob, name = 'document.pdf'): HTMLElement {
  const link = create('a', { href: URL.createObjectURL(content), download: name }, `Save ${name}`);
  return create('p', {}, link);
}

/** The commands of a guide continue each other: a later one may need what an earlier one has created. */
function offerRunFromTop(slot: HTMLElement): void {
  const slots = [...document.querySelectorAll<HTMLElement>('.run:not([data-workflow])')];
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
      for (const request of await readCommands(before)) await send(request);
    }
    await sendAll(await readCommands(slot), output);
  });
