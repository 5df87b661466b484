import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import { downloadInboxFile, uploadInboxFile } from '../operations/inbox-files.ts';

/** Inbox files. */
export const createInboxFiles = (client: ClientCore) => ({
  /**
   * Add an inbox file.
   *
   * Adds a PDF of at most 5 MB (5,242,880 bytes) to the documents that are still to be processed: the scan of a purchase invoice, a sales invoice or a receipt. Name its `id` as `inboxFileId` when you create an invoice that is read from it.
   *
   * `POST /v1/inboxfiles`
   *
   * @returns The identifier of the stored PDF.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  upload: (...args: OperationArguments<typeof uploadInboxFile>) => uploadInboxFile(client, ...args),
  /**
   * Download an inbox file.
   *
   * Returns the PDF.
   *
   * `GET /v1/inboxfiles/{id}`
   *
   * @returns The PDF.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  download: (...args: OperationArguments<typeof downloadInboxFile>) => downloadInboxFile(client, ...args),
});
