import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { WebSocket, WebSocketServer } from 'ws';
import { type ConnectionSettings, serveConnection } from './connection.ts';
import type { GatewayState } from './handshake.ts';
import { createBotSocket } from './transport/bot-socket.ts';
import { connectionWish, isGatewayPath } from './transport/connection-url.ts';

/** Serves every websocket of a server that asks for the gateway. */
export function acceptBots(
  server: Server,
  sockets: WebSocketServer,
  state: GatewayState,
  settings: ConnectionSettings,
): void {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!isGatewayPath(request.url ?? '/')) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => accept(request, socket, state, settings));
  });
}

function accept(
  { url, headers, socket: line }: IncomingMessage,
  socket: WebSocket,
  state: GatewayState,
  settings: ConnectionSettings,
): void {
  const wish = connectionWish(url ?? '/');
  if ('transport' in wish) {
    const { transport, version } = wish;
    const scheme = line instanceof TLSSocket ? 'wss' : 'ws';
    const ownUrl = `${scheme}://${headers.host ?? '127.0.0.1'}`;
    const bot = { url: ownUrl, address: line.remoteAddress ?? '', version };
    serveConnection(state, settings, createBotSocket(socket, transport), transport.encoding, bot);
  } else socket.close(...wish);
}
