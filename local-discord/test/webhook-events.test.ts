import { afterAll, expect, it } from 'vitest';
import { verifyKeyOf } from '../src/applications/signing.ts';
import { createWebhookEvents, withWebhookEvents } from '../src/applications/webhook-events.ts';
import { createEvents } from '../src/gateway/events.ts';
import { defaultSeed, seeded } from '../src/index.ts';
import type { Frame } from '../src/wire/frame.ts';
import { createWorld } from '../src/world/create-world.ts';
import { mainBot } from '../src/world/guilds.ts';
import { checkWith, startEndpoint } from './endpoint.ts';

const endpoint = await startEndpoint(checkWith(verifyKeyOf(seeded.bot)), () => ({ status: 204 }));
const frames: Frame[] = [];
const webhookEvents = createWebhookEvents((frame) => frames.push(frame));
afterAll(async () => {
  webhookEvents.close();
  await endpoint.close();
});

it('an entitlement that the gateway tells about is a webhook event too, if the application wants it', async () => {
  const world = createWorld(defaultSeed, 'token');
  const events = withWebhookEvents(world, createEvents(world, { dispatch: () => {} }), webhookEvents);
  const bot = mainBot(world);
  bot.portal = {
    event_webhooks_url: endpoint.url,
    event_webhooks_status: 2,
    event_webhooks_types: ['ENTITLEMENT_CREATE'],
  };
  events.toBot(bot, 'ENTITLEMENT_DELETE', { id: '1' });
  events.toBot(bot, 'USER_UPDATE', { id: '2' });
  events.toBot(bot, 'ENTITLEMENT_CREATE', { id: '3' });
  await expect.poll(() => frames).toHaveLength(1);
  expect(endpoint.received).toMatchObject([
    { application_id: seeded.bot, event: { type: 'ENTITLEMENT_CREATE', data: { id: '3' } } },
  ]);
  expect(frames).toMatchObject([{ method: 'POST', route: endpoint.url, status: 204 }]);
});
