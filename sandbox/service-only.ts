/** `npm run service`: the service alone, to try `npm run conformance` on. */
import process from 'node:process';
import { z } from 'zod';
import { DEMO_KEY, DEVIATIONS, FAULTS, SAMPLES, startService } from './service/index.ts';

const { data: settings, error } = z
  .object({
    SERVICE_PORT: z.coerce.number().int().min(0).max(65_535).default(4_410),
    SANDBOX_FAULT: z.enum(['', ...DEVIATIONS, ...FAULTS]).default(''),
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    WEBHOOK_SECRET: z.string().default('sandbox-webhook-secret'),
  })
  .safeParse(process.env);
if (settings === undefined) {
  console.error(z.prettifyError(error));
  process.exit(2);
}

const EVENTS_EVERY_MS = 3_000;
const moving = SAMPLES.parcels.find(({ isMoving }) => isMoving);
const [product] = SAMPLES.products;

const { service, url, close } = await startService({ port: settings.SERVICE_PORT });
service.fault.set(settings.SANDBOX_FAULT || null);
if (settings.WEBHOOK_URL !== undefined) {
  service.webhooks.subscribe({ url: settings.WEBHOOK_URL, secret: settings.WEBHOOK_SECRET });
  setInterval(() => {
    if (moving !== undefined && service.parcels.advance(moving.number) === null)
      service.parcels.restart(moving.number);
    if (product !== undefined) service.qc.addBatch(product);
  }, EVENTS_EVERY_MS).unref();
}
console.log(`Service: ${url}, key ${DEMO_KEY}, number ${moving?.number}, link ${product?.canonical}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
