declare module 'virtual:site-pages' {
  /** A page as Starlight takes it. */
  export interface PageEntry {
    readonly id: string;
    /** Markdown with the paths of pages. */
    readonly body: string;
    readonly data: Readonly<Record<string, unknown>> & {
      readonly intro?: string;
      readonly responses?: readonly import('../content/responses.ts').RecordedResponse[];
    };
  }

  export const pages: readonly PageEntry[];
}
