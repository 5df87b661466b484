import { mapValues } from '../../contract/document.ts';
import { openBrowser } from '../../mocks/sign-in/testing/fake-browser.ts';
import { type Capture, type ChainedRequest, getUrlTemplate } from '../../site/downloads/requests/chained-requests.ts';
import { variables } from '../../site/downloads/requests/variables.ts';
import type { Body } from '../../site/requests/body.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';

export interface ReceivedResponse {
  readonly status: number;
  /** Undefined for a response without a body. */
  readonly mediaType: string | undefined;
  readonly text: string;
}

export type Variables = Readonly<Record<string, string>>;

export const createVariables = (url: string): Variables => ({
  ...Object.fromEntries(variables.map(({ key, value }) => [key, value])),
  baseUrl: url,
  authUrl: url,
});

/**
 * Replaces each `{{variable}}` by its value.
 *
 * @throws Error for an unknown variable.
 */
export const fillVariables = (text: string, values: Variables): string =>
  text.replaceAll(/\{\{(.*?)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The variable ${name} has no value`);
    return value;
  });

/** Opens what a tool has for a run of requests: the values of the variables, and cookies. */
export function openSession(url: string) {
  const values: Record<string, string> = { ...createVariables(url) };
  const browser = openBrowser(url);
  let sent = 0;

  /** Sends a request, follows no redirect, and saves what the request captures. */
  async function send(request: ChainedRequest): Promise<ReceivedResponse> {
    const { method, query, headers, body, captures } = request;
    values.$timestamp = String(Date.now() + sent++);
    const fill = (template: string): string => fillVariables(template, values);
    const search = String(new URLSearchParams(mapValues(query, fill)));
    const response = await browser.request(`${fill(getUrlTemplate(request))}${search && `?${search}`}`, {
      method,
      headers: mapValues(headers, fill),
      ...(body && { body: createContent(body, fill) }),
    });
    const text = await response.text();
    const mediaType = text ? response.headers.get('content-type')?.split(';', 1)[0] : undefined;
    if (response.status === request.expected.status) {
      for (const capture of captures) values[capture.variable] = readCapture(capture, response.headers, text);
    }
    return { status: response.status, mediaType, text };
  }

  return { send };
}

function createContent(body: Body, fill: (template: string) => string): NonNullable<RequestInit['body']> {
  if (body.kind === 'file') return samplePdf.createBytes();
  return body.kind === 'form' ? new URLSearchParams(mapValues(body.fields, fill)) : fill(JSON.stringify(body.value));
}

function readCapture(capture: Capture, headers: Headers, text: string): string {
  if ('member' in capture) return String(getMember(JSON.parse(text), capture.member));
  const value = headers.get(capture.header) ?? '';
  return capture.parameter ? String(new URL(value).searchParams.get(capture.parameter)) : value;
}

/** Returns `_data[0].id` of a body. */
const getMember = (body: unknown, member: string): unknown =>
  member.split(/[.[\]]+/).reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], body);
