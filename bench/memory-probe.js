// Is loaded into a server before its program. It answers each message with the memory that garbage collection leaves, and
// ends the server with the process that started it. JavaScript, because stripping types would delay the start.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.on('disconnect', () => process.exit());
process.channel.unref();
