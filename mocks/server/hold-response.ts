import type { ServerResponse } from 'node:http';

/**
 * Holds back a response that a library sends, from now until the returned function is called: with true the response is
 * sent, with false it is discarded, and another can be sent.
 */
export function holdResponse(response: ServerResponse): (isSent: boolean) => void {
  let end = (): void => {};
  response.end = ((...args: Parameters<ServerResponse['end']>) => {
    end = () => void response.end(...args);
    return response;
  }) as ServerResponse['end'];
  return (isSent) => {
    // From now on, the method of the class.
    Reflect.deleteProperty(response, 'end');
    if (isSent) end();
    else for (const name of response.getHeaderNames()) response.removeHeader(name);
  };
}
