/** A request, as a `curl` command of a guide or of a sample makes it. */
export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Name of the file that is sent as the body. */
  readonly upload: string | undefined;
  /** Name of the file that the response is saved as, instead of being shown. */
  readonly output: string | undefined;
}
