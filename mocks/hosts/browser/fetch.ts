/** Creates the request of a call with the arguments of `fetch`. A text that begins with `/` is a path of the origin. */
export const toRequest = (input: Request | string | URL, init: RequestInit | undefined, origin: string): Request =>
  new Request(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init);

/** Sets the URL of a response, which one without a network lacks. */
export function setResponseUrl(response: Response, { url }: Request): Response {
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
