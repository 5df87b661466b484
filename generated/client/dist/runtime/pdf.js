const contentType = 'application/pdf';
/** Encodes a PDF as a body. */
export const pdfContent = (body) => ({
  body: body,
  contentType,
  isStream: body instanceof ReadableStream,
});
/** Reads a response that is a PDF. */
export const pdfDocument = { contentType, read: createPdfFile };
function createPdfFile(response, withTimeout) {
  const length = response.headers.get('content-length');
  const isEncoded = response.headers.has('content-encoding');
  return {
    size: length === null || isEncoded ? undefined : Number(length),
    bytes: async () => new Uint8Array(await withTimeout(() => response.arrayBuffer())),
    blob: () => withTimeout(() => response.blob()),
    stream() {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await withTimeout(() => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
