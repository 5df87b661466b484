import { snippetz } from '@scalar/snippetz';
import { BuildError } from '../../../scripts/lib/run.ts';
import { headersOf, mediaTypeOf, pathOf, type SampleCall, sandboxUrl } from '../calls.ts';

const printer = snippetz();

type Target = Parameters<typeof printer.print>[0];
type Client = Parameters<typeof printer.print>[1];
type Request = NonNullable<Parameters<typeof printer.print>[2]>;

/** The file that uploads send. */
export const upload = 'scan.pdf';

/** What a download is saved as. */
export const download = 'document.pdf';

/** Stands in a request for the content of the file. */
export const filePlaceholder = '<FILE>';

/** The address of a call, with everything in it. */
export const urlOf = (call: SampleCall): string => sandboxUrl + pathOf(call);

/**
 * The code of a call as snippetz writes it, with a placeholder such as `<ACCESS_TOKEN>` as it stands.
 *
 * @param change what is given otherwise, where that makes better code.
 */
export function printed(target: Target, client: Client, call: SampleCall, change: Partial<Request> = {}): string {
  const code = printer.print(target, client, { ...requestOf(call), ...change });
  if (!code) throw new BuildError(`There is no ${target} code for ${call.name}.`);
  return code;
}

function requestOf(call: SampleCall): Partial<Request> {
  const headers = Object.entries(headersOf(call)).map(([name, value]) => ({ name, value }));
  return { method: call.method, url: urlOf(call), headers, ...postDataOf(call) };
}

function postDataOf({ body }: SampleCall): Pick<Partial<Request>, 'postData'> {
  if (!body) return {};
  const mimeType = mediaTypeOf(body);
  if (body.kind === 'file') return { postData: { mimeType, text: filePlaceholder } };
  if (body.kind === 'json') return { postData: { mimeType, text: JSON.stringify(body.value) } };
  const params = Object.entries(body.fields).map(([name, value]) => ({ name, value }));
  return { postData: { mimeType, params } };
}
