import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { ToolError } from './tool-error.ts';

/** Maximum upload of the contract in bytes, and one more, which the client then rejects. */
const MAX_BYTES = 5_242_881;

/**
 * Reads a file of the upload folder. Links are resolved first, so that none leads out of it.
 *
 * @throws ToolError without a folder, or without the file; the message is the same for a file elsewhere.
 */
export async function readUpload(folder: string | undefined, path: string): Promise<Uint8Array> {
  if (folder === undefined) {
    throw new ToolError('This server uploads no files. Ask the user to start it with --files FOLDER, or send "pdf".');
  }
  const missing = new ToolError(`The folder of uploads has no file ${JSON.stringify(path)}.`);
  const root = await realpath(folder).catch(() => {
    throw new ToolError('The folder of --files does not exist. Ask the user to create it.');
  });
  const file = await realpath(resolve(root, path)).catch(() => root);
  const place = relative(root, file);
  if (place === '' || place.split(/[\\/]/)[0] === '..' || isAbsolute(place)) throw missing;
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => {
    throw missing;
  });
  try {
    if (!(await handle.stat()).isFile()) throw missing;
    const buffer = Buffer.alloc(MAX_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, MAX_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
