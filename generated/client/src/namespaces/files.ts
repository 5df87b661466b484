import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import { downloadFile } from '../operations/files.ts';

/** Files. */
export const createFiles = (client: ClientCore) => ({
  /**
   * Download a file.
   *
   * Returns a PDF, such as the scan of a purchase invoice or a receipt. Its `id` is the `fileId` of the invoice that it is attached to.
   *
   * `GET /v1/files/{id}`
   *
   * @returns The PDF.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  download: (...args: OperationArguments<typeof downloadFile>) => downloadFile(client, ...args),
});
