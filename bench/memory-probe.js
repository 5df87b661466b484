// Preloaded into a server. Responds to each message with the memory use after a garbage collection, and stops the server
// together with the process that started it. JavaScript, because stripping types would delay the start.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.on('disconnect', () => process.exit());
process.channel.unref();
