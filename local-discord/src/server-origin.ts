import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';

/** What the URLs of a listening server begin with, until a request names its host. @returns null unless it listens at a port */
export function originOf(server: Server): string | null {
  const address = server.address();
  if (typeof address !== 'object' || !address) return null;
  return `${server instanceof TlsServer ? 'https' : 'http'}://127.0.0.1:${address.port}`;
}
