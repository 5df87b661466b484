import { create } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import type { PanelData } from '../../../run/panel.ts';
import type { Server } from '../servers.ts';

/** Credentials that a reader enters. They are in memory only: the next page asks again. */
export interface Access {
  /** Shows the field for a server; nothing for the sandbox in the page, which needs none. */
  readonly show: (server: Server | undefined, data: PanelData) => void;
  readonly getToken: () => string;
}

export function createAccess(root: HTMLElement): Access {
  let shown = '';
  const input = create('input', { type: 'password', autocomplete: 'off', id: 'access-token' }) as HTMLInputElement;
  return {
    getToken: () => input.value.trim(),
    show: (server, { requests, isLocal }) => {
      const isPublic = requests[0]?.code.isPublic === true && !isLocal;
      if (!server || isPublic) return root.replaceChildren();
      if (shown !== server.api) input.value = isLocal ? '' : (server.token ?? '');
      shown = server.api;
      const label = isLocal ? 'Control key, if it has one' : 'Access token';
      root.replaceChildren(create('label', { for: input.id }, label), input);
    },
  };
}
