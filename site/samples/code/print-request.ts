import { snippetz } from '@scalar/snippetz';
import { BuildError } from '../../../scripts/lib/run.ts';
import { getMediaType } from '../../requests/example-requests.ts';
import { getHeaders, getUrl, type SampleRequest } from '../sample-requests.ts';

const printer = snippetz();

type Target = Parameters<typeof printer.print>[0];
type Client = Parameters<typeof printer.print>[1];
type HarRequest = Partial<NonNullable<Parameters<typeof printer.print>[2]>>;

/** The file name under which samples save a response. */
export const DOWNLOADED_FILE = 'document.pdf';

/** Replaces the content of a file in a request. */
export const FILE_PLACEHOLDER = '<FILE>';

/**
 * Prints the code of a request with snippetz, with placeholders such as `<ACCESS_TOKEN>`.
 *
 * @param change parts of the request to print otherwise, for better code.
 */
export function printRequest(target: Target, client: Client, sample: SampleRequest, change: HarRequest = {}): string {
  const request = { method: sample.method, url: getUrl(sample), headers: listHeaders(sample), ...getPostData(sample) };
  const code = printer.print(target, client, { ...request, ...change });
  if (!code) throw new BuildError(`snippetz prints no ${target} code for ${sample.name}.`);
  return code;
}

export const listHeaders = (sample: SampleRequest): { name: string; value: string }[] =>
  Object.entries(getHeaders(sample)).map(([name, value]) => ({ name, value }));

function getPostData({ body }: SampleRequest): Pick<HarRequest, 'postData'> {
  if (!body) return {};
  const mimeType = getMediaType(body);
  if (body.kind === 'file') return { postData: { mimeType, text: FILE_PLACEHOLDER } };
  if (body.kind === 'json') return { postData: { mimeType, text: JSON.stringify(body.value) } };
  const params = Object.entries(body.fields).map(([name, value]) => ({ name, value }));
  return { postData: { mimeType, params } };
}
