import type { Events } from '../gateway/events.ts';
import { type JsonObject, textOf } from '../json.ts';
import type { RestCall } from '../wire/frame.ts';
import type { LocalBot, World } from '../world/model.ts';
import { NO_ANSWER, postedFrame } from './posted-frame.ts';
import { reasonOf, signedPost } from './signed-post.ts';

/** The events that a local Discord can send (developers/events/webhook-events#event-types). */
export type WebhookEventName =
  | 'APPLICATION_AUTHORIZED'
  | 'APPLICATION_DEAUTHORIZED'
  | 'ENTITLEMENT_CREATE'
  | 'ENTITLEMENT_UPDATE'
  | 'ENTITLEMENT_DELETE';

const ENTITLEMENTS: readonly string[] = ['ENTITLEMENT_CREATE', 'ENTITLEMENT_UPDATE', 'ENTITLEMENT_DELETE'];
const WITHIN_MS = 3000;
const FIRST_PAUSE_MS = 1000;
/** Discord retries for up to ten minutes. */
const GIVES_UP_AFTER_MS = 10 * 60_000;
const EventStatus = { enabled: 2, disabledByDiscord: 3 } as const;

export interface WebhookEvents {
  /** Posts an event to an application that has subscribed to it. */
  send(bot: LocalBot, type: WebhookEventName, data: JsonObject): void;
  /** Cancels further attempts. */
  close(): void;
}

/** Events that go to applications as signed requests. */
export function createWebhookEvents(onFrame: (frame: RestCall) => void): WebhookEvents {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  async function attempt(
    bot: LocalBot,
    payload: JsonObject,
    pauseMs: number,
    waitedMs: number,
  ): Promise<void> {
    const url = urlOf(bot);
    if (isClosed || url === null) return;
    const startedAt = performance.now();
    const [status, answer] = await signedPost({
      applicationId: bot.id,
      url,
      payload,
      withinMs: WITHIN_MS,
    }).then(
      (response) => [response.status, null] as const,
      (error: unknown) => [NO_ANSWER, { message: reasonOf(error) }] as const,
    );
    onFrame(postedFrame({ url, payload, status, answer, startedAt }));
    if (status === 204 || isClosed) return;
    if (waitedMs + pauseMs > GIVES_UP_AFTER_MS) {
      bot.portal = { ...bot.portal, event_webhooks_status: EventStatus.disabledByDiscord };
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(bot, payload, 2 * pauseMs, waitedMs + pauseMs);
    }, pauseMs);
    timers.add(timer);
  }

  return {
    send(bot, type, data) {
      const types = bot.portal['event_webhooks_types'];
      if (!Array.isArray(types) || !types.includes(type)) return;
      const event = { type, timestamp: new Date().toISOString(), data };
      const payload = { version: 1, application_id: bot.id, type: 1, event };
      void attempt(bot, payload, FIRST_PAUSE_MS, 0);
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** The URL for an application's events; null if it gets none. */
function urlOf({ portal }: LocalBot): string | null {
  return portal['event_webhooks_status'] === EventStatus.enabled
    ? (textOf(portal['event_webhooks_url']) ?? null)
    : null;
}

/** Passes on gateway events, and also sends those about entitlements to applications as webhook events. */
export function withWebhookEvents(world: World, events: Events, webhookEvents: WebhookEvents): Events {
  return {
    ...events,
    toBot(bot, event, data, guildId) {
      events.toBot(bot, event, data, guildId);
      const target = world.bots.get(bot.id);
      if (!target || typeof data === 'function' || !ENTITLEMENTS.includes(event)) return;
      webhookEvents.send(target, event as WebhookEventName, data);
    },
  };
}
