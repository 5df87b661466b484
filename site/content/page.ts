import type { PanelData } from '../run/panel.ts';
import type { RecordedResponse } from './responses.ts';

/** A page of the site. The Markdown of its text is also published as a file. */
export interface SitePage {
  /** Its path, such as `operations/listDebtors`; `index` for the start page. */
  readonly id: string;
  readonly title: string;
  /** Its name in the menu. Default: the title. */
  readonly label?: string;
  /** For search engines, 50 characters at least. */
  readonly description: string;
  /** The groups of the menu that contain it: its topic first, then from the outermost. */
  readonly groups: readonly string[];
  /** The text below the title, with links as in the contract, see `links.ts`. */
  readonly markdown: string;
  /** The text for browsers, when it shows more than the Markdown. */
  readonly html?: string;
  /** Markdown before the panel, for browsers. */
  readonly intro?: string;
  readonly endpoint?: Endpoint;
  readonly panel?: PanelData;
  readonly responses?: readonly RecordedResponse[];
}

/** Text that the page of an operation shows beside its title. */
interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** True when only a sandbox has the operation. */
  readonly isLocal: boolean;
}
