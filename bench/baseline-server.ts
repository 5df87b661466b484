import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** `node baseline-server.ts PORT < BODY`: responds with BODY to every request; the upper bound for a Node server. */
const body = await buffer(process.stdin);
const headers = { 'content-type': 'application/json', 'content-length': body.length };

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(request.method === 'POST' ? 201 : 200, headers).end(body));
}).listen(Number(process.argv[2]), '127.0.0.1');
