import type { Issue, ShownIssue } from './http.ts';
import type { Settings } from './settings.ts';

/** Gets issues, and knows the server that they are of: a run, or the observer of other people's requests. */
export interface Reporter {
  readonly settings: Pick<Settings, 'url' | 'token' | 'client'>;
  readonly report: (issue: Issue, ...exchanges: ShownIssue['exchanges']) => void;
  /** Path and query of a link to this server; undefined for another one. */
  readonly toOwnPath: (link: unknown) => string | undefined;
}
