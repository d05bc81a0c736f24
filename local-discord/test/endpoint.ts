import { createPublicKey, verify } from 'node:crypto';
import Fastify, { type FastifyReply } from 'fastify';

/** The start of an Ed25519 public key in SPKI (RFC 8410). */
const SPKI_PREFIX = '302a300506032b6570032100';

export interface EndpointAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly form?: FormData;
}

export interface Endpoint {
  readonly url: string;
  /** The bodies of requests with a right signature, in their order. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was sent
  readonly received: any[];
  /** How many requests had a wrong one. */
  readonly forged: number;
  close(): Promise<void>;
}

/** Whether a body was signed by Discord. */
export type Check = (body: string, signature: string, timestamp: string) => boolean | Promise<boolean>;

/** An application that is called over HTTP, with a check of signatures. */
export async function startEndpoint(
  isRight: Check,
  // biome-ignore lint/suspicious/noExplicitAny: tests answer whatever was sent
  answer: (body: any) => EndpointAnswer | Promise<EndpointAnswer>,
): Promise<Endpoint> {
  const app = Fastify({ forceCloseConnections: true });
  const received: unknown[] = [];
  let forged = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.post('/', async (request, reply) => {
    const text = String(request.body);
    const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = request.headers;
    if (!(await isRight(text, String(signature), String(timestamp)))) {
      forged += 1;
      return reply.code(401).send('invalid request signature');
    }
    const body: unknown = JSON.parse(text);
    received.push(body);
    return send(reply, await answer(body));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${url}/`,
    received,
    get forged() {
      return forged;
    },
    close: () => app.close(),
  };
}

/** The check with node:crypto. */
export function checkWith(verifyKey: string): Check {
  const der = Buffer.from(SPKI_PREFIX + verifyKey, 'hex');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return (body, signature, timestamp) =>
    verify(null, Buffer.from(timestamp + body), key, Buffer.from(signature, 'hex'));
}

async function send(
  reply: FastifyReply,
  { status = 200, json, form }: EndpointAnswer,
): Promise<FastifyReply> {
  if (form) {
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return reply
      .code(status)
      .header('content-type', type)
      .send(Buffer.from(await encoded.arrayBuffer()));
  }
  return json === undefined ? reply.code(status).send() : reply.code(status).send(json);
}
