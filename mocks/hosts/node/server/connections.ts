import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An open connection, and its responses that are not sent yet, oldest first. */
export interface Connection {
  readonly socket: Socket;
  readonly responses: Set<ServerResponse>;
}

export interface Connections {
  /** Lists all open connections, also those in a TLS handshake. */
  list(): Connection[];
  /** Returns the connection of a socket that Node passes with a request or an error. */
  get(socket: object): Connection | undefined;
  /** Called when a response is closed, whether it was sent or not. */
  onResponseClosed: (connection: Connection) => void;
}

const trackedServers = new WeakMap<Server, Connections>();

/**
 * Tracks the connections of a server, from the first call on. Node's own list counts a response as sent when it is
 * written, although a slow client may not have received it, and omits connections in a TLS handshake.
 */
export function trackConnections(server: Server): Connections {
  const tracked = trackedServers.get(server);
  if (tracked) return tracked;
  const byPeer = new Map<string, Connection>();
  const bySocket = new WeakMap<object, Connection>();
  const connections: Connections = {
    list: () => [...byPeer.values()],
    get: (socket) => bySocket.get(socket),
    onResponseClosed: () => {},
  };
  trackedServers.set(server, connections);

  const add = (socket: Socket) => {
    const connection = { socket, responses: new Set<ServerResponse>() };
    // After the handshake, the TLS socket replaces the TCP socket of the same peer.
    const peer = `${socket.remoteAddress} ${socket.remotePort}`;
    byPeer.set(peer, connection);
    bySocket.set(socket, connection);
    socket.once('close', () => {
      if (byPeer.get(peer) === connection) byPeer.delete(peer);
    });
  };
  server.on('connection', add);
  server.on('secureConnection', add);
  // Must run before the handler, which may stop the server.
  server.prependListener('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    if (!connection) return;
    connection.responses.add(response);
    response.once('close', () => {
      connection.responses.delete(response);
      connections.onResponseClosed(connection);
    });
  });
  return connections;
}
