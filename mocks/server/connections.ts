import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection of a client, and its answers that are not over yet, oldest first. */
export interface Connection {
  readonly socket: Socket;
  readonly answers: Set<ServerResponse>;
}

export interface Connections {
  /** All that are open, those in the middle of a TLS handshake among them. */
  all(): Connection[];
  /** The connection of a socket that Node hands out with a request or an error. */
  of(socket: unknown): Connection | undefined;
  /** Called when an answer is over, whether all of it was sent or not. */
  onAnswered: (connection: Connection, answer: ServerResponse) => void;
}

const watched = new WeakMap<Server, Connections>();

/**
 * Watches the connections of a server, from the first call on. Node's own list takes an answer for sent when it is
 * written, while a slow client may still wait for most of it, and does not know connections in a TLS handshake.
 */
export function connectionsOf(server: Server): Connections {
  const known = watched.get(server);
  if (known) return known;
  const open = new Map<string, Connection>();
  const bySocket = new WeakMap<object, Connection>();
  const connections: Connections = {
    all: () => [...open.values()],
    of: (socket) => (typeof socket === 'object' && socket !== null ? bySocket.get(socket) : undefined),
    onAnswered: () => {},
  };
  watched.set(server, connections);

  const add = (socket: Socket) => {
    const connection = { socket, answers: new Set<ServerResponse>() };
    // After the handshake the socket within TLS takes the place of the one below it; both have the same peer.
    const peer = `${socket.remoteAddress} ${socket.remotePort}`;
    open.set(peer, connection);
    bySocket.set(socket, connection);
    socket.once('close', () => {
      if (open.get(peer) === connection) open.delete(peer);
    });
  };
  server.on('connection', add);
  server.on('secureConnection', add);
  // Before whoever answers, who may stop the server in the same breath.
  server.prependListener('request', (request, answer) => {
    const connection = bySocket.get(request.socket);
    if (!connection) return;
    connection.answers.add(answer);
    answer.once('close', () => {
      connection.answers.delete(answer);
      connections.onAnswered(connection, answer);
    });
  });
  return connections;
}
