import { demoToken } from '../../mocks/seed/demo-access.ts';
import { readPdf } from '../support/pdf.ts';

/** Returns the text of a file, its columns apart by spaces. */
export async function download({ url }: { readonly url: string }, fileId: number): Promise<string> {
  const headers = { authorization: `Bearer ${demoToken}` };
  const response = await fetch(`${url}/v1/files/${fileId}`, { headers });
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}
