/** Creates the request of a call like that of `fetch`. A text that begins with `/` is a path of the origin. */
export const toRequest = (input: Request | string | URL, init: RequestInit | undefined, origin: string): Request =>
  new Request(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init);

/** Gives a response the URL of its request: one that did not come from a network has none. */
export function setResponseUrl(response: Response, { url }: Request): Response {
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
