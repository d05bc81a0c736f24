import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { DEMO_KEY, SAMPLES, startService } from '../sandbox/service/index.ts';

const OPERATIONS = ['convert', 'lookup', 'qc'] as const;
const HEADERS = { authorization: `Bearer ${DEMO_KEY}` };

/** A service that knows every Weidian product, and delays each answer equally, like one on the internet. */
export interface DelayedService {
  readonly url: string;
  /** The paths of the three calls about a product. */
  pathsFor(id: string): readonly string[];
  close(): Promise<void>;
}

/** @param delayMs of every answer */
export async function startDelayedService(delayMs: number): Promise<DelayedService> {
  const sample = SAMPLES.products.find(({ platform }) => platform === 'weidian');
  if (sample === undefined) throw new RangeError('the sandbox has no Weidian product');
  const pathsFor = (id: string): string[] => {
    const url = encodeURIComponent(sample.canonical.replace(sample.id, id));
    const product = `platform=weidian&id=${id}`;
    return [`/v1/convert?url=${url}`, `/v1/lookup?${product}`, `/v1/qc?${product}`];
  };
  const answers = await answersOf(pathsFor(sample.id));
  const app = Fastify({ forceCloseConnections: true });
  for (const operation of OPERATIONS) {
    app.get(`/v1/${operation}`, async ({ url }, reply) => {
      await sleep(delayMs);
      const [id = sample.id] = /\d{10}/.exec(url) ?? [];
      return reply
        .type('application/json')
        .send(answers[OPERATIONS.indexOf(operation)]?.replaceAll(sample.id, id));
    });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, pathsFor, close: () => app.close() };
}

/** The answers of the sandbox's service. */
async function answersOf(paths: readonly string[]): Promise<string[]> {
  const { url, close } = await startService();
  try {
    return await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${url}${path}`, { headers: HEADERS });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return answer.text();
      }),
    );
  } finally {
    await close();
  }
}
