const contentType = 'application/pdf';
/** A PDF as a body. */
export const pdfContent = (body) => ({
  body: body,
  contentType,
  isStream: body instanceof ReadableStream,
});
/** A PDF as an answer. */
export const pdfDocument = { contentType, read: pdfFile };
function pdfFile(response, inTime) {
  const length = response.headers.get('content-length');
  const isEncoded = response.headers.has('content-encoding');
  return {
    size: length === null || isEncoded ? undefined : Number(length),
    bytes: async () => new Uint8Array(await inTime(() => response.arrayBuffer())),
    blob: () => inTime(() => response.blob()),
    stream() {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await inTime(() => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
