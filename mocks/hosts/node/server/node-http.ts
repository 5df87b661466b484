/** `node:http` without the cost of an import, which evaluates every export: WebSocket and fetch take 40 ms to load. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
