import type { PanelData } from '../../../run/panel.ts';
import { highlightSamples } from '../../../samples/code/highlight.ts';
import { loadStyle, withOutput } from '../sandbox/output.ts';
import type { Sent } from '../sandbox/page-sandbox.ts';
import { createDownload, createResponse, readErrors } from '../sandbox/show-response.ts';
import { setShown } from '../sandbox/visit.ts';
import type { RecordedRequest } from '../sandbox/visit-link.ts';
import { getServer, showServer } from '../servers.ts';
import { createLines } from '../tokens.ts';
import { createAccess } from './access.ts';
import { createForm } from './form.ts';
import { readRequest } from './read-request.ts';
import { sendToPage, sendToServer } from './send.ts';

/** Actions of a reader with the request of an operation. */
interface RequestPanel {
  /** Shows the request as a form. */
  readonly edit: () => void;
  /** Sends it, and shows the response. */
  readonly run: () => Promise<void>;
  /** Takes another example. */
  readonly choose: () => void;
  /** Shows a request that somebody else has sent, and its response. */
  readonly show: (request: RecordedRequest, sent: Sent) => Promise<void>;
}

let opened: RequestPanel | undefined;

/** Returns the panel of the page. */
export const openRequest = (root: HTMLElement): RequestPanel => (opened ??= createRequest(root));

function createRequest(root: HTMLElement): RequestPanel {
  loadStyle();
  const find = <Part extends HTMLElement>(selector: string): Part => root.querySelector(selector) as Part;
  const data = JSON.parse(root.dataset.panel ?? '') as PanelData;
  const target = find<HTMLSelectElement>('.target');
  const result = find('.result');
  const example = root.querySelector<HTMLSelectElement>('.example select');
  const access = createAccess(find('.access'));
  const getExample = () => data.requests[example?.selectedIndex ?? 0] as PanelData['requests'][number];
  const form = createForm(find('.form'), data, print);
  form.fill(getExample().code);
  const showAccess = (): void => access.show(target.value === 'server' ? getServer() : undefined, data);
  target.addEventListener('input', showAccess);
  showAccess();

  /** Prints the request in every language, as it will be sent. */
  function print(): void {
    for (const { lang, tokens } of highlightSamples(form.read())) {
      find(`pre[data-view="${lang}"] code`).replaceChildren(...createLines(tokens));
    }
    showServer();
  }

  const edit = (): void => {
    find<HTMLInputElement>('[value="edit"]').checked = true;
  };

  async function run(): Promise<void> {
    form.clearErrors();
    if (!form.check()) {
      edit();
      return form.focusError();
    }
    const request = form.read();
    const server = target.value === 'server' ? getServer() : undefined;
    const isWrite = request.method !== 'GET';
    if (server?.isProduction && isWrite && !confirm(`${request.method} changes real books on ${server.name}. Send it?`))
      return;
    const send = () =>
      server
        ? sendToServer(request, form.getContent(), server, access.getToken())
        : sendToPage(request, form.getContent());
    await showResponse(send, server ? `Response from ${server.name}:` : 'Response from the sandbox in this page:');
  }

  /** Shows a response in place of the documented ones, and marks the fields that it names. */
  async function showResponse(send: () => Promise<Sent>, title: string): Promise<void> {
    find('.live').hidden = false;
    find<HTMLInputElement>('[value="live"]').checked = true;
    await withOutput(result, async ({ say, show }) => {
      const sent = await send();
      const content = await sent.response.blob();
      const isFile = content.type.startsWith('application/pdf');
      const text = isFile ? '' : await content.text();
      show(createResponse(sent, text), ...(isFile ? [createDownload(content)] : []));
      say(title);
      const errors = readErrors(text);
      if (Object.keys(errors).length > 0) {
        edit();
        form.mark(errors);
      }
    });
    result.scrollIntoView({ block: 'nearest' });
  }

  return {
    edit,
    run,
    choose: () => {
      form.fill(getExample().code);
      print();
    },
    show: async (request, sent) => {
      const found = readRequest(getExample().code, request);
      if (!found) return;
      setShown(request);
      form.fill(found.code, found.text);
      print();
      await showResponse(async () => sent, 'Response to the request of the link, from the sandbox in this page:');
    },
  };
}
