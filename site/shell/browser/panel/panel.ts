import { create } from '../../../../mocks/pages/inspector/browser/dom.js';
import type { PanelData } from '../../../run/panel.ts';
import { highlightSamples, type Token } from '../../../samples/code/highlight.ts';
import { withOutput } from '../sandbox/output.ts';
import { createDownload, createResponse } from '../sandbox/show-response.ts';
import { getServer, showServer } from '../servers.ts';
import { createAccess } from './access.ts';
import { createForm } from './form.ts';
import { sendToPage, sendToServer } from './send.ts';

/** What a reader does with the request of an operation. */
interface RequestPanel {
  /** Shows the request as a form. */
  readonly edit: () => void;
  /** Sends it, and shows the response. */
  readonly run: () => Promise<void>;
  /** Takes another example. */
  readonly choose: () => void;
}

let opened: RequestPanel | undefined;

/** Returns the panel of the page. */
export const openRequest = (root: HTMLElement): RequestPanel => (opened ??= createRequest(root));

function createRequest(root: HTMLElement): RequestPanel {
  const find = <Part extends HTMLElement>(selector: string): Part => root.querySelector(selector) as Part;
  const data = JSON.parse(root.dataset.panel ?? '') as PanelData;
  const target = find<HTMLSelectElement>('.send select');
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
      find(`pre[data-view="${lang}"] code`).replaceChildren(...tokens.map(createToken));
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
    const result = find('.result');
    await withOutput(result, async ({ say, show }) => {
      const sent = server
        ? await sendToServer(request, form.getContent(), server, access.getToken())
        : await sendToPage(request, form.getContent());
      const content = await sent.response.blob();
      const isFile = content.type.startsWith('application/pdf');
      const text = isFile ? '' : await content.text();
      show(createResponse(sent, text), ...(isFile ? [createDownload(content)] : []));
      say(server ? `The response of ${server.name}:` : 'The response of the sandbox in this page:');
      const errors = readErrors(text);
      if (errors) {
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
  };
}

const createToken = ({ text, kind = '', server }: Token): HTMLElement | string =>
  kind || server ? create('span', { class: kind, ...(server && { 'data-server': server }) }, text) : text;

/** The errors of a problem document, by the field that each of them is about. */
function readErrors(text: string): Readonly<Record<string, readonly string[]>> | undefined {
  try {
    return (JSON.parse(text) as { errors?: Record<string, string[]> }).errors;
  } catch {
    return undefined;
  }
}
