import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';

/**
 * Opens a PDF file to upload. It is read while it is sent, and again for a retry. It must not change in between.
 *
 * @example
 * const { id } = await client.inboxFiles.upload(await pdfFromPath('scan.pdf'));
 *
 * @throws the error of the file system, such as `ENOENT`; TypeError when it is not a file.
 */
export async function pdfFromPath(path: string | URL): Promise<Blob> {
  // The error of `openAsBlob` names neither the path nor the reason.
  if (!(await stat(path)).isFile()) throw new TypeError(`${path} is not a file.`);
  return openAsBlob(path, { type: 'application/pdf' });
}
