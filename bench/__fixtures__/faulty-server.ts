import { createServer } from 'node:http';

/** Responds with a list of one record to every request except DELETE, and leaks memory at a rate that no load changes. */
const leaked: number[][] = [];
setInterval(() => leaked.push(new Array(20_000).fill(leaked.length)), 10);

createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.method === 'DELETE') request.socket.end();
    else response.end('{"_data":[{}]}');
  });
}).listen(Number(process.argv.at(-1)), '127.0.0.1');
