import { createServer } from 'node:http';

/** Responds with 200 and a list of one record to everything but a DELETE, and keeps a bit of every request. */
const leaked: string[][] = [];

createServer((request, response) => {
  request.resume().on('end', () => {
    leaked.push(new Array(4000).fill(request.url));
    if (request.method === 'DELETE') request.socket.end();
    else response.end('{"_data":[{}]}');
  });
}).listen(Number(process.argv.at(-1)), '127.0.0.1');
