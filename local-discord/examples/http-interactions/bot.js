import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A bot as its author would write it, with the application's public key as an argument. It answers every command. */
export async function startBot(publicKey) {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signed = Buffer.from(request.headers['x-signature-timestamp'] + body);
    const signature = Buffer.from(`${request.headers['x-signature-ed25519']}`, 'hex');
    if (!verify(null, signed, key, signature)) return response.writeHead(401).end();
    const isPing = JSON.parse(body).type === 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isPing ? { type: 1 } : { type: 4, data: { content: 'Pong' } }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
