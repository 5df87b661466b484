export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
}

export interface CurlOptions {
  readonly tokenVariable: string;
  /** Tests for a value of `Authorization` that must not be printed. */
  readonly isSecret: (authorization: string) => boolean;
  /** Text between the options. Default: a space. */
  readonly separator?: string;
}

/** Formats the command that repeats a request. It takes the access token from the environment. */
export function formatCurl({ method, url, headers, body }: CurlRequest, options: CurlOptions): string {
  const { tokenVariable, isSecret, separator = ' ' } = options;
  const parts = headers.map(([name, value]) =>
    name === 'authorization' && isSecret(value)
      ? `-H "Authorization: Bearer $${tokenVariable}"`
      : `-H ${quote(`${name}: ${value}`)}`,
  );
  if (body !== undefined) {
    // curl would send a media type otherwise.
    if (!headers.some(([name]) => name === 'content-type')) parts.push("-H 'content-type:'");
    parts.push(`--data-raw ${quote(body)}`);
  }
  const verb = { GET: [], HEAD: ['-I'] }[method] ?? [`-X ${method}`];
  return ['curl -i', ...verb, ...parts, quote(url)].join(separator);
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
